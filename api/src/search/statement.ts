import { Prisma } from '../database/generated/client.ts';
import { everyWord, matchingRows } from '../database/matching.ts';
import type { Language } from '../language.ts';
import { searchedIn, shownPages, sourcesIn, type SearchKind, type Source } from './sources.ts';

const { sql } = Prisma;

/** A row that a search found. */
export interface Row {
  kind: SearchKind;
  path: string;
  title: string;
  imageUrl: string | null;
  text: string;
  /** Whether every word is in the title. */
  isTitle: boolean;
  newest: number;
}

/** The newest rows with every word in the title; unless these are enough, also the newest of the others. */
function rowsOf(source: Source, words: readonly string[], most: number) {
  const { kind, path, title, picture, texts, order, newest } = source;
  const titles = Prisma.raw(`${kind}_titles`);
  const searched = searchedIn(source);
  const inTitle = { ...searched, columns: [title], isLower: false };
  const read = (isTitle: boolean, condition: Prisma.Sql) => sql`
    SELECT ${kind}::text AS kind, ${path} AS path, ${title} AS title, ${picture} AS "imageUrl",
      concat_ws(E'\n\n', ${Prisma.join([...texts])}) AS text,
      ${isTitle}::boolean AS "isTitle", (${newest})::float8 AS newest
    FROM ${matchingRows(isTitle ? inTitle : searched, words)} WHERE ${condition} ORDER BY ${order} LIMIT ${most}`;
  const isOther = sql`(SELECT count(*) FROM ${titles}) < ${most} AND NOT (${everyWord(inTitle, words)})`;
  return {
    titles: sql`${titles} AS MATERIALIZED (${read(true, sql`TRUE`)})`,
    rows: sql`SELECT * FROM ${titles} UNION ALL (${read(false, isOther)})`,
  };
}

/** The statement that reads, of each kind, at most a number of title matches and as many others, unordered. */
export function searchStatement(words: readonly string[], language: Language, most: number): Prisma.Sql {
  const parts = sourcesIn(language).map((source) => rowsOf(source, words, most));
  const titles = Prisma.join(parts.map((part) => part.titles));
  const rows = Prisma.join(
    parts.map((part) => part.rows),
    ' UNION ALL ',
  );
  return sql`WITH ${shownPages(language)}, ${titles} ${rows}`;
}
