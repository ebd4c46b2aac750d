import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { bulkTexts, deletedPayload, targetInput, undoField } from '../graphql/bulkFields.ts';
import { builder } from '../graphql/builder.ts';
import { ContactMessage } from './contact.graphql.ts';
import { deleteContactMessages, markContactMessages, undoContactMessageChanges } from './contactBulk.ts';

const Target = targetInput('ContactMessage', 'message');

const MarkPayload = builder
  .objectRef<{ rows: object[]; undo: string | null }>('MarkContactMessagesPayload')
  .implement({
    description: 'The messages after the change.',
    fields: (t) => ({
      contactMessages: t.field({
        type: [ContactMessage],
        description:
          'The messages that were marked, without any that someone else changed or deleted in the meantime.',
        resolve: ({ rows }) => rows as never,
      }),
      undo: t.exposeID('undo', { nullable: true, description: bulkTexts.undo }),
    }),
  });

builder.mutationField('markContactMessages', (t) =>
  t.field({
    type: MarkPayload,
    permission: markContactMessages.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Marks several messages as handled, or as unhandled again.',
    args: {
      messages: t.arg({ type: [Target], required: true, description: bulkTexts.some }),
      handled: t.arg.boolean({ required: true, description: 'True to mark them as handled.' }),
    },
    resolve: (_root, { messages, handled }, { viewer }) => markContactMessages(viewer, messages, handled),
  }),
);

builder.mutationField('deleteContactMessages', (t) =>
  t.field({
    type: deletedPayload('ContactMessage', 'message'),
    permission: deleteContactMessages.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Deletes several messages. Those still waiting to be mailed will not be mailed.',
    args: { messages: t.arg({ type: [Target], required: true, description: bulkTexts.some }) },
    resolve: (_root, { messages }, { viewer }) => deleteContactMessages(viewer, messages),
  }),
);

undoField({
  type: ContactMessage,
  name: 'ContactMessage',
  noun: 'message',
  rule: undoContactMessageChanges,
});
