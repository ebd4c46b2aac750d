import { everyone, matrix } from '../testing/matrix.ts';

/** What all nouns share: the endpoint, the failures, and pagination. */
export const graphqlMatrix = matrix({
  arrange: async () => null,

  types: {
    PageInfo: { through: 'Query.news', everyone: 'hasNextPage hasPreviousPage startCursor endCursor' },
    UnauthenticatedError: { through: 'Mutation.createNewsArticle', others: 'code message' },
    ValidationError: {
      through: 'Mutation.createNewsArticle with an overlong title',
      granted: 'code message fields',
    },
    FieldProblem: {
      through: 'Mutation.createNewsArticle with an overlong title',
      granted: 'field code message limit reason',
    },
    ConflictError: {
      through: 'Mutation.restoreChange over a newer version',
      granted: 'code message currentVersion changedBy isChangedByViewer changedAt',
    },
    NotFoundError: { through: 'Mutation.deleteNewsArticle that does not exist', granted: 'code message' },
  },

  http: {
    'GET /graphql': { ...everyone(200), call: () => 'GET /graphql?query={__typename}' },
    'ALL /graphql': { ...everyone(200), call: () => 'POST /graphql', body: { query: '{ __typename }' } },
    'ALL /graphql by another method': { ...everyone(405), call: () => 'PUT /graphql' },
  },
});
