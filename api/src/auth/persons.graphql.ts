import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import type { RequestContext } from '../graphql/context.ts';
import { prices } from '../graphql/prices.ts';
import { may } from './capabilities.ts';
import { listTeam, readPeople, type Person } from './persons.ts';
import type { Viewer } from './viewer.ts';

/** Whether a person is the caller; nobody is, once the account is removed. */
export const isViewer = ({ id }: Person, { admin }: Viewer): boolean => id !== null && id === admin?.id;

export const PersonType = builder.objectRef<Person>('Person').implement({
  description: 'Somebody of the team, as the others see them.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Their name, also once the account is removed; the email address until it is entered.',
    }),
    isViewer: t.boolean({
      // Both only compare: a list may have many people.
      complexity: 1,
      description: 'Whether it is the caller.',
      resolve: (person, _args, { viewer }) => isViewer(person, viewer),
    }),
    accountId: t.int({
      nullable: true,
      complexity: 1,
      description: 'The number of their account, for those who see the history; null once it is removed.',
      resolve: ({ id }, _args, { viewer }) => (may(viewer, 'history.read') ? id : null),
    }),
  }),
});

const find = perOperation<string, Person>((signatures) => readPeople(signatures));

/** The person with a signature: two statements at most for all of an operation. */
export const personWith = (context: RequestContext, signature: string): Promise<Person | null> =>
  find(context, signature);

builder.queryField('team', (t) =>
  t.field({
    type: [PersonType],
    permission: listTeam.permission,
    complexity: prices.statement,
    description: 'Those who can sign in, whom a comment can mention; by name, at most 200.',
    resolve: (_root, _args, { viewer }) => listTeam(viewer),
  }),
);
