/** The longest name of an item in a review or a notice, in UTF-16 code units. */
export const titleLimit = 200;

/** The text, or its beginning with an ellipsis, cut between characters as readers see them. */
function shortened(text: string): string {
  if (text.length <= titleLimit) return text;
  const end = new Intl.Segmenter().segment(text).containing(titleLimit - 1)?.index ?? 0;
  return `${text.slice(0, end)}…`;
}

/** Names of an item, short enough for lists and mails. */
export const shortTitles = ({ titleEn, titleId }: { titleEn: string; titleId: string }) => ({
  titleEn: shortened(titleEn),
  titleId: shortened(titleId),
});
