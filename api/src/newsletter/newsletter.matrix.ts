import { encodeGlobalID } from '@pothos/plugin-relay';
import { forget } from '../limits/throttle.ts';
import { everyone, hidden, matrix, needs } from '../testing/matrix.ts';
import { newsletterLimit } from './newsletter.ts';
import { addSubscribers } from './newsletter.samples.ts';

const email = 'reader@example.org';

const forAdmins = needs('subscribers.read', 'UnauthenticatedError');
/** Admins get the number of the test’s subscribers, which has no type name. */
const subscriberCount = { ...forAdmins, cells: { ...forAdmins.cells, 'an owner': 1, 'an editor': 1 } };

/** Permissions for the newsletter. */
export const newsletterMatrix = matrix({
  async arrange() {
    // These tests make more calls from one address than readers may.
    await forget(newsletterLimit.countsOf('203.0.113.7'));
    const [subscriber] = await addSubscribers({});
    if (!subscriber) throw new Error('The subscriber was not stored.');
    const { id, token } = subscriber;
    return { id, token, globalId: encodeGlobalID('NewsletterSubscriber', id) };
  },

  graphql: {
    'Query.newsletterSubscribers': needs('subscribers.read', 'NewsletterSubscriberConnection'),
    'Query.newsletterSubscriberCount': subscriberCount,
    'Query.node of a subscriber': {
      ...hidden('subscribers.read', 'NewsletterSubscriber'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Query.nodes of subscribers': {
      ...hidden('subscribers.read', 'NewsletterSubscriber'),
      args: ({ globalId }) => `ids: ["${globalId}"]`,
    },
    'Mutation.subscribeToNewsletter': { ...everyone('NewsletterPayload'), args: () => `email: "${email}"` },
    'Mutation.subscribeToNewsletter without an address': {
      ...everyone('ValidationError'),
      args: () => 'email: ""',
    },
    'Mutation.unsubscribeFromNewsletter': {
      ...everyone('NewsletterPayload'),
      args: ({ token }) => `token: "${token}"`,
    },
    'Mutation.deleteNewsletterSubscriber': {
      ...needs('subscribers.write', 'DeleteNewsletterSubscriberPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.deleteNewsletterSubscriber that does not exist': {
      ...needs('subscribers.write', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    NewsletterSubscriber: {
      through: 'Query.node of a subscriber',
      granted: 'id databaseId email language createdAt',
    },
    NewsletterSubscriberConnection: {
      through: 'Query.newsletterSubscribers',
      granted: 'edges pageInfo',
    },
    NewsletterSubscriberEdge: {
      through: 'Query.newsletterSubscribers',
      granted: 'cursor node',
    },
    NewsletterPayload: { through: 'Mutation.subscribeToNewsletter', everyone: 'success' },
    DeleteNewsletterSubscriberPayload: {
      through: 'Mutation.deleteNewsletterSubscriber',
      granted: 'deletedId',
    },
  },

  http: {
    'POST /api/newsletter': { ...everyone(200), body: { email } },
    'POST /api/newsletter without an address': { ...everyone(400), body: {} },
    'POST /api/newsletter/unsubscribe': { ...everyone(200), body: { token: 'unknown' } },
    'GET /api/newsletter/subscribers.csv': needs('subscribers.read', 200),
  },
});
