/** A full board on which every label stands `each` times, shuffled by a seed, as the rows of a level's text. */
export function dealRows(
  seed: number,
  { height, width, each }: { height: number; width: number; each: number },
): string {
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const labels = Array.from({ length: height * width }, (_, i) => `k${Math.floor(i / each)}`);
  for (let i = labels.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [labels[i], labels[j]] = [labels[j]!, labels[i]!];
  }
  return Array.from({ length: height }, (_, row) =>
    labels.slice(row * width, (row + 1) * width).join(' '),
  ).join('\n');
}
