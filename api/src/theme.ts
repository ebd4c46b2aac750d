export type Theme = 'light' | 'dark';

/** The theme that the reader chose, from the cookie that stores the choice; undefined to follow the device. */
export function readerTheme(cookie: string | undefined): Theme | undefined {
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined;
}
