/** The text for a name from the server; undefined for a name that this page does not know yet. */
export function nameIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
