import type { Finding } from '../../level/finding';
import { finding } from '../../level/textFinding';
import type { TourBoard } from '../hamiltonian/tourBoard';

/**
 * Schwenk's theorem: an m×n board without holes, m ≤ n, has a closed knight's tour unless m and n
 * are odd, or m is 1, 2 or 4, or m = 3 and n is 4, 6 or 8. (A. J. Schwenk: Which rectangular
 * chessboards have a knight's tour? Mathematics Magazine 64, 1991.) Null where it forbids nothing.
 */
export function schwenk({ board, closed, graph }: TourBoard): Finding | null {
  const { height, width } = board;
  if (!closed || graph.nodeCount < height * width) return null;
  const [m, n] = height < width ? [height, width] : [width, height];
  const odd = m % 2 === 1 && n % 2 === 1;
  const narrow = m === 1 || m === 2 || m === 4;
  const three = m === 3 && (n === 4 || n === 6 || n === 8);
  if (!odd && !narrow && !three) return null;
  return finding('error', 'schwenk', [], {
    args: { rows: height, columns: width },
    ...(odd && { reason: 'odd' }),
  });
}
