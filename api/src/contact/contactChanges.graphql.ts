import { z } from 'zod';
import {
  ConflictError,
  NotFoundError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { deletePayload, versionDescription } from '../graphql/changeFields.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { keyOfMessage } from '../idempotencyKey.ts';
import { inWords, limits } from '../limits/limits.ts';
import { line } from '../inputFields.ts';
import { ContactMessage } from './contact.graphql.ts';
import { deleteContactMessage, markContactMessage, sendContactMessage } from './contact.ts';
import { contactPageForm, homeForm } from './forms.ts';

const SendPayload = builder.objectRef<object>('SendContactMessagePayload').implement({
  description: 'The message was accepted; its contents are not returned.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

const eitherForm = z.strictObject({
  ...homeForm.partial().shape,
  ...contactPageForm.partial().shape,
  email: homeForm.shape.email,
  message: homeForm.shape.message,
  subject: line(200).optional().meta({
    description:
      'With firstName and lastName: partnership, media, general or heritage, or none. With name: the visitor’s own words, 1 to 200 characters.',
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: SendPayload,
    permission: sendContactMessage.permission,
    errors: { types: [ValidationError, TooManyAttemptsError] },
    description: `Sends a message to the organizers. At most ${inWords(limits.contact.address)} from one address.`,
    args: {
      input: t.arg({
        type: inputFromZod(
          'SendContactMessageInput',
          'The home form (firstName, lastName, email, subject, message) or the contact page’s (name, email, subject, message, type).',
          eitherForm,
        ),
        required: true,
        description: 'The visitor’s input.',
      }),
      idempotencyKey: t.arg.string({ description: keyOfMessage }),
    },
    resolve: async (_root, { input, idempotencyKey }, context) => {
      await sendContactMessage(context.viewer, context, input, idempotencyKey ?? null);
      return {};
    },
  }),
);

const MarkPayload = builder.objectRef<{ row: object }>('MarkContactMessagePayload').implement({
  description: 'The message after the change.',
  fields: (t) => ({
    contactMessage: t.field({
      type: ContactMessage,
      description: 'The changed message.',
      resolve: ({ row }) => row as never,
    }),
  }),
});

const target = { id: 'The databaseId of the message.', version: versionDescription };

builder.mutationField('markContactMessage', (t) =>
  t.field({
    type: MarkPayload,
    permission: markContactMessage.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ConflictError] },
    description: 'Marks a message as handled, or as unhandled again.',
    args: {
      id: t.arg.int({ required: true, description: target.id }),
      version: t.arg.int({ description: target.version }),
      handled: t.arg.boolean({ required: true, description: 'True to mark it as handled.' }),
    },
    resolve: async (_root, { id, version, handled }, { viewer }) => ({
      row: await markContactMessage(viewer, { id, version: version ?? undefined }, handled),
    }),
  }),
);

builder.mutationField('deleteContactMessage', (t) =>
  t.field({
    type: deletePayload('ContactMessage', 'contact message'),
    permission: deleteContactMessage.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ConflictError] },
    description: 'Deletes a message. If it is still waiting to be mailed, it will not be mailed.',
    args: {
      id: t.arg.int({ required: true, description: target.id }),
      version: t.arg.int({ description: target.version }),
    },
    resolve: async (_root, { id, version }, { viewer }) => {
      await deleteContactMessage(viewer, { id, version: version ?? undefined });
      return { id };
    },
  }),
);
