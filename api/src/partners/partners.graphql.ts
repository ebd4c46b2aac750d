import { PartnerTier } from '../database/generated/client.ts';
import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';
import { listPartners, partnerOrder, partnerRules, visiblePartners } from './partners.ts';

export const Tier = builder.enumType('PartnerTier', {
  description: 'The level of a partner’s sponsorship.',
  values: {
    [PartnerTier.platinum]: { description: 'The highest level, shown first and largest.' },
    [PartnerTier.gold]: { description: 'Shown after platinum.' },
    [PartnerTier.silver]: { description: 'Shown after gold; the default.' },
  },
});

export const Partner = builder.prismaNode('Partner', {
  description: 'An institution or business that supports the pageant.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, tier: true, order: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visiblePartners(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in REST.' }),
    name: t.exposeString('name', { description: 'The same in both languages.' }),
    tier: t.expose('tier', { type: Tier, description: 'The level of its sponsorship.' }),
    logoUrl: t.exposeString('logoUrl', { description: 'An http(s) address or a path on this site.' }),
    logo: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at logoUrl, if it is on this site; null for an external picture and for a placeholder.',
      select: { logoUrl: true },
      resolve: ({ logoUrl }, _args, context) => pictureOf(context, logoUrl),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Who they are, plain text; null for none.',
    }),
    websiteUrl: t.exposeString('websiteUrl', {
      nullable: true,
      description: 'An http(s) address; null for none.',
    }),
    active: t.exposeBoolean('active', { description: 'False for a partner that only admins see.' }),
    order: t.exposeInt('order', {
      description:
        'Its place in its tier: smaller numbers come first. 2147483647 for partners that have not been placed: they come last, in the order in which they were added.',
    }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

copyField(Partner, partnerRules);
lastChangeField(Partner, partnerRules);

nodeQueries(Partner, {
  one: {
    name: 'partner',
    description: 'The partner with this number; null if it does not exist or the viewer may not see it.',
    id: 'The databaseId of the partner.',
    find: partnerRules.find,
  },
  list: {
    name: 'partners',
    permission: listPartners.permission,
    description:
      'The partners: platinum, then gold, then silver, each in the order that editors set. Visitors see active ones only.',
    order: partnerOrder,
    filters: (arg) => ({
      tier: arg({ type: Tier, description: 'Only this tier.' }),
      active: arg.boolean({ description: 'Only active ones, or only inactive ones, which only admins see.' }),
    }),
    load: ({ viewer }, ...page) => listPartners(viewer, ...page),
  },
});

changeFields({ type: Partner, name: 'Partner', rules: partnerRules });
