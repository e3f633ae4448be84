/** What a label counts as: labels are equal after NFC, ignoring U+FE0F. */
export function sameLabel(label: string): string {
  return label.normalize('NFC').replaceAll('\ufe0f', '');
}
