/** What follows the name of a duplicate, in the language of the name: it is a text of the item. */
export const copySuffixes = { En: ' (copy)', Id: ' (salinan)' } as const;

/** The name of the item that a duplicate was made of. */
export function withoutCopySuffix(name: string): string {
  const suffix = Object.values(copySuffixes).find((each) => name.endsWith(each)) ?? '';
  return name.slice(0, name.length - suffix.length);
}
