import { builder } from '../graphql/builder.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { longText } from '../graphql/prices.ts';
import { parseDatabaseId } from '../validation.ts';
import {
  contactMessageOrder,
  countUnhandledContactMessages,
  findContactMessage,
  listContactMessages,
  unhandledLimit,
  visibleContactMessages,
} from './contact.ts';

export const ContactMessage = builder.prismaNode('ContactMessage', {
  description: 'What a visitor wrote to the organizers. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, createdAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleContactMessages(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the message.' }),
    name: t.exposeString('name', { description: 'First and last name, or the full name.' }),
    email: t.exposeString('email', { description: 'The address to answer.' }),
    subject: t.exposeString('subject', {
      description: 'In the visitor’s own words, or one of the home form’s subjects; may be empty.',
    }),
    message: t.exposeString('message', longText('The message, plain text of several lines.')),
    type: t.exposeString('type', {
      description: 'general, competition, partnership, media, community or heritage.',
    }),
    language: t.exposeString('language', { description: 'The visitor’s language: en or id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an admin marked it as handled; null until then.',
    }),
    mailedAt: t.expose('mailedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the mail server accepted it; null while it is waiting, and when mail is not configured.',
    }),
    nextMailAt: t.expose('nextMailAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When sending it is tried next; null when it was sent, was given up after a week, or is not to be sent.',
    }),
    mailAttempts: t.exposeInt('mailAttempts', {
      description: 'How many times it was handed to the mail server.',
    }),
    version: t.exposeInt('version', { description: 'Counts the changes; send it with the next one.' }),
  }),
});

nodeQueries(ContactMessage, {
  one: {
    name: 'contactMessage',
    description: 'The message with this number; null when there is none.',
    id: 'The databaseId of the message.',
    find: findContactMessage,
  },
  list: {
    name: 'contactMessages',
    permission: listContactMessages.permission,
    description: 'The messages of visitors, newest first.',
    order: contactMessageOrder,
    filters: (arg) => ({
      handled: arg.boolean({
        description: 'Only handled messages, or only unhandled ones.',
      }),
      type: arg.string({ description: 'Only this type, such as partnership.' }),
    }),
    load: ({ viewer }, ...page) => listContactMessages(viewer, ...page),
  },
});

builder.queryField('unhandledContactMessageCount', (t) =>
  t.int({
    permission: countUnhandledContactMessages.permission,
    description: `How many messages are unhandled. It counts up to ${unhandledLimit.toLocaleString('en')}.`,
    resolve: (_root, _args, { viewer }) => countUnhandledContactMessages(viewer),
  }),
);
