/**
 * Whether texts may have more than ASCII: where the locale (`LC_ALL`, `LC_CTYPE` or `LANG`, the
 * first that is set) is UTF-8; on Windows, which has no such variables, always.
 */
export function showsUnicode(
  env: Readonly<Record<string, string | undefined>>,
  platform: string,
): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'];
  if (!locale) return platform === 'win32';
  return /utf-?8/i.test(locale);
}
