import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { bulkTexts, deletedPayload, matchingInput, targetInput, undoField } from '../graphql/bulkFields.ts';
import { builder } from '../graphql/builder.ts';
import { ContactMessage, messageFilters } from './contact.graphql.ts';
import { deleteContactMessages, markContactMessages, undoContactMessageChanges } from './contactBulk.ts';

const Target = targetInput('ContactMessage', 'message');

const Filter = builder.inputType('ContactMessageFilterInput', {
  description: 'What the list of messages is narrowed to.',
  fields: (t) => messageFilters(t.argBuilder()),
});

const Matching = matchingInput('ContactMessages', 'messages', Filter);

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

builder.mutationFields((t) => {
  const choice = {
    messages: t.arg({ type: [Target], description: bulkTexts.some }),
    matching: t.arg({ type: Matching, description: bulkTexts.matching }),
  };
  const errors = { types: [UnauthenticatedError, ValidationError] };
  return {
    markContactMessages: t.field({
      type: MarkPayload,
      permission: markContactMessages.permission,
      errors,
      description: 'Marks several messages as handled, or as unhandled again.',
      args: {
        ...choice,
        handled: t.arg.boolean({ required: true, description: 'True to mark them as handled.' }),
      },
      resolve: (_root, { messages: rows, matching, handled }, { viewer }) =>
        markContactMessages(viewer, { rows, matching }, handled),
    }),
    deleteContactMessages: t.field({
      type: deletedPayload('ContactMessage', 'message'),
      permission: deleteContactMessages.permission,
      errors,
      description: 'Deletes several messages. Those still waiting to be mailed will not be mailed.',
      args: choice,
      resolve: (_root, { messages: rows, matching }, { viewer }) =>
        deleteContactMessages(viewer, { rows, matching }),
    }),
  };
});

undoField({
  type: ContactMessage,
  name: 'ContactMessage',
  noun: 'message',
  rule: undoContactMessageChanges,
});
