import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { editor } from '../testing/editor.ts';
import { everyone, hidden, matrix, needs, publishes } from '../testing/matrix.ts';
import { addNews, wax } from './news.samples.ts';

const input = 'input: { titleEn: "Wax", titleId: "Malam", category: "culture" }';

/** Permissions for news. */
export const newsMatrix = matrix({
  async arrange() {
    const [picture] = await addImages({ focusX: 400, focusY: 300 });
    const [article, draft] = await addNews(
      {
        featured: true,
        imageUrl: picture?.url ?? null,
        contentEn: '## Hot',
        contentId: '## Panas',
        goLiveAt: new Date(0),
        expireAt: new Date('2099-01-01'),
        rightTexts: { titleId: 'Hot wax' },
      },
      { published: false, featured: true },
      // Its neighbours.
      { publishedAt: new Date(0) },
      { publishedAt: new Date('2099-01-01') },
    );
    if (!article || !draft) throw new Error('The articles were not stored.');
    const globalId = encodeGlobalID('NewsArticle', article.id);
    const undo = randomUUID();
    await prisma.change.create({
      data: {
        by: editor.email,
        action: 'updated',
        entity: 'NewsArticle',
        rowId: article.id,
        bulkId: undo,
        before: { published: false },
        after: { published: true, version: 1 },
      },
    });
    await prisma.change.create({
      data: { by: editor.email, action: 'created', entity: 'NewsArticle', rowId: draft.id },
    });
    return {
      undo,
      id: article.id,
      globalId,
      draftId: draft.id,
      draftGlobalId: encodeGlobalID('NewsArticle', draft.id),
    };
  },

  graphql: {
    'Query.news': { ...everyone('NewsArticleConnection'), args: () => 'first: 2' },
    'Query.newsTotal': needs('news.read', 'ListTotal'),
    'Query.newsArticle': { ...everyone('NewsArticle'), args: ({ id }) => `id: ${id}` },
    'Query.newsArticle of a draft': {
      ...hidden('news.read', 'NewsArticle'),
      args: ({ draftId }) => `id: ${draftId}`,
    },
    'Query.featuredNewsArticle': everyone('NewsArticle'),
    'Query.ownDrafts': { ...needs('news.read', 'NewsArticle'), args: () => 'first: 2' },
    'Query.newsSchedule': {
      ...needs('news.read', 'NewsArticle'),
      args: () => 'first: 2, from: "2098-12-31T00:00:00Z"',
    },
    'Query.node of an article': { ...everyone('NewsArticle'), args: ({ globalId }) => `id: "${globalId}"` },
    'Query.node of a draft': {
      ...hidden('news.read', 'NewsArticle'),
      args: ({ draftGlobalId }) => `id: "${draftGlobalId}"`,
    },
    'Query.nodes of articles': { ...everyone('NewsArticle'), args: ({ globalId }) => `ids: ["${globalId}"]` },
    'Query.nodes of drafts': {
      ...hidden('news.read', 'NewsArticle'),
      args: ({ draftGlobalId }) => `ids: ["${draftGlobalId}"]`,
    },
    'Mutation.createNewsArticle': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      args: () => input,
    },
    'Mutation.createNewsArticle as a draft': {
      ...needs('news.write', 'NewsArticlePayload'),
      args: () => input.replace(' }', ', published: false }'),
    },
    'Mutation.createNewsArticle with an overlong title': {
      ...needs('news.write', 'ValidationError'),
      args: () =>
        `input: { titleEn: "${'x'.repeat(201)}", titleId: "Malam", category: "culture", imageUrl: "kawung" }`,
    },
    'Mutation.updateNewsArticle of a draft': {
      ...needs('news.write', 'NewsArticlePayload'),
      args: ({ draftId }) => `id: ${draftId}, input: { titleEn: "Wax" }`,
    },
    'Mutation.updateNewsArticle that approves a review that has ended': {
      ...needs('news.write', 'ReviewEndedError'),
      args: ({ draftId }) => `id: ${draftId}, input: { titleEn: "Wax" }, approves: { id: 0, version: 1 }`,
    },
    'Mutation.updateNewsArticle to a scheduled publication': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      args: ({ draftId }) => `id: ${draftId}, input: { published: true, goLiveAt: "2098-12-31T00:00:00Z" }`,
    },
    'Mutation.updateNewsArticle to take it down': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      args: ({ id }) => `id: ${id}, input: { published: false }`,
    },
    'Mutation.updateNewsArticle': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      args: ({ id }) => `id: ${id}, input: { titleEn: "Wax" }`,
    },
    'Mutation.updateNewsArticle on an old version': {
      ...needs('news.write', 'ConflictError'),
      args: ({ id }) => `id: ${id}, version: 0, input: { titleEn: "Wax" }`,
    },
    'Mutation.changeNewsArticles': {
      ...needs('news.publish', 'ChangeNewsArticlesPayload'),
      args: ({ id }) => `articles: [{ id: ${id}, version: 1 }], change: { featured: false }`,
    },
    'Mutation.changeNewsArticles of a category with too many or too few': {
      ...needs('news.publish', 'ValidationError'),
      args: () => 'matching: { filter: { category: "batik" }, count: 3 }, change: { published: true }',
    },
    'Mutation.deleteNewsArticles': {
      ...needs('news.publish', 'DeleteNewsArticlesPayload'),
      args: ({ id }) => `articles: [{ id: ${id}, version: 1 }]`,
    },
    'Mutation.undoNewsArticleChanges': {
      ...needs('news.publish', 'UndoNewsArticleChangesPayload'),
      args: ({ undo }) => `undo: "${undo}"`,
    },
    'Mutation.undoNewsArticleChanges of nothing': {
      ...needs('news.publish', 'NotFoundError'),
      args: () => 'undo: "no change"',
    },
    'Mutation.deleteNewsArticle': {
      ...needs('news.publish', 'DeleteNewsArticlePayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.deleteNewsArticle that does not exist': {
      ...needs('news.publish', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    ReviewEndedError: {
      through: 'Mutation.updateNewsArticle that approves a review that has ended',
      granted: 'code message',
    },
    NewsArticle: {
      through: 'Query.newsArticle',
      everyone:
        'id databaseId titleEn titleId excerptEn excerptId contentEn contentId contentHtmlEn contentHtmlId ' +
        'headingsEn headingsId openingEn openingId readingMinutesEn readingMinutesId author category imageUrl image featured ' +
        'published publishedAt goLiveAt expireAt state updatedAt version previous next related ' +
        'translation translationGaps',
      granted: 'findings unpublishedChanges lastChange',
    },
    LastChange: { through: 'Query.newsArticle', granted: 'by at' },
    ListTotal: { through: 'Query.newsTotal', granted: 'matching all' },
    NewsArticleTranslation: {
      through: 'Query.newsArticle',
      everyone: 'titleEn titleId excerptEn excerptId contentEn contentId',
    },
    TranslationGaps: {
      through: 'Query.newsArticle',
      everyone: 'behind missing',
      granted: 'behindTexts',
    },
    BehindText: { through: 'Query.newsArticle', granted: 'field lastRight' },
    Heading: { through: 'Query.newsArticle', everyone: 'anchor level text' },
    NewsArticleConnection: { through: 'Query.news', everyone: 'edges pageInfo' },
    NewsArticleEdge: { through: 'Query.news', everyone: 'cursor node' },
    NewsArticlePayload: { through: 'Mutation.createNewsArticle', granted: 'newsArticle' },
    ChangeNewsArticlesPayload: {
      through: 'Mutation.changeNewsArticles',
      granted: 'newsArticles changed stopped undo',
    },
    DeleteNewsArticlesPayload: { through: 'Mutation.deleteNewsArticles', granted: 'deletedIds undo' },
    UndoNewsArticleChangesPayload: {
      through: 'Mutation.undoNewsArticleChanges',
      granted: 'restored skipped',
    },
    DeleteNewsArticlePayload: { through: 'Mutation.deleteNewsArticle', granted: 'deletedId' },
  },

  http: {
    'GET /api/news': everyone(200),
    'GET /api/news/featured': everyone(200),
    'GET /api/news/{id}': { ...everyone(200), call: ({ id }) => `GET /api/news/${id}` },
    'GET /api/news/{id} of a draft': {
      ...hidden('news.read', 200, 404),
      call: ({ draftId }) => `GET /api/news/${draftId}`,
    },
    'POST /api/news': { ...publishes('news.write', 'news.publish', 201), body: wax },
    'POST /api/news of a draft': { ...needs('news.write', 201), body: { ...wax, published: false } },
    'POST /api/news with a missing title': { ...needs('news.write', 400), body: {} },
    'PUT /api/news/{id}': {
      ...publishes('news.write', 'news.publish', 200),
      call: ({ id }) => `PUT /api/news/${id}`,
      body: { titleEn: 'Wax' },
    },
    'PUT /api/news/{id} of a draft to publish it': {
      ...publishes('news.write', 'news.publish', 200),
      call: ({ draftId }) => `PUT /api/news/${draftId}`,
      body: { published: true },
    },
    'DELETE /api/news/{id}': { ...needs('news.publish', 204), call: ({ id }) => `DELETE /api/news/${id}` },
    'DELETE /api/news/{id} that does not exist': {
      ...needs('news.publish', 404),
      call: () => 'DELETE /api/news/2147483647',
    },
  },
});
