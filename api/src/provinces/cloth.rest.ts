import { z } from '@hono/zod-openapi';
import { publicRule } from '../auth/permission.ts';
import { route, queryOf } from '../rest/route.ts';
import { clothShapes, type ClothWidth } from '../../../web/src/shared/motifs/provincial/outlines.ts';
import { provincialCloth } from '../../../web/src/shared/motifs/provincial/provincialCloth.ts';
import { isProvince, provinceCodes, type ProvinceCode } from '../../../web/src/shared/provinces.ts';
import { NotFoundError } from '../errors.ts';

const clothQuery = z.object({
  dyed: z
    .string()
    .max(3 * provinceCodes.length)
    .default(provinceCodes.join())
    .transform((codes) => (codes === '' ? [] : codes.split(',')))
    .refine((codes) => codes.every(isProvince), 'List codes of provinces, such as JT,YO.')
    .openapi({
      type: 'string',
      example: 'JT,YO',
      description:
        'The provinces that have an ambassador: codes of ISO 3166-2:ID without their country, with commas between them; all by default, none if empty. The patches of the others are only waxed.',
    }),
});

const drawCloth = publicRule(async (_viewer, width: ClothWidth, dyed: readonly string[]) =>
  provincialCloth(width, new Set(dyed as ProvinceCode[])),
);

/** The cloth of 38 provinces (docs/product.md#provinces). */
route(
  {
    method: 'get',
    path: '/api/cloth/{shape}',
    permission: drawCloth.permission,
    summary: 'The cloth of 38 provinces, as SVG: wide, or narrow for phones',
    query: clothQuery,
    answer: { 'image/svg+xml': z.string() },
    failures: [400, 404],
  },
  async (c) => {
    const shape = clothShapes.find((known) => known === c.req.param('shape'));
    if (!shape) throw new NotFoundError('A cloth is wide or narrow.');
    const { dyed } = queryOf(c, clothQuery);
    return c.body(await drawCloth(c.var.context.viewer, shape, dyed), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  },
);
