import type { Picture, PictureDrawing } from './picture';

/**
 * A drawing's edges as they are written, each pair of points once: `A-B`, two or more between the
 * same points `A-B ×2`, a loop `A-A`; a point without edges stands by itself.
 */
export function edgeTexts({ points, edges }: PictureDrawing, unicode: boolean): readonly string[] {
  const copies = new Map<string, number>();
  const touched = new Set<number>();
  for (const { from, to } of edges) {
    touched.add(from).add(to);
    const back = `${to} ${from}`;
    const key = copies.has(back) ? back : `${from} ${to}`;
    copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  const nameAt = (place: string | undefined): string => points[Number(place)]?.name ?? '';
  const pairs = [...copies].map(([key, count]) => {
    const [from, to] = key.split(' ');
    const many = count > 1 ? ` ${unicode ? '×' : 'x'}${count}` : '';
    return `${nameAt(from)}-${nameAt(to)}${many}`;
  });
  const alone = points.filter((_, i) => !touched.has(i)).map(({ name }) => name);
  return [...pairs, ...alone];
}

/** The steps of a drawing's route, a list for each stroke: `1 A-B`, `2 B-A#2`; counted over all. */
export function stepTexts({ route }: Picture): readonly (readonly string[])[] {
  let step = 0;
  return (route ?? []).map((stroke) =>
    stroke.slice(1).map((name, i) => `${++step} ${stroke[i]!.split('#')[0]!}-${name}`),
  );
}
