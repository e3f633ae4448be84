const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a part, from 0: A to Z, then AA, AB … */
export function partLetter(part: number): string {
  const last = letters[part % letters.length]!;
  return part < letters.length ? last : partLetter(Math.floor(part / letters.length) - 1) + last;
}
