import type { Teller } from '../../messages/teller';
import type { Palette } from '../output/palette';
import type { Entry } from './entry';

/** The most proofs shown below a finding, and the most cells named. */
const proofsShown = 10;
const cellsShown = 8;

/** A line for each proof of a finding, with the cells of those that have several; the last counts the rest. */
export function proofLines(proofs: readonly Entry[], palette: Palette, teller: Teller): string {
  const lines = proofs.slice(0, proofsShown).map(({ file, line, column, message, cells }) => {
    const named =
      cells.length > 1 ? teller.tell('cli.proof-cells', { cells: namedCells(cells) }) : '';
    return `    ${file}:${line}:${column}  ${message}${named}\n`;
  });
  const more = proofs.length - proofsShown;
  if (more > 0) lines.push(`    ${teller.tell('cli.more-proofs', { count: more })}\n`);
  return lines.map((line) => palette.faint(line)).join('');
}

/** The first cells of a list, and a sign for the rest. */
export function namedCells(cells: readonly string[]): string {
  return cells.slice(0, cellsShown).join(', ') + (cells.length > cellsShown ? ', …' : '');
}
