export type Theme = 'light' | 'dark';

/** The theme that the reader chose, from the cookie that stores the choice, or named; undefined to follow the device. */
export function readerTheme(named: string | undefined): Theme | undefined {
  return named === 'light' || named === 'dark' ? named : undefined;
}
