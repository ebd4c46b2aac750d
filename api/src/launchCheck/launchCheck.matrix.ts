import { addNews } from '../news/news.samples.ts';
import { matrix, needs, publishes } from '../testing/matrix.ts';

/** An article that must not be published: its text links to nothing. */
const input = 'input: { titleEn: "Wax", titleId: "Malam", category: "culture", contentEn: "[x](/nowhere)" }';

/** Permissions for the launch check. */
export const launchCheckMatrix = matrix({
  async arrange() {
    const [article] = await addNews({});
    if (!article) throw new Error('The article was not stored.');
    return { id: article.id };
  },

  graphql: {
    'Query.checkNewsArticle': { ...needs('news.read', 'Finding'), args: ({ id }) => `${input}, id: ${id}` },
    'Mutation.createNewsArticle that the launch check stops': {
      ...publishes('news.write', 'news.publish', 'LaunchCheckError'),
      args: () => `${input}, launchCheck: STRICT`,
    },
    'Mutation.createNewsArticle overriding the launch check': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      capability: 'news.override',
      args: () => `${input}, launchCheck: OVERRIDE`,
    },
    'Mutation.updateNewsArticle that the launch check stops': {
      ...publishes('news.write', 'news.publish', 'LaunchCheckError'),
      args: ({ id }) => `id: ${id}, input: { contentEn: "[x](/nowhere)" }, launchCheck: STRICT`,
    },
    'Mutation.updateNewsArticle overriding the launch check': {
      ...publishes('news.write', 'news.publish', 'NewsArticlePayload'),
      capability: 'news.override',
      args: ({ id }) => `id: ${id}, input: { contentEn: "[x](/nowhere)" }, launchCheck: OVERRIDE`,
    },
  },

  types: {
    Finding: {
      through: 'Query.checkNewsArticle',
      granted: 'kind code field language detail suggestion places',
    },
    LaunchCheckError: {
      through: 'Mutation.createNewsArticle that the launch check stops',
      granted: 'code message findings mayOverride',
    },
  },
});
