import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { publicRule } from '../auth/permission.ts';
import { queryOf, route } from '../rest/route.ts';
import { atMost } from '../inputFields.ts';
import { nearestPngSize, placeholderPng, placeholderSvg, pngSizes, readSide, type Size } from './picture.ts';

const placeholderQuery = z.object({
  seed: atMost(100)
    .default('site')
    .openapi({ description: 'The same seed gives the same cloth, one of 84; news-12 for article 12' }),
});

const drawPlaceholder = publicRule(async (_viewer, size: Size, seed: string, png: boolean) =>
  png ? placeholderPng(size, seed) : placeholderSvg(size, seed),
);

const listedSizes = pngSizes.map((size) => size.join('×')).join(', ');

route(
  {
    method: 'get',
    path: '/api/placeholder/{width}/{height}',
    permission: drawPlaceholder.permission,
    summary: `A batik cloth: SVG of 1 to 4096 pixels a side, or PNG of ${listedSizes} if Accept or the suffix .png requests it`,
    redirect: 'A PNG of a different size redirects to the nearest available size.',
    query: placeholderQuery,
    answer: { 'image/svg+xml': z.string(), 'image/png': z.string() },
    failures: [400, 503],
  },
  async (c) => {
    const { seed } = queryOf(c, placeholderQuery);
    const height = c.req.param('height') ?? '';
    const accept = c.req.header('Accept') ?? '';
    const png =
      height.endsWith('.png') || (accept.includes('image/png') && !accept.includes('image/svg+xml'));
    const size: Size = [readSide(c.req.param('width') ?? ''), readSide(height.replace(/\.png$/, ''))];
    const nearest = nearestPngSize(size);
    if (png && size.join() !== nearest.join()) {
      return c.body(null, 302, {
        Location: `/api/placeholder/${nearest.join('/')}.png?${new URLSearchParams({ seed })}`,
        'Cache-Control': 'public, max-age=86400',
        Vary: 'Accept',
      });
    }
    const picture = await drawPlaceholder(c.var.context.viewer, size, seed, png);
    return c.body(picture, 200, {
      // Not one answer for all, which would have a tag: it depends on Accept.
      ETag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 16)}"`,
      'Content-Type': png ? 'image/png' : 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept',
    });
  },
);
