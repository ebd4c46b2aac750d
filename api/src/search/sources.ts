import { pick } from '../../../web/src/shared/language.ts';
import { visitor } from '../auth/viewer.ts';
import { visibleCommunities } from '../communities/communities.ts';
import { Prisma } from '../database/generated/client.ts';
import type { Searched } from '../database/matching.ts';
import type { Language } from '../language.ts';
import { newsText } from '../news/newsText.ts';
import { newsShownAt } from '../news/visibility.ts';
import { requestTime } from '../database/trace.ts';
import { visiblePartners } from '../partners/partners.ts';
import { imageUrlColumn } from '../patterns/patterns.ts';
import { shownTexts } from './shownTexts.ts';

const { sql } = Prisma;

/** What a search finds, in the order of its groups. */
export const searchKinds = ['page', 'article', 'pattern', 'community', 'partner', 'question'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Rows to search: their kind, what they are read from, and their columns in one language. */
export interface Source {
  kind: SearchKind;
  table: Prisma.Sql;
  /** The address of a row on this site. */
  path: Prisma.Sql;
  title: Prisma.Sql;
  /** The address of its picture; null for none. */
  picture: Prisma.Sql;
  texts: readonly Prisma.Sql[];
  /** The title and the texts in one column, in lower case. */
  lower?: Prisma.Sql;
  /** Newest first: a list that an index has. */
  order: Prisma.Sql;
  /** The same as a number, to compare rows. */
  newest: Prisma.Sql;
  visible: Prisma.Sql;
}

/** Where the words of a search must occur. */
export const searchedIn = ({ lower, title, texts, ...rows }: Source): Searched => ({
  ...rows,
  columns: lower ? [lower] : [title, ...texts],
  isLower: lower !== undefined,
});

/** The models that every search reads, for the cache. */
export const searchedModels = ['NewsArticle', 'BatikPattern', 'Community', 'Partner', 'ContentEntry'];

/** A noun’s visibility filter for visitors, in SQL. */
const only = (filter: Readonly<Record<string, boolean>>) =>
  Prisma.join(
    [
      sql`TRUE`,
      ...Object.entries(filter).map(([column, value]) => sql`${Prisma.raw(`"${column}"`)} = ${value}`),
    ],
    ' AND ',
  );

/** Newest first. */
const byId = { order: sql`id DESC`, newest: sql`id` };

/** What is searched in a language. */
export function sourcesIn(language: Language): Source[] {
  const name = pick(language, sql`"nameEn"`, sql`"nameId"`);
  const description = pick(language, sql`"descriptionEn"`, sql`"descriptionId"`);
  const shown = (kind: 'page' | 'question'): Source => ({
    kind,
    table: sql`shown`,
    path: sql`path`,
    title: sql`title`,
    picture: sql`NULL`,
    texts: [sql`text`],
    ...byId,
    visible: sql`kind = ${kind}`,
  });
  return [
    shown('page'),
    shown('question'),
    {
      kind: 'article',
      table: sql`"NewsArticle"`,
      path: sql`'/news/' || id`,
      title: pick(language, sql`"titleEn"`, sql`"titleId"`),
      picture: sql`"imageUrl"`,
      texts: [pick(language, sql`"contentEn"`, sql`"contentId"`)],
      lower: newsText(language),
      order: sql`"publishedAt" DESC, id DESC`,
      newest: sql`extract(epoch FROM "publishedAt")`,
      visible: newsShownAt(requestTime()),
    },
    {
      kind: 'pattern',
      table: sql`"BatikPattern"`,
      path: sql`'/heritage/' || id`,
      title: name,
      picture: imageUrlColumn,
      texts: [pick(language, sql`"meaningEn"`, sql`"meaningId"`), description, sql`origin`],
      ...byId,
      visible: only({}),
    },
    {
      kind: 'community',
      table: sql`"Community"`,
      path: sql`'/communities/' || id`,
      title: name,
      picture: sql`"imageUrl"`,
      texts: [description, sql`location`],
      ...byId,
      visible: only(visibleCommunities(visitor)),
    },
    {
      kind: 'partner',
      table: sql`"Partner"`,
      path: sql`'/partners#partners-' || tier`,
      title: sql`name`,
      picture: sql`"logoUrl"`,
      texts: [sql`description`],
      ...byId,
      visible: only(visiblePartners(visitor)),
    },
  ];
}

/**
 * The texts of each page together, and of each question, as `shown`: what editors have stored and not hidden, else
 * the fallbacks. The ids descend, so that the first page of the site is the first found.
 */
export const shownPages = (language: Language): Prisma.Sql => sql`
  shown AS (
    SELECT kind, path, title, -min(place) AS id,
      string_agg(
        nullif(
          coalesce(CASE WHEN hidden THEN '' ELSE ${pick(language, sql`"valueEn"`, sql`"valueId"`)} END, fallback),
          ''
        ),
        E'\n\n· ' ORDER BY place
      ) AS text
    FROM ROWS FROM (
      jsonb_to_recordset(${shownTexts[language]}::jsonb) AS (kind text, path text, title text, key text, fallback text)
    ) WITH ORDINALITY AS declared (kind, path, title, key, fallback, place)
    LEFT JOIN "ContentEntry" USING (key)
    GROUP BY kind, path, title
  )`;
