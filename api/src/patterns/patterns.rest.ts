import { z } from '@hono/zod-openapi';
import type { BatikPattern } from '../database/generated/client.ts';
import { listRoute } from '../rest/list.ts';
import { imageUrlOf, listPatterns, patternOrder } from './patterns.ts';

/** A pattern in the field names of specification section 3. */
const pattern = z
  .object({
    id: z.int(),
    imageUrl: z.string().openapi({ description: 'A default when the pattern has no picture' }),
    nameEn: z.string(),
    nameId: z.string(),
    origin: z.string(),
    meaningEn: z.string(),
    meaningId: z.string(),
    descriptionEn: z.string(),
    descriptionId: z.string(),
  })
  .openapi('BatikPattern');

function toJson(row: BatikPattern): z.input<typeof pattern> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return { ...fields, imageUrl: imageUrlOf(row) };
}

// Section 7 has the list only; patterns are managed over GraphQL.
listRoute({
  path: '/api/batik-patterns',
  permission: listPatterns.permission,
  summary: 'The batik patterns, as they were added',
  filters: z.object({}),
  order: patternOrder,
  list: ({ viewer }, _filter, page) => listPatterns(viewer, page),
  answer: pattern,
  toJson,
});
