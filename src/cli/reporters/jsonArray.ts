import type { Output } from '../output/output';

/** Prints a JSON array element by element, each on a line of its own. */
export class JsonArray {
  private count = 0;

  constructor(private readonly out: Output) {}

  async add(element: unknown): Promise<void> {
    await this.out.write(`${this.count++ === 0 ? '[\n' : ',\n'}  ${JSON.stringify(element)}`);
  }

  async end(): Promise<void> {
    await this.out.write(this.count === 0 ? '[]\n' : '\n]\n');
  }
}
