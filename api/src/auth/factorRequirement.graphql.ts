import type { FactorRequirement as Requirement } from '../database/generated/client.ts';
import { FactorNeededError, PasswordRequiredError, UnauthenticatedError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { factorDueAt } from './factorDue.ts';
import { changeRequirement, readRequirement } from './factorRequirement.ts';
import { personWith } from './persons.graphql.ts';

const FactorRequirement = builder.objectRef<Requirement>('FactorRequirement').implement({
  description: 'A second factor is required of everybody who signs in with a password.',
  fields: (t) => ({
    requiredAt: t.expose('requiredAt', { type: 'DateTime', description: 'Since when.' }),
    requiredBy: t.string({
      description: 'The name of the owner who required it; their address until they have entered one.',
      resolve: async ({ requiredBy }, _args, context) =>
        (await personWith(context, requiredBy))?.name ?? requiredBy,
    }),
    dueAt: t.field({
      type: 'DateTime',
      description: 'Until when accounts that existed by then can go without one; newer ones have longer.',
      resolve: (requirement) => factorDueAt(requirement, { createdAt: requirement.requiredAt }),
    }),
  }),
});

builder.queryField('factorRequirement', (t) =>
  t.field({
    type: FactorRequirement,
    nullable: true,
    permission: readRequirement.permission,
    complexity: prices.statement,
    description: 'Whether a second factor is required of everybody; null if it is not.',
    resolve: (_root, _args, { viewer }) => readRequirement(viewer),
  }),
);

const Payload = builder
  .objectRef<{ requirement: Requirement | null }>('ChangeFactorRequirementPayload')
  .implement({
    description: 'Whether a second factor is required now.',
    fields: (t) => ({
      requirement: t.field({
        type: FactorRequirement,
        nullable: true,
        description: 'The requirement; null if there is none any more.',
        resolve: ({ requirement }) => requirement,
      }),
    }),
  });

builder.mutationField('changeFactorRequirement', (t) =>
  t.field({
    type: Payload,
    permission: changeRequirement.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, FactorNeededError] },
    description:
      'Requires a second factor of everybody, from 14 days later on, or no longer does. Only an owner who has one can require it. Their account is mailed about it.',
    args: { isRequired: t.arg.boolean({ required: true, description: 'Whether it is required.' }) },
    resolve: async (_root, { isRequired }, context) => ({
      requirement: await changeRequirement(context.viewer, context, isRequired),
    }),
  }),
);
