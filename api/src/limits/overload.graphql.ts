import { builder } from '../graphql/builder.ts';
import { inWords, limits } from './limits.ts';
import { listOverloads, type Overload } from './overload.ts';

const Call = builder.enumType('LimitedCall', {
  description: 'What the whole site takes only so much of.',
  values: {
    CONTACT: { value: 'contact', description: `Contact messages: ${inWords(limits.contact.site)}.` },
    NEWSLETTER: {
      value: 'newsletter',
      description: `Newsletter subscriptions: ${inWords(limits.newsletter.site)}.`,
    },
    SIGN_IN: {
      value: 'signIn',
      description: `Sign-ins from devices that are not known: ${inWords(limits.signIn.site)}.`,
    },
  } as const,
});

const OverloadType = builder.objectRef<Overload>('Overload').implement({
  description: 'More calls of one kind than the whole site takes: they were slowed, and none was lost.',
  fields: (t) => ({
    call: t.expose('call', { type: Call, description: 'What it was.' }),
    count: t.exposeInt('count', { description: 'How many calls went beyond the limit in the last day.' }),
  }),
});

builder.queryField('overloads', (t) =>
  t.field({
    type: [OverloadType],
    permission: listOverloads.permission,
    description: 'What more came of in the last day than the whole site takes; empty in quiet times.',
    resolve: (_root, _args, { viewer }) => listOverloads(viewer),
  }),
);
