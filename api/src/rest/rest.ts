// The REST API is the sum of the nouns: one line each.
import '../auth/auth.rest.ts';
import '../communities/communities.rest.ts';
import '../contact/contact.rest.ts';
import '../content/content.rest.ts';
import '../database/database.rest.ts';
import '../images/images.rest.ts';
import '../news/news.rest.ts';
import '../newsletter/newsletter.rest.ts';
import '../partners/partners.rest.ts';
import '../patterns/patterns.rest.ts';
import '../placeholder/placeholder.rest.ts';
import '../timeline/timeline.rest.ts';
import { rest } from './route.ts';

rest.doc31('/api/openapi.json', {
  openapi: '3.1.0',
  info: {
    title: 'REST API of the batik pageant',
    version: '1',
    description:
      'Plain JSON. Failures answer with a status and { "error": "…" }. Programs send an API token, made in the dashboard’s settings, as Bearer; or sign in at /api/auth/sign-in and send the access token as Bearer, or keep the cookies. The same rules are offered over GraphQL at /graphql.',
  },
});

export { rest };
