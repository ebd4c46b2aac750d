import { builder } from '../graphql/builder.ts';
import { countMissingTranslations, type MissingTranslations } from './translations.ts';

const MissingTranslationsType = builder.objectRef<MissingTranslations>('MissingTranslations').implement({
  description:
    'How many rows of each noun have a text in one language only, or the same sentence in both. Names, years and empty pairs do not count.',
  fields: (t) => ({
    content: t.exposeInt('content', {
      description:
        'Content entries that are the same in both languages although the built-in texts differ; the site’s name does not count.',
    }),
    news: t.exposeInt('news', { description: 'News articles, drafts included: title, excerpt or content.' }),
    communities: t.exposeInt('communities', { description: 'Communities: the description.' }),
    timeline: t.exposeInt('timeline', { description: 'History timeline items: title or description.' }),
    batikPatterns: t.exposeInt('batikPatterns', { description: 'Batik patterns: meaning or description.' }),
  }),
});

builder.queryField('missingTranslations', (t) =>
  t.field({
    type: MissingTranslationsType,
    permission: countMissingTranslations.permission,
    description: 'The number of texts still to be translated, counted in one SQL statement.',
    resolve: (_root, _args, { viewer }) => countMissingTranslations(viewer),
  }),
);
