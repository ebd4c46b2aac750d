import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { countTranslations, type TranslationCounts } from './translations.ts';

const TranslationCountsType = builder.objectRef<TranslationCounts>('TranslationCounts').implement({
  description: 'How many rows of each noun have such a text.',
  fields: (t) => ({
    content: t.exposeInt('content', { description: 'Content entries.' }),
    news: t.exposeInt('news', { description: 'News articles, drafts included.' }),
    communities: t.exposeInt('communities', { description: 'Communities, inactive ones included.' }),
    timeline: t.exposeInt('timeline', { description: 'History timeline items, inactive ones included.' }),
    batikPatterns: t.exposeInt('batikPatterns', { description: 'Batik patterns.' }),
    images: t.exposeInt('images', { description: 'Images: alternative text or caption.' }),
  }),
});

/** Of its statements, one for each noun. */
const complexity = { field: prices.statement * 6, multiplier: 1 };

builder.queryFields((t) => ({
  missingTranslations: t.field({
    type: TranslationCountsType,
    permission: countTranslations.permission,
    complexity,
    description:
      'How many rows have a text in one language only, or the same sentence in both. Names, years, empty pairs, and content that repeats the site’s name or whose built-in texts are the same do not count.',
    resolve: (_root, _args, { viewer }) => countTranslations(viewer, 'MISSING'),
  }),
  translationsBehind: t.field({
    type: TranslationCountsType,
    permission: countTranslations.permission,
    complexity,
    description: 'How many rows have a text that is behind the other language.',
    resolve: (_root, _args, { viewer }) => countTranslations(viewer, 'BEHIND'),
  }),
}));
