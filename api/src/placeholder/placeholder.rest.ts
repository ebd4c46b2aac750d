import { z } from '@hono/zod-openapi';
import { publicRule } from '../auth/permission.ts';
import { queryOf, route } from '../rest/route.ts';
import { placeholderPng, placeholderSvg, readSide } from './picture.ts';

const placeholderQuery = z.object({
  seed: z
    .string()
    .max(100)
    .default('site')
    .openapi({ description: 'The same seed gives the same cloth; news-12 for article 12' }),
});

const drawPlaceholder = publicRule(async (_viewer, size: [number, number], seed: string, png: boolean) =>
  png ? placeholderPng(...size, seed) : placeholderSvg(...size, seed),
);

route(
  {
    method: 'get',
    path: '/api/placeholder/{width}/{height}',
    permission: drawPlaceholder.permission,
    summary:
      'A batik cloth of 1 to 4096 pixels a side: SVG, or PNG when Accept or the ending .png ask for it',
    query: placeholderQuery,
    answer: { 'image/svg+xml': z.string(), 'image/png': z.string() },
    failures: [400],
  },
  async (c) => {
    const { seed } = queryOf(c, placeholderQuery);
    const height = c.req.param('height') ?? '';
    const accept = c.req.header('Accept') ?? '';
    const png =
      height.endsWith('.png') || (accept.includes('image/png') && !accept.includes('image/svg+xml'));
    const size: [number, number] = [
      readSide(c.req.param('width') ?? ''),
      readSide(height.replace(/\.png$/, '')),
    ];
    const picture = await drawPlaceholder(c.var.context.viewer, size, seed, png);
    return c.body(picture as string, 200, {
      'Content-Type': png ? 'image/png' : 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept',
    });
  },
);
