/** Characters that no font needs to show: joiners, variation selectors and the like. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\s]$/u;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The code points that the texts of an SVG file show. */
export function signsOf(svg: string): ReadonlySet<number> {
  const signs = new Set<number>();
  for (const [, text = ''] of svg.matchAll(/<text\b[^>]*>([^<]*)</g)) {
    const plain = text.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
    for (const sign of plain) if (!unseen.test(sign)) signs.add(sign.codePointAt(0)!);
  }
  return signs;
}
