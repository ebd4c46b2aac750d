export type Theme = 'light' | 'dark';

/** The theme that the reader chose, by the cookie that mirrors their choice; none follows the device. */
export function readerTheme(cookie: string | undefined): Theme | undefined {
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined;
}
