import { builder } from '../graphql/builder.ts';
import { inWords, limits } from './limits.ts';
import { listOverloads, type Overload } from './overload.ts';

const Call = builder.enumType('LimitedCall', {
  description: 'What the whole site accepts only up to a limit.',
  values: {
    CONTACT: { value: 'contact', description: `Contact messages: ${inWords(limits.contact.site)}.` },
    NEWSLETTER: {
      value: 'newsletter',
      description: `Newsletter subscriptions: ${inWords(limits.newsletter.site)}.`,
    },
    PASSKEY_SIGN_IN: {
      value: 'passkeySignIn',
      description: `Challenges for a sign-in with a passkey: ${inWords(limits.passkeySignIn.site)}.`,
    },
    PASSWORD_RESET: {
      value: 'passwordReset',
      description: `Requests for a new password: ${inWords(limits.passwordReset.site)}.`,
    },
    SIGN_IN: {
      value: 'signIn',
      description: `Sign-ins from unknown devices: ${inWords(limits.signIn.site)}.`,
    },
  } as const,
});

const OverloadType = builder.objectRef<Overload>('Overload').implement({
  description: 'More calls of one kind than the whole site accepts: they were slowed, and none were lost.',
  fields: (t) => ({
    call: t.expose('call', { type: Call, description: 'The kind of call.' }),
    count: t.exposeInt('count', { description: 'How many calls exceeded the limit in the last day.' }),
  }),
});

builder.queryField('overloads', (t) =>
  t.field({
    type: [OverloadType],
    permission: listOverloads.permission,
    description: 'Which limits of the whole site were exceeded in the last day; empty in quiet times.',
    resolve: (_root, _args, { viewer }) => listOverloads(viewer),
  }),
);
