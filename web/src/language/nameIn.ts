/** The word for a name that the server gave; undefined for one that this page does not know yet. */
export function nameIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
