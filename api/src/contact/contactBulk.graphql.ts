import { encodeGlobalID } from '@pothos/plugin-relay';
import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { ContactMessage } from './contact.graphql.ts';
import { bulkLimit, deleteContactMessages, markContactMessages } from './contactBulk.ts';

const Target = builder.inputType('ContactMessageTarget', {
  description: 'A message as an admin saw it.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'The databaseId of the message.' }),
    version: t.int({
      required: true,
      description: 'Its version; a message that has changed since is left unchanged.',
    }),
  }),
});

const targets = `1 to ${bulkLimit} messages.`;

const MarkPayload = builder.objectRef<{ rows: object[] }>('MarkContactMessagesPayload').implement({
  description: 'The messages after the change.',
  fields: (t) => ({
    contactMessages: t.field({
      type: [ContactMessage],
      description:
        'The messages that were marked, without any that someone else changed or deleted in the meantime.',
      resolve: ({ rows }) => rows as never,
    }),
  }),
});

builder.mutationField('markContactMessages', (t) =>
  t.field({
    type: MarkPayload,
    permission: markContactMessages.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Marks several messages as handled, or as unhandled again.',
    args: {
      messages: t.arg({ type: [Target], required: true, description: targets }),
      handled: t.arg.boolean({ required: true, description: 'True to mark them as handled.' }),
    },
    resolve: async (_root, { messages, handled }, { viewer }) => ({
      rows: await markContactMessages(viewer, messages, handled),
    }),
  }),
);

const DeletePayload = builder.objectRef<{ ids: number[] }>('DeleteContactMessagesPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({
    deletedIds: t.idList({
      description:
        'The global ids of the deleted messages, without any that someone else changed in the meantime.',
      resolve: ({ ids }) => ids.map((id) => encodeGlobalID('ContactMessage', id)),
    }),
  }),
});

builder.mutationField('deleteContactMessages', (t) =>
  t.field({
    type: DeletePayload,
    permission: deleteContactMessages.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Deletes several messages. Those still waiting to be mailed will not be mailed.',
    args: { messages: t.arg({ type: [Target], required: true, description: targets }) },
    resolve: async (_root, { messages }, { viewer }) => ({
      ids: await deleteContactMessages(viewer, messages),
    }),
  }),
);
