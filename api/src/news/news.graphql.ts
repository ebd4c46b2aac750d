import type { ArgBuilder } from '@pothos/core';
import { may } from '../auth/capabilities.ts';
import { visitor } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { ListTotalType } from '../database/listTotal.graphql.ts';
import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { longText, prices } from '../graphql/prices.ts';
import { rendered, renderedPart } from '../graphql/rendered.ts';
import type { Heading } from '../markdownHeadings.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { requestTime } from '../database/trace.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';
import {
  countNews,
  findFeaturedNewsArticle,
  listNews,
  newsOrderOf,
  newsRules,
  type NewsSort,
} from './news.ts';
import { scheduledNews, scheduleLimits } from './newsSchedule.ts';
import { newsStates, stateAt, visibleNews } from './visibility.ts';

const HeadingType = builder.objectRef<Heading>('Heading').implement({
  description: 'A heading of a text.',
  fields: (t) => ({
    anchor: t.exposeString('id', { description: 'The id of its element in the HTML, for links to it.' }),
    level: t.exposeInt('level', { description: '1 to 6.' }),
    text: t.exposeString('text', { description: 'Its words, without formatting.' }),
  }),
});

const NewsStateType = builder.enumType('NewsState', {
  description: 'Whether readers see an article.',
  values: newsStates,
});

const NewsSortType = builder.enumType('NewsSort', {
  description: 'An order of the articles.',
  values: {
    NEWEST: { description: 'By publication date, newest first.' },
    LAST_CHANGED: { description: 'By when they were saved, last saved first.' },
    TITLE: { description: 'By title in `language`.' },
  } satisfies Record<NewsSort, object>,
});

/** The filters of the list. */
export const newsFilters = (arg: ArgBuilder<typeof builder.$inferSchemaTypes>) => ({
  category: arg.string({ description: 'Only this category; “all” for all of them.' }),
  search: arg.string({
    description:
      'Every word must occur in the title or the content. Case does not matter. At most 200 characters, 10 words. Of frequent words among more than 2,000 articles, the newest 2,000 are searched.',
  }),
  language: arg({
    type: 'Language',
    description: 'The language to search in, and of the titles to sort by; by default the reader’s.',
  }),
  featured: arg.boolean({ description: 'Only articles that are, or are not, marked as featured.' }),
  published: arg.boolean({ description: 'Only published articles, or only drafts.' }),
  state: arg({ type: NewsStateType, description: 'Only articles in this state now.' }),
  translation: arg({ type: GapType, description: gapDescription }),
  unpublishedChanges: arg.boolean({
    description:
      'Only articles with a working copy, if true: none for visitors, and for a token without workingCopies.read.',
  }),
});

/** The ids of articles that visitors see, of many in one statement: Prisma reads rows together only by equality. */
const findLive = perOperation<string, number>(async (ids) => {
  const wanted = ids.map(parseDatabaseId);
  const rows = await prisma.newsArticle.findMany({
    where: { id: { in: wanted }, ...visibleNews(visitor) },
    select: { id: true },
  });
  return new Map(rows.map(({ id }) => [String(id), id]));
});

