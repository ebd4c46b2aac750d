/**
 * Characters that XML cannot contain, even escaped (XML 1.0, section 2.2): control characters except tabs and
 * line breaks, unpaired surrogates, U+FFFE and U+FFFF. No feed reader accepts them.
 */
const outsideXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** The same, except control characters, which all text fields refuse anyway. */
export const notCharacters = /[\p{Cs}\uFFFE\uFFFF]/u;

/** Removes characters that XML cannot contain: rows stored before they were refused may have them. */
export const withoutOutsideXml = (text: string) => text.replaceAll(outsideXml, '');
