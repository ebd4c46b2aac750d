import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { placesLimit, reorderPartners } from './partnerPlaces.ts';
import { Partner, Tier } from './partners.graphql.ts';

const Payload = builder.objectRef<{ rows: object[] }>('ReorderPartnersPayload').implement({
  description: 'A tier in its new order.',
  fields: (t) => ({
    partners: t.field({
      type: [Partner],
      description: 'The partners of the tier, first to last.',
      resolve: ({ rows }) => rows as never,
    }),
  }),
});

builder.mutationField('reorderPartners', (t) =>
  t.field({
    type: Payload,
    permission: reorderPartners.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description:
      'Puts the partners of a tier in order. Their versions do not change. Refused if the partners in the tier are not those given, for example because someone added one in the meantime.',
    args: {
      tier: t.arg({ type: Tier, required: true, description: 'The tier.' }),
      ids: t.arg.intList({
        required: true,
        description: `The databaseIds of all its partners, including inactive ones, each once, first to last; at most ${placesLimit.toLocaleString('en')}.`,
      }),
    },
    resolve: async (_root, { tier, ids }, { viewer }) => ({ rows: await reorderPartners(viewer, tier, ids) }),
  }),
);
