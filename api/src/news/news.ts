import { z } from 'zod';
import { publicRule, readRule } from '../auth/permission.ts';
import { visitor, type Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { Prisma, type NewsArticle } from '../database/generated/client.ts';
import { afterInSql, keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { listTotal, type ListTotal } from '../database/listTotal.ts';
import type { Enough } from '../database/matching.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { searchedWords, searchInTurn } from '../database/search.ts';
import { requestTime } from '../database/trace.ts';
import type { Preferences } from '../graphql/context.ts';
import type { Language } from '../language.ts';
import { passLaunchCheck } from '../launchCheck/pass.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { pictureUrl } from '../addressFields.ts';
import { clearable, line, markdown, moment, nullForEmpty, required, tooEarly } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { copiedItems } from '../workingCopies/published.ts';
import { matchingNews } from './newsText.ts';
import { inState, visibleNews, visibleNewsSql, type NewsState } from './visibility.ts';

/** What an editor enters of an article, field by field (docs/product.md#news). */
export const newsArticleFields = z.strictObject({
  titleEn: required(line(200)).meta({ description: 'Title in English, 1 to 200 characters.' }),
  titleId: required(line(200)).meta({ description: 'Title in Indonesian, 1 to 200 characters.' }),
  excerptEn: clearable(line(500), () => '').meta({
    description: 'Teaser in English, at most 500 characters; null for none.',
  }),
  excerptId: clearable(line(500), () => '').meta({
    description: 'Teaser in Indonesian, at most 500 characters; null for none.',
  }),
  contentEn: clearable(markdown(50_000), () => '').meta({
    description: 'Text in English: Markdown without HTML, at most 50,000 characters; null for none.',
  }),
  contentId: clearable(markdown(50_000), () => '').meta({
    description: 'Text in Indonesian: Markdown without HTML, at most 50,000 characters; null for none.',
  }),
  author: clearable(line(120), () => '').meta({
    description: 'Who wrote it, as readers see the name, at most 120 characters; null for none.',
  }),
  category: required(line(50)).meta({
    description:
      'Such as culture, fashion, education, announcement, competition, community; 1 to 50 characters.',
  }),
  imageUrl: pictureUrl()
    .nullable()
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'An http(s) address or a path on this site; null or empty for a placeholder.' }),
  featured: clearable(z.boolean(), () => false).meta({
    description: 'A candidate for the featured place; false by default and for null.',
  }),
  published: clearable(z.boolean(), () => true).meta({
    description: 'False keeps it a draft; true by default and for null.',
  }),
  publishedAt: clearable(moment(), () => new Date()).meta({
    description:
      'The date that readers see and that lists are ordered by; by default the time of creation, and for null the time of the change.',
  }),
  goLiveAt: clearable(moment(), () => null).meta({
    description: 'From when readers see it, once it is published; null for at once.',
  }),
  expireAt: clearable(moment(), () => null).meta({
    description: 'When it is taken down: later than goLiveAt, if that is given; null for never.',
  }),
});

/** Whether a schedule has its moments in order. */
const isInOrder = ({ goLiveAt, expireAt }: Record<'goLiveAt' | 'expireAt', Date | null | undefined>) =>
  !goLiveAt || !expireAt || goLiveAt < expireAt;

const inOrder = { path: ['expireAt'], ...tooEarly };

const newsSchedule = z
  .object({ goLiveAt: z.date().nullable(), expireAt: z.date().nullable() })
  .refine(isInOrder, inOrder);

/** An editor’s input for an article: it is taken down only after it has gone live. */
export const newsArticleInput = newsArticleFields.refine(isInOrder, inOrder);

/** Refuses an article that is taken down before it goes live. @throws ValidationError */
export function refuseWrongOrder(row: z.input<typeof newsSchedule>): void {
  validate(newsSchedule, row);
}

/** The filters of a list. `category` "all" and an empty search do not filter. */
export interface NewsFilter extends TranslationFilter {
  category?: string | null | undefined;
  /** Every word must occur in the title or the content (docs/product.md#news). */
  search?: string | null | undefined;
  /** The language to search in; by default the reader’s, which is read only then. */
  language?: Language | null | undefined;
  reader: Pick<Preferences, 'language'>;
  featured?: boolean | null | undefined;
  published?: boolean | null | undefined;
  state?: NewsState | null | undefined;
  /** Only articles with a working copy, which only editors see. */
  unpublishedChanges?: boolean | null | undefined;
}

