import { NotFoundError, TooManyAttemptsError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { deletePayload } from '../graphql/changeFields.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { inWords, limits } from '../limits/limits.ts';
import { parseDatabaseId } from '../inputFields.ts';
import {
  countNewsletterSubscribers,
  deleteNewsletterSubscriber,
  listNewsletterSubscribers,
  newsletterOrder,
  subscriberCountLimit,
  subscribeToNewsletter,
  subscriptionInput,
  unsubscribeFromNewsletter,
  unsubscriptionInput,
  visibleSubscribers,
} from './newsletter.ts';

const NewsletterSubscriber = builder.prismaNode('NewsletterSubscriber', {
  description: 'An address that receives the newsletter. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, createdAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleSubscribers(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the subscriber.' }),
    email: t.exposeString('email', { description: 'The email address, in lower case.' }),
    language: t.exposeString('language', { description: 'The language of the newsletter: en or id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the subscription began.' }),
  }),
});

listQuery(NewsletterSubscriber, {
  name: 'newsletterSubscribers',
  permission: listNewsletterSubscribers.permission,
  description: 'The subscribers of the newsletter, newest first.',
  order: newsletterOrder,
  load: ({ viewer }, _filter, ...page) => listNewsletterSubscribers(viewer, ...page),
});

builder.queryField('newsletterSubscriberCount', (t) =>
  t.int({
    permission: countNewsletterSubscribers.permission,
    description: `The number of subscribers of the newsletter, counted up to ${subscriberCountLimit.toLocaleString('en')}.`,
    resolve: (_root, _args, { viewer }) => countNewsletterSubscribers(viewer),
  }),
);

const Payload = builder.objectRef<object>('NewsletterPayload').implement({
  description: 'Done. The response is the same whether or not the address or the token was known.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

const { email, language, website } = subscriptionInput.shape;

builder.mutationField('subscribeToNewsletter', (t) =>
  t.field({
    type: Payload,
    permission: subscribeToNewsletter.permission,
    errors: { types: [ValidationError, TooManyAttemptsError] },
    description: `Subscribes an address to the newsletter, once. At most ${inWords(limits.newsletter.address)} from one client’s address.`,
    args: {
      email: t.arg.string({ required: true, description: email.description ?? '' }),
      language: t.arg({ type: 'Language', description: language.description ?? '' }),
      website: t.arg.string({ description: website.description ?? '' }),
    },
    resolve: async (_root, args, context) => {
      const given = Object.entries(args).filter(([, value]) => value !== null);
      await subscribeToNewsletter(context.viewer, context, Object.fromEntries(given));
      return {};
    },
  }),
);

builder.mutationField('unsubscribeFromNewsletter', (t) =>
  t.field({
    type: Payload,
    permission: unsubscribeFromNewsletter.permission,
    errors: { types: [ValidationError] },
    description: 'Ends the subscription that has this token.',
    args: {
      token: t.arg.string({
        required: true,
        description: unsubscriptionInput.shape.token.description ?? '',
      }),
    },
    resolve: async (_root, args, { viewer }) => {
      await unsubscribeFromNewsletter(viewer, args);
      return {};
    },
  }),
);

builder.mutationField('deleteNewsletterSubscriber', (t) =>
  t.field({
    type: deletePayload('NewsletterSubscriber', 'newsletter subscriber'),
    permission: deleteNewsletterSubscriber.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Deletes a subscriber of the newsletter.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the subscriber.' }) },
    resolve: async (_root, { id }, { viewer }) => {
      await deleteNewsletterSubscriber(viewer, id);
      return { id };
    },
  }),
);
