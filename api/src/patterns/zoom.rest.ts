import { z } from '@hono/zod-openapi';
import { clothFor } from '../../../web/src/shared/motifs/index.ts';
import { zoomedCloth } from '../../../web/src/shared/motifs/zoomedCloth.ts';
import { isZoomStep, zoomStepNames, type ZoomStep } from '../../../web/src/shared/motifs/zoomSteps.ts';
import { publicRule } from '../auth/permission.ts';
import { NotFoundError } from '../errors.ts';
import { queryOf, route } from '../rest/route.ts';
import { atMost } from '../inputFields.ts';

const zoomQuery = z.object({
  seed: atMost(100)
    .default('site')
    .openapi({ description: 'The same seed gives the same cloth as /api/placeholder/{width}/{height}' }),
});

const drawZoomed = publicRule(async (_viewer, step: ZoomStep, seed: string) =>
  zoomedCloth(step, clothFor(seed)),
);

const listedSteps = zoomStepNames.join(', ');

/** A cloth from afar to a single dot of its wax (docs/product.md#pattern-pages). */
route(
  {
    method: 'get',
    path: '/api/cloth/zoom/{step}',
    permission: drawZoomed.permission,
    summary: `A batik cloth at one of five degrees of nearness, as SVG: ${listedSteps}`,
    query: zoomQuery,
    answer: { 'image/svg+xml': z.string() },
    failures: [400, 404],
  },
  async (c) => {
    const step = c.req.param('step') ?? '';
    if (!isZoomStep(step)) throw new NotFoundError(`The steps are ${listedSteps}.`);
    const { seed } = queryOf(c, zoomQuery);
    return c.body(await drawZoomed(c.var.context.viewer, step, seed), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  },
);
