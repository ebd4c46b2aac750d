/**
 * The cost of a field, in units of a plain column. A connection multiplies the cost of its selection by its
 * page size.
 */
export const prices = {
  /** A text of more than 2,048 characters, the limit of an address. */
  text: 10,
  /** A text that may be as long, but rarely is. */
  seldomLong: 2,
  /** A long text rendered as HTML. */
  html: 25,
  /** Data that a resolver gathers beside its row, in one statement for the whole page. */
  gathered: 3,
  /** What a working copy keeps, read as a whole whatever is asked of it: up to half a million characters. */
  copy: 200,
  /** What is read of a row as it was before a change, and after it: of an article up to four long texts. */
  snapshots: 35,
  /** A separate SQL statement. */
  statement: 40,
  /** A text search, on top of its statement: an operation has room for four. */
  search: 2_000,
  /** Two long texts of the client, read as Markdown before anything is loaded: an operation has room for four. */
  check: 2_000,
  /** The whole database as one text. */
  archive: 2_000,
};

/** The options of a field that shows a long text unrendered. */
export const longText = (description: string) => ({ complexity: prices.text, description });

/** The limits of one operation. */
export const limits = {
  complexity: 10_000,
  depth: 12,
  breadth: 240,
  aliases: 30,
  tokens: 2_000,
  nesting: 100,
  pageSize: 100,
  /** Bytes of an answer: the whole answer for visitors; only its long texts for admins, without archives. */
  answer: { visitors: 4 * 1024 * 1024, admins: 64 * 1024 * 1024 },
  /** Bytes of Markdown rendered as HTML for an answer: half a second of CPU time for usual texts. */
  markdown: 2 * 1024 * 1024,
};
