import { isLongEnough } from '../../../web/src/shared/isLongEnough.ts';
import { Prisma } from '../database/generated/client.ts';
import { literally } from '../database/search.ts';
import type { Language } from '../language.ts';
import { shownPages, sourcesIn, type SearchKind, type Source } from './sources.ts';

const { sql } = Prisma;

/** A row that a search found. */
export interface Row {
  kind: SearchKind;
  path: string;
  title: string;
  text: string;
  /** Whether every word is in the title. */
  isTitle: boolean;
  newest: number;
}

/** Whether every word occurs in one of the columns. */
export const everyWord = (columns: readonly Prisma.Sql[], words: readonly string[]) =>
  Prisma.join(
    words.map((word) => {
      const pattern = `%${literally(word)}%`;
      return sql`(${Prisma.join(
        columns.map((column) => sql`${column} ILIKE ${pattern}`),
        ' OR ',
      )})`;
    }),
    ' AND ',
  );

/**
 * How many of the newest rows are read without an index. PostgreSQL has no statistics of texts as long as an article’s,
 * and would gather all matches of a frequent word to find the newest.
 */
const readFirst = 1000;

/**
 * How many more rows an index may name, to be read for what it cannot tell: whether three-letter groups that a text has
 * are one word, and words of one or two letters (docs/product.md#search).
 */
const readIndexed = 2000;

/** How many of the newest rows show how many an index would name. */
const sampled = 200;

/** Whether a column has every group of three letters of a word: what the index knows. */
function everyTrigram(column: Prisma.Sql, word: string) {
  const trigrams = (word.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((letters) => {
    const all = Array.from(letters);
    return all.slice(2).map((_, index) => all.slice(index, index + 3).join(''));
  });
  const patterns = [...new Set(trigrams)].map((trigram) => sql`${column} ILIKE ${`%${trigram}%`}`);
  return sql`(${Prisma.join(patterns, ' AND ')})`;
}

/**
 * The newest rows with every word in the title; unless these are enough, also the newest of the others. Reading them
 * apart lets each end early at many matches, and use an index at few.
 */
function rowsOf(source: Source, words: readonly string[], most: number) {
  const { kind, table, path, title, texts, order, newest, visible } = source;
  const [titles, recent, end, others] = ['titles', 'recent', 'end', 'others'].map((name) =>
    Prisma.raw(`${kind}_${name}`),
  ) as [Prisma.Sql, Prisma.Sql, Prisma.Sql, Prisma.Sql];
  const inTitle = everyWord([title], words);
  const isEnough = (found: Prisma.Sql) => sql`(SELECT count(*) FROM ${found}) >= ${most}`;
  const isOther = sql`NOT ${isEnough(titles)} AND ${everyWord([title, ...texts], words)} AND NOT (${inTitle})`;
  const matching = (from: Prisma.Sql, condition: Prisma.Sql) =>
    sql`${from} WHERE ${visible} AND ${condition}`;
  const read = (isTitle: boolean, from: Prisma.Sql) => sql`
    SELECT ${kind}::text AS kind, ${path} AS path, ${title} AS title,
      concat_ws(E'\n\n', ${Prisma.join([...texts])}) AS text,
      ${isTitle}::boolean AS "isTitle", (${newest})::float8 AS newest
    FROM ${from} ORDER BY ${order} LIMIT ${most}`;
  const firstRows = (count: number) =>
    sql`(SELECT * FROM ${table} WHERE ${visible} ORDER BY ${order} LIMIT ${count}) AS first`;
  const first = firstRows(readFirst);
  const named = words.filter(isLongEnough).map(
    (word) =>
      sql`(${Prisma.join(
        [title, ...texts].map((column) => everyTrigram(column, word)),
        ' OR ',
      )})`,
  );
  // Of the newest rows, the share that the index would name; of all rows, as many as their ids allow.
  const isUnreadable = sql`(
    SELECT count(*) FROM ${firstRows(sampled)} WHERE ${Prisma.join(named, ' AND ')}
  ) * (SELECT max(id) - min(id) + 1 FROM ${table}) > ${sampled * readIndexed}`;
  const isAtEnd = sql`(SELECT * FROM ${end})`;
  // Not in the order of the index: the newest of them are not among the newest rows. OFFSET keeps it from being used.
  const rest = sql`(
    SELECT * FROM ${matching(table, sql`NOT ${isAtEnd} AND ${isOther}`)} OFFSET 0
  ) AS rest`;
  return {
    tables: sql`
      ${titles} AS MATERIALIZED (${read(true, matching(table, inTitle))}),
      ${recent} AS MATERIALIZED (${read(false, matching(first, isOther))}),
      ${end} AS MATERIALIZED (
        SELECT CASE WHEN ${isEnough(titles)} OR ${isEnough(recent)} THEN TRUE ELSE ${isUnreadable} END
      ),
      ${others} AS (${read(false, rest)})`,
    rows: sql`
      SELECT * FROM ${titles}
      UNION ALL SELECT * FROM ${recent} WHERE ${isAtEnd}
      UNION ALL SELECT * FROM ${others}`,
  };
}

/** The statement that reads, of each kind, at most a number of title matches and as many others, unordered. */
export function searchStatement(words: readonly string[], language: Language, most: number): Prisma.Sql {
  const parts = sourcesIn(language).map((source) => rowsOf(source, words, most));
  const tables = Prisma.join(parts.map((part) => part.tables));
  const rows = Prisma.join(
    parts.map((part) => part.rows),
    ' UNION ALL ',
  );
  return sql`WITH ${shownPages(language)}, ${tables} ${rows}`;
}
