import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { everyone, hidden, matrix, needs, publishes } from '../testing/matrix.ts';
import { addContent, title } from './content.samples.ts';

const input = 'input: { key: "hero_title", valueEn: "Indigo", valueId: "Nila" }';

/** Permissions for content. */
export const contentMatrix = matrix({
  async arrange() {
    // One test may need the row twice.
    await prisma.contentEntry.deleteMany();
    const [picture] = await addImages({});
    const url = picture?.url ?? '';
    const [entry] = await addContent({ valueEn: url, valueId: url });
    await addContent({ key: 'hero_cta_explore', hidden: true });
    if (!entry) throw new Error('The entry was not stored.');
    return {
      entryId: encodeGlobalID('ContentEntry', entry.id),
      keyId: encodeGlobalID('ContentKey', entry.key),
    };
  },

  graphql: {
    'Query.content': { ...everyone('ContentEntry'), args: () => 'groups: [hero]' },
    'Query.contentEntries': everyone('ContentEntryConnection'),
    'Query.contentText': { ...everyone('ContentText'), args: () => 'key: "hero_title"' },
    'Query.contentKeys': needs('content.read', 'ContentKey'),
    'Query.node of a content entry': {
      ...everyone('ContentEntry'),
      args: ({ entryId }) => `id: "${entryId}"`,
    },
    'Query.node of a content key': {
      ...hidden('content.read', 'ContentKey'),
      args: ({ keyId }) => `id: "${keyId}"`,
    },
    'Mutation.saveContentEntry': {
      ...publishes('content.write', 'content.publish', 'ContentEntryPayload'),
      args: () => input,
    },
    'Mutation.saveContentEntry of a hidden entry': {
      ...needs('content.write', 'ContentEntryPayload'),
      args: () => 'input: { key: "hero_cta_explore", valueEn: "Indigo", valueId: "Nila" }',
    },
    'Mutation.saveContentEntry to hide a fallback': {
      ...publishes('content.write', 'content.publish', 'ContentEntryPayload'),
      args: () => 'input: { key: "hero_subtitle", valueEn: "Indigo", valueId: "Nila", hidden: true }',
    },
    'Mutation.saveContentEntry with an overlong value': {
      ...needs('content.write', 'ValidationError'),
      args: () => `input: { key: "a", valueEn: "${'x'.repeat(20_001)}", valueId: "b" }`,
    },
    'Mutation.saveContentEntry on an old version': {
      ...needs('content.write', 'ConflictError'),
      args: () => `${input}, version: 0`,
    },
    'Mutation.deleteContentEntry': {
      ...needs('content.publish', 'DeleteContentEntryPayload'),
      args: () => 'key: "hero_title"',
    },
    'Mutation.deleteContentEntry that does not exist': {
      ...needs('content.publish', 'NotFoundError'),
      args: () => 'key: "hero_subtitle"',
    },
  },

  types: {
    ContentEntry: {
      through: 'Query.content',
      everyone:
        'id databaseId key valueEn valueId hidden imageEn imageId version updatedAt translation translationGaps',
    },
    ContentEntryTranslation: { through: 'Query.content', everyone: 'valueEn valueId' },
    ContentText: { through: 'Query.contentText', everyone: 'key valueEn valueId htmlEn htmlId' },
    ContentEntryConnection: { through: 'Query.contentEntries', everyone: 'edges pageInfo' },
    ContentEntryEdge: { through: 'Query.contentEntries', everyone: 'cursor node' },
    ContentKey: {
      through: 'Query.contentKeys',
      granted:
        'id key state entry untranslated group kind labelEn labelId placeEn placeId placePath ' +
        'fallbackEn fallbackId',
    },
    ContentEntryPayload: { through: 'Mutation.saveContentEntry', granted: 'contentEntry contentKey' },
    DeleteContentEntryPayload: { through: 'Mutation.deleteContentEntry', granted: 'deletedId contentKey' },
  },

  http: {
    'GET /api/content': everyone(200),
    'GET /api/content/{key}': { ...everyone(200), call: () => 'GET /api/content/hero_title' },
    'GET /api/content/{key} that is not stored': {
      ...everyone(404),
      call: () => 'GET /api/content/hero_subtitle',
    },
    'POST /api/content': { ...publishes('content.write', 'content.publish', 200), body: title },
    'POST /api/content for a new key': {
      ...publishes('content.write', 'content.publish', 201),
      body: { ...title, key: 'hero_subtitle' },
    },
    'POST /api/content with a missing value': { ...needs('content.write', 400), body: { key: 'hero_title' } },
  },
});
