// The REST API is the sum of the nouns, one line each.
import { everyone } from '../auth/permission.ts';
import '../auth/auth.rest.ts';
import '../communities/communities.rest.ts';
import '../contact/contact.rest.ts';
import '../content/content.rest.ts';
import '../database/database.rest.ts';
import '../images/images.rest.ts';
import '../images/uploads.rest.ts';
import '../news/news.rest.ts';
import '../newsletter/newsletter.rest.ts';
import '../partners/partners.rest.ts';
import '../patterns/patterns.rest.ts';
import '../patterns/zoom.rest.ts';
import '../placeholder/placeholder.rest.ts';
import '../provinces/cloth.rest.ts';
import '../search/search.rest.ts';
import '../timeline/timeline.rest.ts';
import { z } from '@hono/zod-openapi';
import { tags } from './description.ts';
import { rest, route } from './route.ts';

let document: object | undefined;

/** The description without the site’s address, made once: routes do not change. */
function describeRoutes() {
  return (document ??= rest.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'REST API of the batik pageant',
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        'Plain JSON. Failures answer with a status and { "error": "…" }; a method that a path does not have, with 405 and the Allow header. Programs send an API token, created in the dashboard’s settings, as Bearer; or sign in at /api/auth/sign-in and send the access token as Bearer, or keep the cookies. GraphQL at /graphql follows the same rules.',
    },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  }));
}

/** The description of all routes as a site serves it. */
export function openApiOf(publicUrl: string) {
  const described = describeRoutes() as { info: object; paths: Record<string, Record<string, unknown>> };
  const contact = { name: 'The organizers', url: `${publicUrl}/contact` };
  return { ...described, info: { ...described.info, contact }, servers: [{ url: publicUrl }] };
}

route(
  {
    method: 'get',
    path: '/api/openapi.json',
    permission: everyone,
    summary: 'This description of all routes, as OpenAPI 3.1',
    answer: z.looseObject({ openapi: z.string().openapi({ example: '3.1.0' }) }),
  },
  async (c) => c.json(openApiOf(c.var.context.environment.PUBLIC_URL)),
);

export { rest };