export const NewsArticle = builder.prismaNode('NewsArticle', {
  description: 'A news article in both languages.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, publishedAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: async (id, context) => ({
    id: may(context.viewer, 'news.read') ? parseDatabaseId(id) : ((await findLive(context, id)) ?? 0),
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in the article’s address and in REST.' }),
    titleEn: t.exposeString('titleEn', { description: 'Title in English.' }),
    titleId: t.exposeString('titleId', { description: 'Title in Indonesian.' }),
    excerptEn: t.exposeString('excerptEn', { description: 'Teaser in English, plain text; may be empty.' }),
    excerptId: t.exposeString('excerptId', {
      description: 'Teaser in Indonesian, plain text; may be empty.',
    }),
    contentEn: t.exposeString('contentEn', longText('Text in English, as Markdown.')),
    contentId: t.exposeString('contentId', longText('Text in Indonesian, as Markdown.')),
    contentHtmlEn: t.string({
      description: 'Text in English, as HTML that is safe to insert into a page.',
      select: { contentEn: true },
      ...rendered('contentEn'),
    }),
    contentHtmlId: t.string({
      description: 'Text in Indonesian, as HTML that is safe to insert into a page.',
      select: { contentId: true },
      ...rendered('contentId'),
    }),
    headingsEn: t.field({
      type: [HeadingType],
      description: 'The headings of the text in English, in order.',
      select: { contentEn: true },
      ...renderedPart('contentEn', 'headings'),
    }),
    headingsId: t.field({
      type: [HeadingType],
      description: 'The headings of the text in Indonesian, in order.',
      select: { contentId: true },
      ...renderedPart('contentId', 'headings'),
    }),
    openingEn: t.string({
      description: 'The start of the text in English, as plain words: at most 160 characters.',
      select: { contentEn: true },
      ...renderedPart('contentEn', 'opening'),
    }),
    openingId: t.string({
      description: 'The start of the text in Indonesian, as plain words: at most 160 characters.',
      select: { contentId: true },
      ...renderedPart('contentId', 'opening'),
    }),
    readingMinutesEn: t.int({
      description: 'How long the text in English takes to read, at 200 words a minute: at least 1.',
      select: { contentEn: true },
      ...renderedPart('contentEn', 'readingMinutes'),
    }),
    readingMinutesId: t.int({
      description: 'How long the text in Indonesian takes to read, at 200 words a minute: at least 1.',
      select: { contentId: true },
      ...renderedPart('contentId', 'readingMinutes'),
    }),
    author: t.exposeString('author', { description: 'Who wrote it; may be empty.' }),
    category: t.exposeString('category', { description: 'Such as culture, fashion, education, events.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'An http(s) address or a path on this site; null for a placeholder.',
    }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, if it is on this site; null for an external picture and for a placeholder.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    featured: t.exposeBoolean('featured', { description: 'A candidate for the featured place.' }),
    published: t.exposeBoolean('published', { description: 'False for a draft, which only admins see.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'The date that readers see.' }),
    goLiveAt: t.expose('goLiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when readers see it, once it is published; null for at once.',
    }),
    expireAt: t.expose('expireAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is taken down; null for never.',
    }),
    state: t.field({
      type: NewsStateType,
      description: 'Whether readers see it at the time of this request.',
      select: { published: true, goLiveAt: true, expireAt: true },
      resolve: (article) => stateAt(article, requestTime()),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

translationFields(NewsArticle, 'NewsArticle', 'news.read');
copyField(NewsArticle, newsRules);
lastChangeField(NewsArticle, newsRules);

nodeQueries(NewsArticle, {
  one: {
    name: 'newsArticle',
    description: 'The article with this number; null if it does not exist or the viewer may not see it.',
    id: 'The number in the article’s address.',
    find: newsRules.find,
  },
  list: {
    name: 'news',
    permission: listNews.permission,
    description: 'The articles. Visitors see only those that are live.',
    filters: (arg) => ({
      ...newsFilters(arg),
      sort: arg({ type: NewsSortType, description: 'The order; by default newest first.' }),
    }),
    order: (listing, { preferences }) => newsOrderOf({ ...listing, reader: preferences }),
    load: ({ viewer, preferences }, filter, ...page) =>
      listNews(viewer, { ...filter, reader: preferences }, ...page),
  },
});

builder.queryField('newsTotal', (t) =>
  t.field({
    type: ListTotalType,
    permission: countNews.permission,
    description: 'How many articles match a filter, drafts included, and how many there are.',
    complexity: ({ search }) => 3 * prices.statement + (search ? prices.search : 0),
    args: newsFilters(t.arg),
    resolve: (_root, filter, { viewer, preferences }) =>
      countNews(viewer, { ...filter, reader: preferences }),
  }),
);

builder.queryField('featuredNewsArticle', (t) =>
  t.prismaField({
    type: NewsArticle,
    nullable: true,
    permission: findFeaturedNewsArticle.permission,
    description: 'The newest live article that is marked as featured.',
    resolve: (query, _root, _args, { viewer }) => findFeaturedNewsArticle(viewer, query),
  }),
);

builder.queryField('newsSchedule', (t) =>
  t.prismaField({
    type: [NewsArticle],
    permission: scheduledNews.permission,
    description:
      'The articles, drafts included, that go live or are taken down within a period: the first to go live first.',
    complexity: ({ first }) => ({ field: prices.statement, multiplier: first }),
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: scheduleLimits.articles,
        description: 'The most articles, 1 to 200.',
      }),
      from: t.arg({ type: 'DateTime', description: 'The beginning; by default now.' }),
      until: t.arg({
        type: 'DateTime',
        description: 'The end, which is not part of it: at most 62 days later; by default 14 days.',
      }),
    },
    resolve: (query, _root, range, { viewer }) => scheduledNews(viewer, range, query),
  }),
);

changeFields({ type: NewsArticle, name: 'NewsArticle', rules: newsRules });
