import { isContentGranted, type ContentModel } from '../auth/capabilities.ts';
import { readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { publicRows } from '../database/publicRows.ts';
import { searchedWords, searchInTurn } from '../database/search.ts';
import { everyWord } from '../database/matching.ts';

const { raw, sql } = Prisma;

/** An item that an editor looks for. */
export interface FoundItem {
  kind: ItemKind;
  /** The address of its form in the dashboard. */
  path: string;
  titleEn: string;
  titleId: string;
  /** Whether visitors see it: published, active, not hidden; null if it is for editors alone. */
  isPublic: boolean | null;
}

/** How many items of a kind are found at most. */
export const foundOfKind = 5;

interface Source {
  table: ContentModel;
  path: Prisma.Sql;
  titles: readonly [english: string, indonesian: string];
  isPublic: Prisma.Sql;
}

const byId = (section: string) => sql`${`/admin/${section}/`}::text || id`;
const names = ['nameEn', 'nameId'] as const;

/** What is searched, in the order of the results. */
const sources = {
  article: {
    table: 'NewsArticle',
    path: byId('news'),
    titles: ['titleEn', 'titleId'],
    isPublic: publicRows.NewsArticle,
  },
  community: {
    table: 'Community',
    path: byId('communities'),
    titles: names,
    isPublic: publicRows.Community,
  },
  partner: {
    table: 'Partner',
    path: byId('partners'),
    titles: ['name', 'name'],
    isPublic: publicRows.Partner,
  },
  pattern: {
    table: 'BatikPattern',
    path: byId('patterns'),
    titles: names,
    isPublic: publicRows.BatikPattern,
  },
  timelineItem: {
    table: 'TimelineItem',
    path: byId('timeline'),
    titles: ['titleEn', 'titleId'],
    isPublic: publicRows.TimelineItem,
  },
  glossaryTerm: {
    table: 'GlossaryTerm',
    path: byId('glossary'),
    titles: ['termEn', 'termId'],
    isPublic: sql`NULL::boolean`,
  },
  content: {
    table: 'ContentEntry',
    path: sql`'/admin/content?edit=' || key`,
    titles: ['key', 'key'],
    isPublic: publicRows.ContentEntry,
  },
} as const satisfies Record<string, Source>;

export type ItemKind = keyof typeof sources;

export const itemKinds = Object.keys(sources) as ItemKind[];

/**
 * The newest items of each noun, drafts too, with every word in their title, in either language and any case, in one
 * statement (docs/product.md#find). A text without words finds nothing.
 * @throws UnauthenticatedError, ValidationError for more than 200 characters or 10 words
 */
export const findItems = readRule('content.read', async (admin, text: string): Promise<FoundItem[]> => {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const kinds = itemKinds.filter((kind) => isContentGranted(admin, sources[kind].table));
  const parts = kinds.map((kind) => {
    const { table, path, titles, isPublic } = sources[kind];
    const [english, indonesian] = titles.map((column) => raw(`"${column}"`)) as [Prisma.Sql, Prisma.Sql];
    return sql`(
      SELECT ${kind}::text AS kind, ${path} AS path, ${english} AS "titleEn", ${indonesian} AS "titleId",
        ${isPublic} AS "isPublic"
      FROM ${raw(`"${table}"`)} WHERE ${everyWord({ columns: [english, indonesian], isLower: false }, words)}
      ORDER BY id DESC LIMIT ${foundOfKind})`;
  });
  return searchInTurn({ admin }, () => prisma.$queryRaw<FoundItem[]>`${Prisma.join(parts, ' UNION ALL ')}`);
});
