/** Only white space, and characters that are not drawn, such as zero-width spaces, joiners and variation selectors. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/**
 * Soft hyphens, zero-width spaces and no-break spaces, word joiners, and marks that turn the direction of the text
 * around them: pasted by accident, they hide a word from the search, or show it backwards.
 */
const stray = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Line and paragraph separators, which layout programs put between the lines of a heading. */
const separators = /[\u2028\u2029]+/g;

/** A text as it is stored: without the white space around it and stray characters; empty if nothing of it can be seen. */
export const trimmed = (text: string): string =>
  blank.test(text) ? '' : text.replaceAll(stray, '').replaceAll(separators, ' ').trim();
