import { builder } from '../graphql/builder.ts';
import { countMissingTranslations, type MissingTranslations } from './translations.ts';

const MissingTranslationsType = builder.objectRef<MissingTranslations>('MissingTranslations').implement({
  description:
    'How many rows of each noun have a text in one language only, or the same sentence in both. Names, years and empty pairs lack nothing.',
  fields: (t) => ({
    content: t.exposeInt('content', {
      description:
        'Content entries that read the same in both languages, where the site’s own words differ and it is not the site’s name.',
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
    description: 'The texts that somebody has still to translate, counted in one SQL statement.',
    resolve: (_root, _args, { viewer }) => countMissingTranslations(viewer),
  }),
);
