import { randomUUID } from 'node:crypto';
import { prisma } from '../database/client.ts';
import { inPerson, matrix, needs } from '../testing/matrix.ts';

const at = ({ newKey }: { newKey: string }) => `entity: NewsArticle, newKey: "${newKey}"`;

/** Permissions for the links of previews. */
export const previewMatrix = matrix({
  async arrange() {
    const place = { entity: 'NewsArticle', newKey: randomUUID() };
    await prisma.workingCopy.create({
      data: {
        ...place,
        baseVersion: 0,
        changes: [{ field: 'titleEn', value: 'Malam', base: '' }],
        titleEn: 'Malam',
        titleId: '',
        keptBy: 'editor@example.org',
      },
    });
    const expiresAt = new Date(Date.now() + 60_000);
    const { id } = await prisma.previewLink.create({
      data: { ...place, createdBy: 'editor@example.org', expiresAt },
    });
    return { newKey: place.newKey, key: id };
  },

  graphql: {
    'Query.previewLinks': { ...needs('workingCopies.publish', 'PreviewLink'), args: at },
    'Mutation.createPreviewLink': {
      ...inPerson('workingCopies.publish', 'CreatePreviewLinkPayload'),
      args: at,
    },
    'Mutation.endPreviewLink': {
      ...inPerson('workingCopies.publish', 'EndPreviewLinkPayload'),
      args: ({ key }) => `key: "${key}"`,
    },
  },

  types: {
    PreviewLink: { through: 'Query.previewLinks', granted: 'key createdBy createdAt expiresAt' },
    CreatePreviewLinkPayload: { through: 'Mutation.createPreviewLink', granted: 'address' },
    EndPreviewLinkPayload: { through: 'Mutation.endPreviewLink', granted: 'success' },
  },
});
