import { encodeGlobalID } from '@pothos/plugin-relay';
import { forget } from '../limits/throttle.ts';
import { admins, everyone, matrix } from '../testing/matrix.ts';
import { contactLimit } from './contact.ts';
import { addMessages, homeMessage, pageMessage } from './contact.samples.ts';

const input = 'input: { name: "Budi", email: "budi@example.org", subject: "Halo", message: "Halo." }';

const forAdmins = admins('UnauthenticatedError');
/** The arranged message is handled: admins are answered the number 0, which has no type’s name. */
const unhandledCount = { ...forAdmins, cells: { ...forAdmins.cells, 'an admin': 0 } };

/** Who may do what with the messages of visitors. */
export const contactMatrix = matrix({
  async arrange() {
    // More calls come from the one address of these tests than visitors have.
    await forget(contactLimit.countsOf('203.0.113.7'));
    const [message] = await addMessages({
      handledAt: new Date(),
      mailedAt: new Date(),
      nextMailAt: new Date(),
    });
    if (!message) throw new Error('The message was not stored.');
    return { id: message.id, globalId: encodeGlobalID('ContactMessage', message.id) };
  },

  graphql: {
    'Query.contactMessages': admins('ContactMessageConnection'),
    'Query.contactMessage': { ...admins('ContactMessage'), args: ({ id }) => `id: ${id}` },
    'Query.unhandledContactMessageCount': unhandledCount,
    'Query.node of a message': {
      ...everyone(null, 'ContactMessage'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Query.nodes of messages': {
      ...everyone(null, 'ContactMessage'),
      args: ({ globalId }) => `ids: ["${globalId}"]`,
    },
    'Mutation.sendContactMessage': { ...everyone('SendContactMessagePayload'), args: () => input },
    'Mutation.sendContactMessage without a subject': {
      ...everyone('ValidationError'),
      args: () => 'input: { name: "Budi", email: "budi@example.org", message: "Halo." }',
    },
    'Mutation.markContactMessage': {
      ...admins('MarkContactMessagePayload'),
      args: ({ id }) => `id: ${id}, handled: true`,
    },
    'Mutation.markContactMessage on an old version': {
      ...admins('ConflictError'),
      args: ({ id }) => `id: ${id}, handled: true, version: 0`,
    },
    'Mutation.deleteContactMessage': {
      ...admins('DeleteContactMessagePayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.deleteContactMessage that is not there': {
      ...admins('NotFoundError'),
      args: () => 'id: 2147483647',
    },
    'Mutation.markContactMessages': {
      ...admins('MarkContactMessagesPayload'),
      args: ({ id }) => `messages: [{ id: ${id}, version: 1 }], handled: true`,
    },
    'Mutation.markContactMessages of none': {
      ...admins('ValidationError'),
      args: () => 'messages: [], handled: true',
    },
    'Mutation.deleteContactMessages': {
      ...admins('DeleteContactMessagesPayload'),
      args: ({ id }) => `messages: [{ id: ${id}, version: 1 }]`,
    },
  },

  types: {
    ContactMessage: {
      through: 'Query.contactMessage',
      admins:
        'id databaseId name email subject message type language createdAt handledAt mailedAt nextMailAt ' +
        'mailAttempts version',
    },
    ContactMessageConnection: { through: 'Query.contactMessages', admins: 'edges pageInfo' },
    ContactMessageEdge: { through: 'Query.contactMessages', admins: 'cursor node' },
    SendContactMessagePayload: { through: 'Mutation.sendContactMessage', everyone: 'success' },
    MarkContactMessagePayload: { through: 'Mutation.markContactMessage', admins: 'contactMessage' },
    DeleteContactMessagePayload: { through: 'Mutation.deleteContactMessage', admins: 'deletedId' },
    MarkContactMessagesPayload: { through: 'Mutation.markContactMessages', admins: 'contactMessages' },
    DeleteContactMessagesPayload: { through: 'Mutation.deleteContactMessages', admins: 'deletedIds' },
  },

  http: {
    'POST /api/contact': { ...everyone(201), body: homeMessage },
    'POST /api/contact from the contact page': { ...everyone(201), body: pageMessage },
    'POST /api/contact without a message': { ...everyone(400), body: { ...pageMessage, message: '' } },
  },
});
