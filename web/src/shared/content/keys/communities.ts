import { both, type Fallbacks } from '../fallbacks.ts';

/** The figures of the communities page (docs/product.md#community-pages). */
export const communitiesFallbacks = {
  'communities.figure.1.value': both('500+'),
  'communities.figure.1.label': { en: 'artisans', id: 'perajin' },
  'communities.figure.2.value': both('50+'),
  'communities.figure.2.label': { en: 'patterns', id: 'motif' },
} satisfies Fallbacks;
