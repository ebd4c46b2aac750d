import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { Prisma, type BatikPattern } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { pictureUrl } from '../addressFields.ts';
import { clearable, line, paragraphs, required } from '../inputFields.ts';

/** An editor’s input for a pattern (docs/product.md#patterns). */
export const batikPatternInput = z.strictObject({
  nameEn: required(line(200)).meta({ description: 'Name in English, 1 to 200 characters.' }),
  nameId: required(line(200)).meta({ description: 'Name in Indonesian, 1 to 200 characters.' }),
  origin: clearable(line(200), () => '').meta({
    description: 'The place it comes from, at most 200 characters; null for none.',
  }),
  meaningEn: clearable(paragraphs(1000), () => '').meta({
    description: 'What it stands for, in English, at most 1,000 characters; null for none.',
  }),
  meaningId: clearable(paragraphs(1000), () => '').meta({
    description: 'What it stands for, in Indonesian, at most 1,000 characters; null for none.',
  }),
  descriptionEn: clearable(paragraphs(2000), () => '').meta({
    description: 'Text in English, plain, at most 2,000 characters; null for none.',
  }),
  descriptionId: clearable(paragraphs(2000), () => '').meta({
    description: 'Text in Indonesian, plain, at most 2,000 characters; null for none.',
  }),
  imageUrl: pictureUrl()
    .nullable()
    .optional()
    .transform((url) => (url === '' ? null : url))
    .meta({ description: 'An http(s) address or a path on this site; null or empty for a default.' }),
});

/** The image of a pattern: its own, or a generated cloth that is always the same for this pattern. */
export function imageUrlOf({ id, imageUrl }: Pick<BatikPattern, 'id' | 'imageUrl'>): string {
  return imageUrl ?? `/api/placeholder/800/600?seed=pattern-${id}`;
}

/** The same in SQL. */
export const imageUrlColumn = Prisma.sql`coalesce("imageUrl", '/api/placeholder/800/600?seed=pattern-' || id)`;

/** In the order in which they were added. */
export const patternOrder = [
  { name: 'id', direction: 'asc', type: 'number' },
] as const satisfies OrderColumn[];

/** One page of the patterns. @throws ValidationError for a foreign cursor */
export const listPatterns = publicRule(
  async (
    _viewer,
    filter: TranslationFilter,
    page: Page,
    selection: Selection = {},
  ): Promise<BatikPattern[]> =>
    prisma.batikPattern.findMany({
      ...selection,
      ...keysetPage(patternOrder, page, gapIn(filter, 'BatikPattern', prisma.batikPattern.fields)),
    }),
);

/** Reading, creating, changing and deleting a pattern. */
export const patternRules = resourceRules<BatikPattern>({
  noun: 'batik pattern',
  model: 'batikPattern',
  input: batikPatternInput,
  change: batikPatternInput.partial(),
  write: 'patterns.write',
  publish: 'patterns.publish',
  isPublic: () => true,
  visible: () => ({}),
});
