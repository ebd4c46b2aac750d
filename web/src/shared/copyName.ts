/** What follows the name of a duplicate, in the language of the name: it is a text of the item. */
export const copySuffixes = { En: ' (copy)', Id: ' (salinan)' } as const;

/** The name of the item that a duplicate was made of. */
export const withoutCopySuffix = (name: string): string => name.replace(/ \((?:copy|salinan)\)$/, '');
