import { randomUUID } from 'node:crypto';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { inPerson, matrix } from '../testing/matrix.ts';
import { openForms } from './openForms.ts';

/** Permissions for presence. */
export const presenceMatrix = matrix({
  async arrange() {
    const [article] = await addNews({});
    if (!article) throw new Error('The article was not stored.');
    await prisma.change.create({
      data: { by: 'editor@example.org', action: 'created', entity: 'NewsArticle', rowId: article.id },
    });
    const [portrait] = await addImages({});
    if (!portrait) throw new Error('The portrait was not stored.');
    const newKey = randomUUID();
    const at = { entity: 'NewsArticle', hasTyped: true };
    // Somebody else, whose stream has just ended.
    const end = openForms.enter(randomUUID(), {
      accountId: 0,
      name: 'Sari',
      portraitUrl: portrait.url,
      forms: [
        { ...at, itemId: article.id, newKey: null },
        { ...at, itemId: null, newKey },
      ],
    });
    end();
    return { itemId: article.id, newKey };
  },

  graphql: {
    'Subscription.presence': {
      ...inPerson('workingCopies.read', 'FormPresence'),
      args: ({ itemId, newKey }) => `client: "${randomUUID()}", lists: [], forms: [
        { entity: NewsArticle, itemId: ${itemId}, hasTyped: false }
        { entity: NewsArticle, newKey: "${newKey}", hasTyped: false }
      ]`,
    },
  },

  types: {
    FormPresence: {
      through: 'Subscription.presence',
      granted: 'entity itemId newKey people version lastChange reviews revision',
    },
    PersonAtForm: { through: 'Subscription.presence', granted: 'name portrait hasTyped' },
  },
});
