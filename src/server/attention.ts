/**
 * Which document an author turned to last, by a count that goes up: a client does not tell which of
 * the open ones are in sight.
 */
export class Attention {
  private turns = 0;

  /** @param turned is called after every turn: what is most urgent has changed. */
  constructor(private readonly turned: () => void = () => undefined) {}

  /** The author turned to a document: `take` receives its place, greater than all before. */
  turn(take: (place: number) => void): void {
    take(++this.turns);
    this.turned();
  }
}
