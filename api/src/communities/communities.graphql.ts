import { provinceCodes, type ProvinceCode } from '../../../web/src/shared/provinces.ts';
import { provinceTexts } from '../../../web/src/shared/provinceTexts.ts';
import { may } from '../auth/capabilities.ts';
import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { prices } from '../graphql/prices.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';
import {
  communityOrder,
  communityRules,
  countByProvince,
  listCommunities,
  visibleCommunities,
} from './communities.ts';
import { contactInfoText, contactOf, type Contact } from './contactInfo.ts';

const ProvinceType = builder.enumType('Province', {
  description: 'The provinces of Indonesia, by the second part of their ISO 3166-2:ID code.',
  values: Object.fromEntries(
    provinceCodes.map((code) => [code, { description: provinceTexts.en.provinces[code] }]),
  ) as Record<ProvinceCode, { description: string }>,
});

const CommunityContact = builder.objectRef<Contact>('CommunityContact').implement({
  description: 'How to reach a community.',
  fields: (t) => ({
    phone: t.exposeString('phone', { nullable: true, description: 'As it was entered; null for none.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Always an email address; null for none.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'Always an http(s) address; null for none.',
    }),
  }),
});

const Community = builder.prismaNode('Community', {
  description: 'A community of batik makers, in both languages.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleCommunities(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in REST.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    nameId: t.exposeString('nameId', { description: 'Name in Indonesian.' }),
    descriptionEn: t.exposeString('descriptionEn', { description: 'Text in English, plain; may be empty.' }),
    descriptionId: t.exposeString('descriptionId', {
      description: 'Text in Indonesian, plain; may be empty.',
    }),
    location: t.exposeString('location', { description: 'Town and province.' }),
    province: t.expose('province', {
      type: ProvinceType,
      nullable: true,
      description: 'The province that it belongs to; null for none.',
    }),
    imageUrl: t.exposeString('imageUrl', { description: 'An http(s) address or a path on this site.' }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, if it is on this site; null for an external picture and for a placeholder.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    contact: t.field({
      type: CommunityContact,
      description: 'How to reach it; empty if the stored text cannot be parsed.',
      select: { contactInfo: true },
      resolve: ({ contactInfo }) => contactOf(contactInfo),
    }),
    contactInfo: t.string({
      nullable: true,
      description:
        'The contact details as editors edit them: text, JSON or not. For signed-in admins; null for visitors.',
      select: { contactInfo: true },
      resolve: ({ contactInfo }, _args, { viewer }) =>
        may(viewer, 'communities.read') ? contactInfoText(contactInfo) : null,
    }),
    active: t.exposeBoolean('active', { description: 'False for a community that only admins see.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

translationFields(Community, 'Community', 'communities.read');

copyField(Community, communityRules);
lastChangeField(Community, communityRules);

nodeQueries(Community, {
  one: {
    name: 'community',
    description: 'The community with this number; null if it does not exist or the viewer may not see it.',
    id: 'The databaseId of the community.',
    find: communityRules.find,
  },
  list: {
    name: 'communities',
    permission: listCommunities.permission,
    description: 'The communities, in the order in which they were added. Visitors see active ones only.',
    order: communityOrder,
    filters: (arg) => ({
      province: arg({ type: ProvinceType, description: 'Only those of this province.' }),
      active: arg.boolean({ description: 'Only active ones, or only inactive ones, which only admins see.' }),
      translation: arg({ type: GapType, description: gapDescription }),
    }),
    load: ({ viewer }, ...page) => listCommunities(viewer, ...page),
  },
});

const ProvinceCount = builder
  .objectRef<{ province: ProvinceCode; count: number }>('ProvinceCount')
  .implement({
    description: 'How many communities a province has.',
    fields: (t) => ({
      province: t.expose('province', { type: ProvinceType, description: 'The province.' }),
      count: t.exposeInt('count', { description: 'Its active communities; at least one.' }),
    }),
  });

builder.queryField('communitiesByProvince', (t) =>
  t.field({
    type: [ProvinceCount],
    permission: countByProvince.permission,
    description: 'The provinces that have active communities, west to east, and how many they have.',
    complexity: { field: prices.statement, multiplier: provinceCodes.length },
    resolve: (_root, _args, { viewer }) => countByProvince(viewer),
  }),
);

changeFields({ type: Community, name: 'Community', rules: communityRules });
