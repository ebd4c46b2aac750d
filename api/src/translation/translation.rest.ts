import { z } from '@hono/zod-openapi';
import type { Prisma } from '../database/generated/client.ts';
import { translationGaps } from './filter.ts';
import { pairedFieldsOf, translationStates, translationStatesOf } from './marks.ts';

/** The filter of lists whose rows have texts in both languages. */
export const translationFilter = z.object({
  translation: z.enum(translationGaps).optional().openapi({
    description: 'Only rows with a text that is behind, or missing, in one language',
  }),
});

/** The state of each text of a row in a REST answer, and the function that fills it in. */
export function translationIn(model: Prisma.ModelName) {
  const states = Object.fromEntries(pairedFieldsOf(model).map((field) => [field, z.enum(translationStates)]));
  return {
    schema: z.object(states).openapi({
      description:
        'The state of each text: RIGHT, BEHIND if the other language has changed since, MISSING if only the other language has one or it is still a copy of the English one',
    }),
    of: (row: object) => translationStatesOf(model, row),
  };
}
