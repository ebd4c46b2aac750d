/**
 * What XML cannot carry, not even escaped (XML 1.0, section 2.2): control characters except tabs and line ends,
 * halves of surrogate pairs, U+FFFE and U+FFFF. No reader accepts a feed with one of them.
 */
const outsideXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** The same without control characters, which texts are refused for by themselves. */
export const notCharacters = /[\p{Cs}\uFFFE\uFFFF]/u;

/** The text without what XML cannot carry: rows that were stored before it was refused may have it. */
export const withoutOutsideXml = (text: string) => text.replaceAll(outsideXml, '');
