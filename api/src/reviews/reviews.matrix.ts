import { randomInt, randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { hidden, matrix, needs } from '../testing/matrix.ts';

const at = ({ newKey }: { newKey: string }) => `entity: NewsArticle, newKey: "${newKey}"`;

/** Permissions for reviews and comments. */
export const reviewsMatrix = matrix({
  async arrange() {
    const newKey = randomUUID();
    const item = { entity: 'NewsArticle', newKey, titleEn: 'Malam', titleId: '' };
    await prisma.workingCopy.create({
      data: {
        ...item,
        baseVersion: 0,
        changes: [{ field: 'titleEn', value: 'Malam', base: '' }],
        keptBy: 'colleague@example.org',
      },
    });
    const { entity } = item;
    const asked = { ...item, sentence: 'Is it right?', askedBy: 'colleague@example.org' };
    const review = await prisma.review.create({ data: asked });
    // Two of each caller’s own: an answered one, and one of a stored item.
    const answered = {
      answer: 'sentBack',
      answeredBy: 'colleague@example.org',
      answeredAt: new Date(),
      comment: 'Not yet.',
    } as const;
    const callers = await prisma.adminUser.findMany();
    await prisma.review.createMany({
      data: callers.flatMap(({ email: askedBy }) => [
        { ...asked, ...answered, newKey: randomUUID(), askedBy },
        { ...asked, newKey: null, itemId: randomInt(2 ** 31), askedBy },
      ]),
    });
    const entry = { entity, newKey, text: 'Is it right?', by: 'colleague@example.org' };
    const comment = await prisma.comment.create({ data: entry });
    // Its caller has no review of their own.
    const free = randomUUID();
    const { id: _id, ...copy } = await prisma.workingCopy.findFirstOrThrow({ where: { newKey } });
    await prisma.workingCopy.create({ data: { ...copy, changes: [], newKey: free } });
    return {
      newKey,
      free,
      review: review.id,
      reviewId: encodeGlobalID('Review', review.id),
      commentId: encodeGlobalID('Comment', comment.id),
    };
  },

  graphql: {
    'Query.team': needs('reviews.read', 'Person'),
    'Query.review': { ...needs('reviews.read', 'Review'), args: at },
    'Query.reviews': { ...needs('reviews.read', 'ReviewConnection'), args: () => 'shown: BY_ME' },
    'Query.comments': { ...needs('reviews.read', 'CommentConnection'), args: at },
    'Query.node of a review': {
      ...hidden('reviews.read', 'Review'),
      args: ({ reviewId }) => `id: "${reviewId}"`,
    },
    'Query.node of a comment': {
      ...hidden('reviews.read', 'Comment'),
      args: ({ commentId }) => `id: "${commentId}"`,
    },
    'Mutation.askForReview': {
      ...needs('reviews.write', 'ReviewPayload'),
      args: ({ free }) => `entity: NewsArticle, newKey: "${free}", sentence: "Is it right?"`,
    },
    'Mutation.askForReview that somebody else has asked for': {
      ...needs('reviews.write', 'ConflictError'),
      args: (row) => `${at(row)}, sentence: "Is it right?"`,
    },
    'Mutation.sendBackReview': {
      ...needs('reviews.publish', 'ReviewPayload'),
      args: ({ review }) => `id: ${review}, version: 1, comment: "Not yet."`,
    },
    'Mutation.sendBackReview of another version': {
      ...needs('reviews.publish', 'ConflictError'),
      args: ({ review }) => `id: ${review}, version: 2, comment: "Not yet."`,
    },
    'Mutation.endReview': {
      ...needs('reviews.write', 'EndReviewPayload'),
      args: () => 'id: 2147483647, version: 1',
    },
    'Mutation.endReview of somebody else': {
      ...needs('reviews.write', 'ForbiddenError'),
      args: ({ review }) => `id: ${review}, version: 1`,
    },
    'Mutation.addComment': {
      ...needs('reviews.write', 'AddCommentPayload'),
      args: (row) => `${at(row)}, text: "Almost."`,
    },
  },

  types: {
    Person: {
      through: 'Query.team',
      granted: 'name isViewer',
      besides: { 'history.read': 'accountId' },
    },
    Review: {
      through: 'Query.reviews',
      granted:
        'id databaseId entity itemId newKey titleEn titleId sentence askedBy askedAt answer comment answeredBy answeredAt version',
    },
    ReviewConnection: { through: 'Query.reviews', granted: 'edges pageInfo' },
    ReviewEdge: { through: 'Query.reviews', granted: 'cursor node' },
    Comment: { through: 'Query.comments', granted: 'id databaseId kind text by at' },
    CommentConnection: { through: 'Query.comments', granted: 'edges pageInfo' },
    CommentEdge: { through: 'Query.comments', granted: 'cursor node' },
    ReviewPayload: { through: 'Mutation.sendBackReview', granted: 'review' },
    EndReviewPayload: { through: 'Mutation.endReview', granted: 'success' },
    AddCommentPayload: { through: 'Mutation.addComment', granted: 'comment' },
  },
});
