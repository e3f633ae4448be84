/**
 * An Eulerian trail over the sides of a full board, by Hierholzer's algorithm on plain arrays, from
 * the first odd point. Returns the points in order; shorter than it should be where there is none.
 */
export function plainTrail(
  height: number,
  width: number,
  edges: readonly [number, number][],
): Int32Array {
  const points = height * width;
  const degree = new Int32Array(points + 1);
  for (const [a, b] of edges) [degree[a], degree[b]] = [degree[a]! + 1, degree[b]! + 1];
  const first = new Int32Array(points + 1);
  for (let i = 0; i < points; i++) first[i + 1] = first[i]! + degree[i]!;
  const [to, edge, at] = [
    new Int32Array(2 * edges.length),
    new Int32Array(2 * edges.length),
    first.slice(),
  ];
  edges.forEach(([a, b], i) => {
    to[at[a]!] = b;
    edge[at[a]!++] = i;
    to[at[b]!] = a;
    edge[at[b]!++] = i;
  });
  const next = first.slice();
  const used = new Uint8Array(edges.length);
  const odd = degree.findIndex((each) => each % 2 === 1);
  const stack = [Math.max(0, odd)];
  const trail: number[] = [];
  while (stack.length > 0) {
    const point = stack[stack.length - 1]!;
    while (next[point]! < first[point + 1]! && used[edge[next[point]!]!] === 1) next[point]!++;
    if (next[point] === first[point + 1]) {
      trail.push(stack.pop()!);
      continue;
    }
    const way = next[point]!++;
    used[edge[way]!] = 1;
    stack.push(to[way]!);
  }
  return Int32Array.from(trail);
}
