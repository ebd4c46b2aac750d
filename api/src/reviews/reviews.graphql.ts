import { PersonType, personWith } from '../auth/persons.graphql.ts';
import { DatabaseStatisticsType } from '../database/database.graphql.ts';
import { ReviewAnswer, type Review as Row } from '../database/generated/client.ts';
import { ConflictError, NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { prices } from '../graphql/prices.ts';
import { keyOfChange } from '../idempotencyKey.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { placeFields, placeIn } from '../workingCopies/workingCopies.graphql.ts';
import { commentLimit } from './comments.ts';
import {
  askForReview,
  countReviews,
  endReview,
  findReview,
  listReviews,
  reviewOrder,
  sendBackReview,
  sentenceLimit,
  visibleReviews,
  type ReviewsShown,
} from './reviews.ts';
import { titleLimit } from './shortTitles.ts';

const Answer = builder.enumType('ReviewAnswer', {
  description: 'How a request for review ended.',
  values: {
    [ReviewAnswer.published]: { description: 'Somebody who may publish the item did.' },
    [ReviewAnswer.sentBack]: { description: 'Somebody sent it back, with a comment.' },
    [ReviewAnswer.discarded]: { description: 'Somebody else discarded what was to be reviewed.' },
  },
});

const Review = builder.prismaNode('Review', {
  description:
    'A request that somebody who may publish an item reviews and publishes it. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, changedAt: true, entity: true, itemId: true, newKey: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleReviews(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the review.' }),
    titleEn: t.exposeString('titleEn', {
      description: `The name of the item in English, cut to ${titleLimit} characters; may be empty.`,
    }),
    titleId: t.exposeString('titleId', {
      description: `The name of the item in Indonesian, cut to ${titleLimit} characters; may be empty.`,
    }),
    sentence: t.exposeString('sentence', { description: 'What the asker wants reviewed.' }),
    askedBy: t.field({
      type: PersonType,
      nullable: true,
      complexity: prices.gathered,
      description: 'Who asked.',
      select: { askedBy: true },
      resolve: ({ askedBy }, _args, context) => personWith(context, askedBy),
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When.' }),
    answer: t.expose('answer', {
      type: Answer,
      nullable: true,
      description: 'How it ended; null while it is open.',
    }),
    comment: t.exposeString('comment', { description: 'Why it was sent back; empty otherwise.' }),
    answeredBy: t.field({
      type: PersonType,
      nullable: true,
      complexity: prices.gathered,
      description: 'Who answered; null while it is open.',
      select: { answeredBy: true },
      resolve: ({ answeredBy }, _args, context) => (answeredBy ? personWith(context, answeredBy) : null),
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When; null while it is open.',
    }),
    version: t.exposeInt('version', {
      description: 'Incremented when the sentence is replaced, and by the answer; send it with an answer.',
    }),
  }),
});

placeFields(Review);

builder.queryField('review', (t) =>
  t.field({
    type: Review,
    nullable: true,
    permission: findReview.permission,
    complexity: prices.statement,
    description: 'The open review of an item, else the answer to the caller’s own; null if there is neither.',
    args: placeIn(t.arg),
    resolve: (_root, args, { viewer }) => findReview(viewer, args),
  }),
);

const Shown = builder.enumType('ReviewsShown', {
  description: 'Which reviews a list shows.',
  values: {
    OF_ME: { description: 'Those without an answer that the caller can answer, and has not asked for.' },
    BY_ME: { description: 'Those that the caller has asked for, until they have read the answer.' },
  },
});

listQuery(Review, {
  name: 'reviews',
  permission: listReviews.permission,
  description:
    'The reviews that the caller can answer, or has asked for; the last asked for or answered first.',
  order: reviewOrder,
  filters: (arg) => ({
    shown: arg({ type: Shown, required: true, description: 'Which of them.' }),
  }),
  load: ({ viewer }, { shown }, ...page) => listReviews(viewer, shown as ReviewsShown, ...page),
});

builder.objectField(DatabaseStatisticsType, 'reviewsToAnswer', (t) =>
  t.int({
    complexity: prices.statement,
    description: 'The reviews that the caller can answer.',
    resolve: (_statistics, _args, { viewer }) => countReviews(viewer),
  }),
);

const failures = [UnauthenticatedError, ValidationError, NotFoundError, ConflictError];

const ReviewPayload = builder.objectRef<{ row: Row }>('ReviewPayload').implement({
  description: 'The review as it is now.',
  fields: (t) => ({
    review: t.field({ type: Review, description: 'The review.', resolve: ({ row }) => row as never }),
  }),
});

builder.mutationField('askForReview', (t) =>
  t.field({
    type: ReviewPayload,
    permission: askForReview.permission,
    errors: { types: failures },
    description:
      'Asks those who may publish an item to review its working copy, or the item if it is not public. Asking again replaces the sentence.',
    args: {
      ...placeIn(t.arg),
      sentence: t.arg.string({
        required: true,
        description: `What is to be reviewed: 1 to ${sentenceLimit} characters.`,
      }),
      idempotencyKey: t.arg.string({ description: keyOfChange }),
    },
    resolve: async (_root, { sentence, idempotencyKey, ...place }, { viewer }) => ({
      row: await askForReview(viewer, place, sentence, idempotencyKey),
    }),
  }),
);

builder.mutationField('sendBackReview', (t) =>
  t.field({
    type: ReviewPayload,
    permission: sendBackReview.permission,
    errors: { types: failures },
    description:
      'Answers a review with a comment, for its asker to go on. To approve it, publish the item: that answers it.',
    args: {
      id: t.arg.int({ required: true, description: 'The databaseId of the review.' }),
      version: t.arg.int({ required: true, description: 'Its version, as the caller saw it.' }),
      comment: t.arg.string({
        required: true,
        description: `What its asker should do: 1 to ${commentLimit.toLocaleString('en')} characters.`,
      }),
      idempotencyKey: t.arg.string({ description: keyOfChange }),
    },
    resolve: async (_root, { idempotencyKey, ...sent }, { viewer }) => ({
      row: await sendBackReview(viewer, sent, idempotencyKey),
    }),
  }),
);

const EndPayload = builder.objectRef<object>('EndReviewPayload').implement({
  description: 'The review has ended.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

builder.mutationField('endReview', (t) =>
  t.field({
    type: EndPayload,
    permission: endReview.permission,
    errors: { types: failures },
    description:
      'Ends a review that the caller asked for: withdraws it or, once it is answered, notes that the answer was read.',
    args: {
      id: t.arg.int({ required: true, description: 'The databaseId of the review.' }),
      version: t.arg.int({ required: true, description: 'Its version, as the caller saw it.' }),
    },
    resolve: async (_root, { id, version }, { viewer }) => {
      await endReview(viewer, id, version);
      return {};
    },
  }),
);