export const newsSorts = ['NEWEST', 'LAST_CHANGED', 'TITLE'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** What a list is narrowed to, and its order. */
export interface NewsListing extends NewsFilter {
  sort?: NewsSort | null | undefined;
}

/** Newest first, as readers see the articles; the id breaks ties. */
export const newsOrder = [
  { name: 'publishedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** The order of a list. Only one by title reads the reader’s language, on which its answer then depends. */
export function newsOrderOf({ sort, language, reader }: NewsListing): readonly OrderColumn[] {
  if (sort === 'LAST_CHANGED') return [{ ...newsOrder[0], name: 'updatedAt' }, newsOrder[1]];
  if (sort !== 'TITLE') return newsOrder;
  const name = (language ?? reader.language) === 'en' ? 'titleEn' : 'titleId';
  return [
    { name, direction: 'asc', type: 'text' },
    { name: 'id', direction: 'asc', type: 'number' },
  ];
}

const categoryFilter = z.object({ category: line(50) });

async function matching(viewer: Viewer, filter: NewsFilter) {
  const { category, featured, published, state, unpublishedChanges } = filter;
  const visible = visibleNews(viewer);
  return [
    visible,
    ...(category && category !== 'all' ? [validate(categoryFilter, { category })] : []),
    ...(typeof featured === 'boolean' ? [{ featured }] : []),
    ...(typeof published === 'boolean' && published !== visible.published ? [{ published }] : []),
    ...(state ? [inState(state, requestTime())] : []),
    ...gapIn(filter, 'NewsArticle', prisma.newsArticle.fields),
    ...(unpublishedChanges ? [{ id: { in: await copiedItems(viewer, newsRules) } }] : []),
  ];
}

/**
 * Reads the articles that a viewer may see and that match a filter: in turn, if it has a search. Only a search reads the
 * reader’s language, on which its answer then depends.
 * @param read receives the conditions that they meet
 * @param enough what it reads of them, if nothing but a search narrows them
 * @throws ValidationError for an overlong search, or text that is not a category
 * @throws BusyError if too many searches are waiting
 */
export async function readMatching<Result>(
  viewer: Viewer,
  filter: NewsFilter,
  read: (conditions: Prisma.NewsArticleWhereInput[]) => Promise<Result>,
  enough?: Enough,
): Promise<Result> {
  const conditions = await matching(viewer, filter);
  const words = searchedWords(filter.search);
  if (words.length === 0) return read(conditions);
  const language = filter.language ?? filter.reader.language;
  const isNarrowed = conditions.length > 1;
  return searchInTurn(viewer, async () => {
    const visible = visibleNewsSql(viewer);
    const ids = await matchingNews(words, language, visible, isNarrowed ? undefined : enough);
    return read([...conditions, { id: { in: ids } }]);
  });
}

/** What is enough of the newest articles for a page; undefined for a page that is read from its end. */
function enoughFor({ after, before, limit, inverted }: Page): Enough | undefined {
  if (before || inverted) return undefined;
  return { where: after ? afterInSql(newsOrder, after) : Prisma.sql`TRUE`, count: limit };
}

/**
 * One page of the articles that the viewer may see.
 * @throws ValidationError for a foreign cursor, an overlong search, or text that is not a category
 * @throws BusyError if too many searches are waiting
 */
export const listNews = publicRule(
  async (viewer, filter: NewsListing, page: Page, selection: Selection = {}): Promise<NewsArticle[]> => {
    const order = newsOrderOf(filter);
    return readMatching(
      viewer,
      filter,
      (conditions) => prisma.newsArticle.findMany({ ...selection, ...keysetPage(order, page, conditions) }),
      order === newsOrder ? enoughFor(page) : undefined,
    );
  },
);

/**
 * How many articles match a filter, and how many there are.
 * @throws UnauthenticatedError, and the errors of `listNews`
 */
export const countNews = readRule('news.read', async (admin, filter: NewsFilter): Promise<ListTotal> =>
  readMatching({ admin }, filter, (conditions) => listTotal('newsArticle', conditions)),
);

/** The newest article marked as featured that visitors see: even for admins, no other one is featured. */
export const findFeaturedNewsArticle = publicRule(
  async (_viewer, selection: Selection = {}): Promise<NewsArticle | null> =>
    prisma.newsArticle.findFirst({
      ...selection,
      where: { featured: true, ...visibleNews(visitor) },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    }),
);

/** Reading, creating, changing and deleting an article. */
export const newsRules = resourceRules<NewsArticle>({
  noun: 'news article',
  model: 'newsArticle',
  input: newsArticleInput,
  change: newsArticleFields.partial(),
  write: 'news.write',
  publish: 'news.publish',
  isPublic: ({ published }: NewsArticle) => published,
  visible: visibleNews,
  // A change may give one of the moments only.
  consequences: async (_transaction, _admin, values, row: NewsArticle) => {
    refuseWrongOrder({ ...row, ...values });
    return {};
  },
  launchCheck: passLaunchCheck,
});
