/** Only white space, and characters that are not drawn, such as zero-width spaces, joiners and variation selectors. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/** A text without the white space around it; empty if nothing of it can be seen. */
export const trimmed = (text: string): string => (blank.test(text) ? '' : text.trim());
