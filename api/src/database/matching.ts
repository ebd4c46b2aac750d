import { isLongEnough } from '../../../web/src/shared/isLongEnough.ts';
import { Prisma } from './generated/client.ts';
import { literally } from './search.ts';

// Which rows a search reads. A trigram index finds a rare word at once, but names nearly every row for a frequent word,
// and for a rare one whose groups of three letters are frequent; reading them all would take seconds at 100,000 rows.

const { join, sql } = Prisma;

/** Rows to search. */
export interface Searched {
  table: Prisma.Sql;
  /** Each word must occur in one of them. */
  columns: readonly Prisma.Sql[];
  /** Whether the columns are in lower case. Others are lowered for each word: fifteen times as slow. */
  isLower: boolean;
  /** Newest first: a list that an index has. */
  order: Prisma.Sql;
  visible: Prisma.Sql;
}

/**
 * The most rows that a search reads: all that an index names for its words; if these are more, the newest ones, whether
 * an index names them or not (docs/product.md#search).
 */
const mostRead = 2000;

/** How many rows show how many an index would name. */
const sampled = 500;

const contains = (column: Prisma.Sql, isLower: boolean, text: string) => {
  const pattern = `%${literally(text)}%`;
  return isLower ? sql`${column} LIKE lower(${pattern})` : sql`${column} ILIKE ${pattern}`;
};

/** Whether every word occurs in one of the columns, in any case. */
export const everyWord = (
  { columns, isLower }: Pick<Searched, 'columns' | 'isLower'>,
  words: readonly string[],
): Prisma.Sql =>
  join(
    words.map(
      (word) =>
        sql`(${join(
          columns.map((column) => contains(column, isLower, word)),
          ' OR ',
        )})`,
    ),
    ' AND ',
  );

/** The groups of three letters of a word: what an index knows of it. */
const trigramsOf = (word: string): string[] => [
  ...new Set(
    (word.match(/[\p{L}\p{N}]{3,}/gu) ?? []).flatMap((letters) => {
      const all = Array.from(letters);
      return all.slice(2).map((_, index) => all.slice(index, index + 3).join(''));
    }),
  ),
];

/** The columns of a row, for a lateral join, each read once: a compressed text would be read again for each word. */
const readOnce = ({ columns }: Searched) => {
  const names = columns.map((_, index) => Prisma.raw(`text${index}`));
  const texts = columns.map((column, index) => sql`${column} || '' AS ${names[index] ?? column}`);
  return { names, texts: join(texts) };
};

/**
 * Whether an index would name more than `mostRead` rows for the words: estimated by rows from all over the table,
 * unless it is that small. An index knows nothing of words without three letters in a row.
 */
function isUnreadable(searched: Searched, words: readonly string[]): Prisma.Sql {
  const { table, isLower } = searched;
  const { names, texts } = readOnce(searched);
  const named = words.filter(isLongEnough).map(
    (word) =>
      sql`(${join(
        names.map((name) =>
          join(
            trigramsOf(word).map((trigram) => contains(name, isLower, trigram)),
            ' AND ',
          ),
        ),
        ' OR ',
      )})`,
  );
  // The multiplier, a prime, scatters the ids, so that no regularity of the rows matters.
  return sql`(
    SELECT ids.count > ${mostRead} AND (
      SELECT count(*) * ids.count > ${mostRead * sampled} FROM (
        SELECT FROM generate_series(1, ${sampled}) AS place
        JOIN LATERAL (
          SELECT ${texts} FROM ${table} WHERE id = (ids.first + (place * 2654435761) % ids.count)::int OFFSET 0
        ) AS sample ON ${join([sql`TRUE`, ...named], ' AND ')}
        LIMIT ${mostRead * sampled} / ids.count + 1
      ) AS named
    )
    FROM (SELECT min(id) AS first, max(id)::bigint - min(id) + 1 AS count FROM ${table}) AS ids
  )`;
}

/** A part of the rows that is enough for a page: the first ones, in the list’s order, that meet a condition. */
export interface Enough {
  where: Prisma.Sql;
  count: number;
}

/**
 * The visible rows in which every word occurs, as far as they are searched, for a FROM clause: `matching`.
 * @param enough ends the reading of the newest rows early; what an index names for rare words is few rows anyway
 */
export function matchingRows(searched: Searched, words: readonly string[], enough?: Enough): Prisma.Sql {
  const { table, order, visible, isLower } = searched;
  const end = enough ? sql`AND ${enough.where} ORDER BY ${order} LIMIT ${enough.count}` : Prisma.empty;
  const { names, texts } = readOnce(searched);
  return sql`(
    WITH bound AS MATERIALIZED (SELECT ${isUnreadable(searched, words)} AS "isUnreadable")
    SELECT * FROM ${table} WHERE NOT (SELECT "isUnreadable" FROM bound) AND ${visible} AND ${everyWord(searched, words)}
    UNION ALL
    (SELECT newest.* FROM (SELECT * FROM ${table} WHERE ${visible} ORDER BY ${order} LIMIT ${mostRead}) AS newest
    JOIN LATERAL (SELECT ${texts} OFFSET 0) AS read ON ${everyWord({ columns: names, isLower }, words)}
    WHERE (SELECT "isUnreadable" FROM bound) ${end})
  ) AS matching`;
}
