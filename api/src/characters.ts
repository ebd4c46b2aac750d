/**
 * What XML 1.0 cannot carry, escaped neither (section 2.2): control characters but tabs and line ends, halves of
 * surrogate pairs, U+FFFE and U+FFFF. A feed with one of them is read by no reader.
 */
const outsideXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** The same without control characters, which texts are refused for by themselves. */
export const notCharacters = /[\p{Cs}\uFFFE\uFFFF]/u;

/** The text without what XML cannot carry: rows that were stored before it was refused may have it. */
export const withoutOutsideXml = (text: string) => text.replaceAll(outsideXml, '');
