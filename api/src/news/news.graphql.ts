import { queryFromInfo } from '@pothos/plugin-prisma';
import { encodeGlobalID } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import type { NewsArticle as NewsArticleRow } from '../database/generated/client.ts';
import { NotFoundError, ConflictError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder, versionDescription } from '../graphql/builder.ts';
import type { RequestContext } from '../graphql/context.ts';
import { connectionComplexity, keysetConnection } from '../graphql/connection.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { renderMarkdown } from '../markdown.ts';
import { parseDatabaseId } from '../validation.ts';
import {
  createNewsArticle,
  deleteNewsArticle,
  findFeaturedNewsArticle,
  findNewsArticle,
  listNews,
  newsArticleChange,
  newsArticleInput,
  newsOrder,
  updateNewsArticle,
  visibleNews,
  type NewsSelection,
} from './news.ts';

const NewsArticle = builder.prismaNode('NewsArticle', {
  description: 'A news article in both languages (specification section 3).',
  select: { id: true, publishedAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleNews(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in the article’s address and in REST.' }),
    titleEn: t.exposeString('titleEn', { description: 'Title in English.' }),
    titleId: t.exposeString('titleId', { description: 'Title in Indonesian.' }),
    excerptEn: t.exposeString('excerptEn', { description: 'Teaser in English, plain text; may be empty.' }),
    excerptId: t.exposeString('excerptId', {
      description: 'Teaser in Indonesian, plain text; may be empty.',
    }),
    contentEn: t.exposeString('contentEn', { description: 'Text in English, as Markdown.' }),
    contentId: t.exposeString('contentId', { description: 'Text in Indonesian, as Markdown.' }),
    contentHtmlEn: t.string({
      description: 'Text in English, as HTML that is safe to insert into a page.',
      select: { contentEn: true },
      resolve: ({ contentEn }) => renderMarkdown(contentEn),
    }),
    contentHtmlId: t.string({
      description: 'Text in Indonesian, as HTML that is safe to insert into a page.',
      select: { contentId: true },
      resolve: ({ contentId }) => renderMarkdown(contentId),
    }),
    category: t.exposeString('category', { description: 'Such as culture, fashion, education, events.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'An http(s) address or a path on this site; null for a placeholder.',
    }),
    featured: t.exposeBoolean('featured', { description: 'A candidate for the featured place.' }),
    published: t.exposeBoolean('published', { description: 'False for a draft, which only admins see.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'The date that readers see.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

builder.queryField('news', (t) =>
  t.connection({
    type: NewsArticle,
    permission: listNews.permission,
    description: 'The articles, newest first. Visitors see published ones only.',
    complexity: connectionComplexity,
    args: {
      category: t.arg.string({ description: 'Only this category; “all” for every one.' }),
      search: t.arg.string({
        description:
          'Every word must occur, in any case, in the title or the content. At most 200 characters, 10 words.',
      }),
      language: t.arg({ type: 'Language', description: 'The language to search in; at first the reader’s.' }),
      featured: t.arg.boolean({ description: 'Only articles that are, or are not, marked as featured.' }),
      published: t.arg.boolean({ description: 'Only published articles, or only drafts.' }),
    },
    resolve: (_root, args, context, info) =>
      keysetConnection(newsOrder, args, (page) =>
        listNews(
          context.viewer,
          { ...args, language: args.language ?? context.language },
          page,
          queryFromInfo({ context, info, typeName: 'NewsArticle', path: ['edges', 'node'] }),
        ),
      ),
  }),
);

builder.queryField('newsArticle', (t) =>
  t.prismaField({
    type: NewsArticle,
    nullable: true,
    permission: findNewsArticle.permission,
    description: 'The article with this number; null when there is none that the viewer may see.',
    args: { id: t.arg.int({ required: true, description: 'The number in the article’s address.' }) },
    resolve: (query, _root, { id }, { viewer }) => findNewsArticle(viewer, id, query),
  }),
);

builder.queryField('featuredNewsArticle', (t) =>
  t.prismaField({
    type: NewsArticle,
    nullable: true,
    permission: findFeaturedNewsArticle.permission,
    description: 'The newest published article that is marked as featured.',
    resolve: (query, _root, _args, { viewer }) => findFeaturedNewsArticle(viewer, query),
  }),
);

const NewsArticlePayload = builder
  .objectRef<{ newsArticle: NewsArticleRow }>('NewsArticlePayload')
  .implement({
    description: 'The article as it was stored.',
    fields: (t) => ({
      newsArticle: t.expose('newsArticle', { type: NewsArticle, description: 'The new or changed article.' }),
    }),
  });

builder.mutationField('createNewsArticle', (t) =>
  t.field({
    type: NewsArticlePayload,
    permission: createNewsArticle.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Adds an article.',
    args: {
      input: t.arg({
        type: inputFromZod('CreateNewsArticleInput', 'A new article.', newsArticleInput),
        required: true,
      }),
    },
    resolve: async (_root, { input }, context, info) => ({
      newsArticle: await createNewsArticle(context.viewer, input, storedSelection(context, info)),
    }),
  }),
);

builder.mutationField('updateNewsArticle', (t) =>
  t.field({
    type: NewsArticlePayload,
    permission: updateNewsArticle.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError] },
    description: 'Changes the given fields of an article.',
    args: {
      id: t.arg.int({ required: true, description: 'The article’s databaseId.' }),
      version: t.arg.int({ description: versionDescription }),
      input: t.arg({
        type: inputFromZod(
          'UpdateNewsArticleInput',
          'The fields to change; the others stay as they are.',
          newsArticleChange,
        ),
        required: true,
      }),
    },
    resolve: async (_root, { id, version, input }, context, info) => ({
      newsArticle: await updateNewsArticle(
        context.viewer,
        { id, version: version ?? undefined },
        input,
        storedSelection(context, info),
      ),
    }),
  }),
);

const DeleteNewsArticlePayload = builder.objectRef<{ id: number }>('DeleteNewsArticlePayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id of the article that is gone.',
      resolve: ({ id }) => encodeGlobalID('NewsArticle', id),
    }),
  }),
});

builder.mutationField('deleteNewsArticle', (t) =>
  t.field({
    type: DeleteNewsArticlePayload,
    permission: deleteNewsArticle.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ConflictError] },
    description: 'Deletes an article.',
    args: {
      id: t.arg.int({ required: true, description: 'The article’s databaseId.' }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: async (_root, { id, version }, { viewer }) => {
      await deleteNewsArticle(viewer, { id, version: version ?? undefined });
      return { id };
    },
  }),
);

/** The columns that the answer to a change shows. */
function storedSelection(context: RequestContext, info: GraphQLResolveInfo) {
  return queryFromInfo({
    context,
    info,
    typeName: 'NewsArticlePayload',
    path: ['newsArticle'],
  }) as NewsSelection;
}
