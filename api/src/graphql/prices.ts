/**
 * What a field costs, in units of a plain column. A connection multiplies what it selects by the size of its page.
 */
export const prices = {
  /** A text of more than 2,048 characters, the limit of an address. */
  text: 10,
  /** A text that may be as long, and seldom is. */
  seldomLong: 2,
  /** A long text rendered as HTML. */
  html: 25,
  /** What a resolver of its own gathers beside its row, in one statement for the whole page. */
  gathered: 3,
  /** An SQL statement of its own. */
  statement: 40,
  /** A search of texts, on top of its statement: an operation has room for four. */
  search: 2_000,
  /** The whole database as one text. */
  archive: 2_000,
};

/** What a field states that shows a long text as it is. */
export const longText = (description: string) => ({ complexity: prices.text, description });

/** What one operation may cost. */
export const limits = {
  complexity: 10_000,
  depth: 12,
  breadth: 200,
  aliases: 30,
  tokens: 2_000,
  nesting: 100,
  pageSize: 100,
  /** Bytes of an answer: whole for visitors; for admins its long texts, and archives are not counted. */
  answer: { visitors: 4 * 1024 * 1024, admins: 64 * 1024 * 1024 },
  /** Bytes of Markdown that are rendered as HTML for an answer: half a second of processor for usual texts. */
  markdown: 2 * 1024 * 1024,
};
