import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { forget } from '../limits/throttle.ts';
import { editor } from '../testing/editor.ts';
import { everyone, hidden, matrix, needs } from '../testing/matrix.ts';
import { contactLimit } from './contact.ts';
import { addMessages, homeMessage, pageMessage } from './contact.samples.ts';

const input = 'input: { name: "Budi", email: "budi@example.org", subject: "Halo", message: "Halo." }';

const forAdmins = needs('messages.read', 'UnauthenticatedError');
/** The test’s message is handled, so admins get the number 0, which has no type name. */
const unhandledCount = { ...forAdmins, cells: { ...forAdmins.cells, 'an owner': 0, 'an editor': 0 } };

/** Permissions for visitors’ messages. */
export const contactMatrix = matrix({
  async arrange() {
    // These tests make more calls from one address than visitors may.
    await forget(contactLimit.countsOf('203.0.113.7'));
    const [message] = await addMessages({
      handledAt: new Date(),
      mailedAt: new Date(),
      nextMailAt: new Date(),
    });
    if (!message) throw new Error('The message was not stored.');
    const undo = randomUUID();
    await prisma.change.create({
      data: {
        by: editor.email,
        action: 'updated',
        entity: 'ContactMessage',
        rowId: message.id,
        bulkId: undo,
        before: { handledAt: null },
        after: { handledAt: message.handledAt, version: 1 },
      },
    });
    return { undo, id: message.id, globalId: encodeGlobalID('ContactMessage', message.id) };
  },

  graphql: {
    'Query.contactMessages': needs('messages.read', 'ContactMessageConnection'),
    'Query.contactMessage': { ...needs('messages.read', 'ContactMessage'), args: ({ id }) => `id: ${id}` },
    'Query.contactMessageTotal': needs('messages.read', 'ListTotal'),
    'Query.unhandledContactMessageCount': unhandledCount,
    'Query.node of a message': {
      ...hidden('messages.read', 'ContactMessage'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Query.nodes of messages': {
      ...hidden('messages.read', 'ContactMessage'),
      args: ({ globalId }) => `ids: ["${globalId}"]`,
    },
    'Mutation.sendContactMessage': { ...everyone('SendContactMessagePayload'), args: () => input },
    'Mutation.sendContactMessage without a subject': {
      ...everyone('ValidationError'),
      args: () => 'input: { name: "Budi", email: "budi@example.org", message: "Halo." }',
    },
    'Mutation.markContactMessage': {
      ...needs('messages.write', 'MarkContactMessagePayload'),
      args: ({ id }) => `id: ${id}, handled: true`,
    },
    'Mutation.markContactMessage on an old version': {
      ...needs('messages.write', 'ConflictError'),
      args: ({ id }) => `id: ${id}, handled: true, version: 0`,
    },
    'Mutation.deleteContactMessage': {
      ...needs('messages.write', 'DeleteContactMessagePayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.deleteContactMessage that does not exist': {
      ...needs('messages.write', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
    'Mutation.markContactMessages': {
      ...needs('messages.write', 'MarkContactMessagesPayload'),
      args: ({ id }) => `messages: [{ id: ${id}, version: 1 }], handled: false`,
    },
    'Mutation.markContactMessages of none': {
      ...needs('messages.write', 'ValidationError'),
      args: () => 'messages: [], handled: true',
    },
    'Mutation.markContactMessages by a filter': {
      ...needs('messages.write', 'MarkContactMessagesPayload'),
      args: () => 'matching: { filter: { handled: true }, count: 1 }, handled: false',
    },
    'Mutation.deleteContactMessages': {
      ...needs('messages.write', 'DeleteContactMessagesPayload'),
      args: ({ id }) => `messages: [{ id: ${id}, version: 1 }]`,
    },
    'Mutation.undoContactMessageChanges': {
      ...needs('messages.write', 'UndoContactMessageChangesPayload'),
      args: ({ undo }) => `undo: "${undo}"`,
    },
  },

  types: {
    ContactMessage: {
      through: 'Query.contactMessage',
      granted:
        'id databaseId name email subject message type language createdAt handledAt mailedAt nextMailAt ' +
        'mailAttempts version',
    },
    ContactMessageConnection: { through: 'Query.contactMessages', granted: 'edges pageInfo' },
    ContactMessageEdge: { through: 'Query.contactMessages', granted: 'cursor node' },
    SendContactMessagePayload: { through: 'Mutation.sendContactMessage', everyone: 'success' },
    MarkContactMessagePayload: { through: 'Mutation.markContactMessage', granted: 'contactMessage' },
    DeleteContactMessagePayload: { through: 'Mutation.deleteContactMessage', granted: 'deletedId' },
    MarkContactMessagesPayload: { through: 'Mutation.markContactMessages', granted: 'contactMessages undo' },
    DeleteContactMessagesPayload: { through: 'Mutation.deleteContactMessages', granted: 'deletedIds undo' },
    UndoContactMessageChangesPayload: {
      through: 'Mutation.undoContactMessageChanges',
      granted: 'restored skipped',
    },
  },

  http: {
    'POST /api/contact': { ...everyone(201), body: homeMessage },
    'POST /api/contact from the contact page': { ...everyone(201), body: pageMessage },
    'POST /api/contact without a message': { ...everyone(400), body: { ...pageMessage, message: '' } },
  },
});
