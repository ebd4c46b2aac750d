import { z } from '@hono/zod-openapi';
import type { BatikPattern } from '../database/generated/client.ts';
import { saves } from '../rest/answer.ts';
import { listRoute } from '../rest/list.ts';
import { patternExample } from '../rest/examples.ts';
import { itemRoute } from '../rest/resource.ts';
import { pathId } from '../rest/route.ts';
import { translationFilter, translationIn } from '../translation/translation.rest.ts';
import { imageUrlOf, listPatterns, patternOrder, patternRules } from './patterns.ts';

const path = '/api/batik-patterns';

const translation = translationIn('BatikPattern');

/** A pattern in a REST response (docs/product.md#patterns). */
const pattern = z
  .object({
    id: z.int(),
    imageUrl: z.string().openapi({ description: 'A default if the pattern has no picture' }),
    nameEn: z.string(),
    nameId: z.string(),
    origin: z.string(),
    meaningEn: z.string(),
    meaningId: z.string(),
    descriptionEn: z.string(),
    descriptionId: z.string(),
    translation: translation.schema,
    ...saves,
  })
  .openapi('BatikPattern');

const shown = (row: BatikPattern) => ({
  ...row,
  imageUrl: imageUrlOf(row),
  translation: translation.of(row),
});

// REST only reads patterns; they are managed over GraphQL (docs/product.md#patterns).
listRoute({
  path,
  permission: listPatterns.permission,
  summary: 'The batik patterns, in the order in which they were added',
  filters: translationFilter,
  order: patternOrder,
  list: ({ viewer }, ...page) => listPatterns(viewer, ...page),
  example: patternExample,
  answer: pattern,
  shown,
});

itemRoute({
  path: `${path}/{id}`,
  noun: patternRules.noun,
  permission: patternRules.find.permission,
  find: (c) => patternRules.find(c.var.context.viewer, pathId(c)),
  answer: pattern,
  shown,
  example: patternExample,
});
