import type { ArgBuilder } from '@pothos/core';
import { ListTotalType } from '../database/listTotal.graphql.ts';
import { builder } from '../graphql/builder.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { longText, prices } from '../graphql/prices.ts';
import { parseDatabaseId } from '../inputFields.ts';
import {
  contactMessageOrder,
  countContactMessages,
  countUnhandledContactMessages,
  findContactMessage,
  listContactMessages,
  unhandledLimit,
  visibleContactMessages,
} from './contact.ts';

export const ContactMessage = builder.prismaNode('ContactMessage', {
  description: 'A visitor’s message to the organizers. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, createdAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleContactMessages(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the message.' }),
    name: t.exposeString('name', { description: 'First and last name, or the full name.' }),
    email: t.exposeString('email', { description: 'The address to reply to.' }),
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
        'When the mail server accepted it; null while it is waiting, or if mail is not configured.',
    }),
    nextMailAt: t.expose('nextMailAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the next attempt to send it is due; null if it was sent, was abandoned after a week, or is not to be sent.',
    }),
    mailAttempts: t.exposeInt('mailAttempts', {
      description: 'The number of attempts to send it.',
    }),
    version: t.exposeInt('version', { description: 'Counts the changes; send it with the next one.' }),
  }),
});

/** The filters of the list. */
export const messageFilters = (arg: ArgBuilder<typeof builder.$inferSchemaTypes>) => ({
  handled: arg.boolean({ description: 'Only handled messages, or only unhandled ones.' }),
  type: arg.string({ description: 'Only this type, such as partnership.' }),
});

nodeQueries(ContactMessage, {
  one: {
    name: 'contactMessage',
    description: 'The message with this number; null if it does not exist.',
    id: 'The databaseId of the message.',
    find: findContactMessage,
  },
  list: {
    name: 'contactMessages',
    permission: listContactMessages.permission,
    description: 'The messages of visitors, newest first.',
    order: contactMessageOrder,
    filters: messageFilters,
    load: ({ viewer }, ...page) => listContactMessages(viewer, ...page),
  },
});

builder.queryField('contactMessageTotal', (t) =>
  t.field({
    type: ListTotalType,
    permission: countContactMessages.permission,
    description: 'How many messages match a filter, and how many there are.',
    complexity: 2 * prices.statement,
    args: messageFilters(t.arg),
    resolve: (_root, filter, { viewer }) => countContactMessages(viewer, filter),
  }),
);

builder.queryField('unhandledContactMessageCount', (t) =>
  t.int({
    permission: countUnhandledContactMessages.permission,
    description: `The number of unhandled messages, counted up to ${unhandledLimit.toLocaleString('en')}.`,
    resolve: (_root, _args, { viewer }) => countUnhandledContactMessages(viewer),
  }),
);
