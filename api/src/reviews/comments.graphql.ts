import { PersonType, personWith } from '../auth/persons.graphql.ts';
import { CommentKind, type Comment as Entry } from '../database/generated/client.ts';
import { ConflictError, NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { prices } from '../graphql/prices.ts';
import { keyOfChange } from '../idempotencyKey.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { placeIn } from '../workingCopies/workingCopies.graphql.ts';
import type { CopyPlace } from '../workingCopies/workingCopies.ts';
import { addComment, commentLimit, commentOrder, listComments, threadLimit } from './comments.ts';
import { visibleReviews } from './reviews.ts';

const Kind = builder.enumType('CommentKind', {
  description: 'What an entry of a thread is.',
  values: {
    [CommentKind.comment]: { description: 'A comment.' },
    [CommentKind.asked]: { description: 'A request for review, with its sentence.' },
    [CommentKind.published]: { description: 'The answer that it was published; without a text.' },
    [CommentKind.sentBack]: { description: 'The answer that it was sent back, with the reason.' },
    [CommentKind.discarded]: { description: 'The answer that it was discarded; without a text.' },
  },
});

const Comment = builder.prismaNode('Comment', {
  description:
    'An entry of the thread of an item: a comment, or what happened to its review. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleReviews(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the entry.' }),
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    text: t.exposeString('text', { description: 'The text; “@name” mentions somebody.' }),
    by: t.field({
      type: PersonType,
      nullable: true,
      complexity: prices.gathered,
      description: 'Who wrote it, or did it.',
      select: { by: true },
      resolve: ({ by }, _args, context) => personWith(context, by),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
});

listQuery(Comment, {
  name: 'comments',
  permission: listComments.permission,
  description: 'The thread of an item, the newest entry first.',
  order: commentOrder,
  filters: placeIn,
  load: ({ viewer }, filter, ...page) => {
    // Without the arguments of pagination.
    const { entity, itemId, newKey } = filter as CopyPlace;
    return listComments(viewer, { entity, itemId, newKey }, ...page);
  },
});

const CommentPayload = builder.objectRef<{ row: Entry }>('AddCommentPayload').implement({
  description: 'What was added.',
  fields: (t) => ({
    comment: t.field({ type: Comment, description: 'The comment.', resolve: ({ row }) => row as never }),
  }),
});

builder.mutationField('addComment', (t) =>
  t.field({
    type: CommentPayload,
    permission: addComment.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError] },
    description: `Adds a comment to the thread of an item, which has at most ${threadLimit}, and tells those whom it mentions as “@name”.`,
    args: {
      ...placeIn(t.arg),
      text: t.arg.string({
        required: true,
        description: `The comment: 1 to ${commentLimit.toLocaleString('en')} characters.`,
      }),
      idempotencyKey: t.arg.string({ description: keyOfChange }),
    },
    resolve: async (_root, { text, idempotencyKey, ...place }, { viewer }) => ({
      row: await addComment(viewer, place, text, idempotencyKey),
    }),
  }),
);
