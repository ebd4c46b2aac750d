import { builder } from './builder.ts';

builder.scalarType('DateTime', {
  description:
    'A moment as ISO 8601 text: with an offset on input, in UTC on output (2025-10-16T02:00:00.000Z).',
  serialize: (date) => date.toISOString(),
  // Stays text: the rules validate it, for both GraphQL and REST.
  parseValue: (value) => String(value),
});

export const LanguageType = builder.enumType('Language', {
  description: 'A language of the site: en for English, id for Indonesian.',
  values: { en: { description: 'English.' }, id: { description: 'Indonesian.' } },
});
