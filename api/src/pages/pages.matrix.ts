import { homeMessage } from '../contact/contact.samples.ts';
import { contactLimit } from '../contact/contact.ts';
import { forget } from '../limits/throttle.ts';
import { addNews } from '../news/news.samples.ts';
import { newsletterLimit } from '../newsletter/newsletter.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { everyone, matrix, toReadOnlyToken } from '../testing/matrix.ts';

/** Who may read the pages, feeds and sitemaps: none of them shows drafts. */
export const pagesMatrix = matrix({
  async arrange() {
    // These tests send more forms from one address than visitors may.
    await forget([contactLimit, newsletterLimit].flatMap((limit) => limit.countsOf('203.0.113.7')));
    const [article, draft] = await addNews({}, { published: false });
    const [pattern] = await addPatterns({});
    return { id: article?.id, draftId: draft?.id, patternId: pattern?.id };
  },

  http: {
    'GET /*': { ...everyone(200), call: () => 'GET /' },
    'GET /* in another form': { ...everyone(301), call: () => 'GET /News/' },
    'ALL /*': { ...everyone(405), call: () => 'POST /nowhere' },
    'POST /contact': { ...everyone(303), form: homeMessage },
    'POST /contact without a message': { ...everyone(400), form: { ...homeMessage, message: '' } },
    'POST /contact as JSON': { ...toReadOnlyToken(415, everyone(415)), body: homeMessage },
    'POST /newsletter': { ...everyone(303), form: { email: 'reader@example.org' } },
    'POST /newsletter without an address': { ...everyone(400), form: {} },
    'POST /newsletter/unsubscribe': {
      ...everyone(303),
      call: () => 'POST /newsletter/unsubscribe?token=unknown',
    },
    // Writes cookies only.
    'POST /preferences': {
      ...toReadOnlyToken(303, everyone(303)),
      form: { language: 'id', theme: 'dark' },
    },
    'ALL /preferences': { ...everyone(405), call: () => 'GET /preferences' },
    'GET /robots.txt': everyone(200),
    'GET /sitemap.xml': everyone(200),
    'GET /calendar.ics': everyone(200),
    'GET /.well-known/security.txt': everyone(404),
    'GET /manifest.webmanifest': everyone(200),
    'GET /icon.svg': everyone(200),
    'GET /favicon.ico': everyone(200),
    'GET /apple-touch-icon.png': everyone(200),
    'GET /apple-touch-icon-precomposed.png': everyone(200),
    'GET /icon-192.png': everyone(200),
    'GET /icon-512.png': everyone(200),
    'GET /icon-maskable-512.png': everyone(200),
    'GET /feed/en.xml': everyone(200),
    'GET /feed/id.xml': everyone(200),
    'GET /feed/en.json': everyone(200),
    'GET /feed/id.json': everyone(200),
    'GET /social/en/site.png': everyone(200),
    'GET /social/id/site.png': everyone(200),
    'GET /social/en/news/{file}': { ...everyone(200), call: ({ id }) => `GET /social/en/news/${id}.png` },
    'GET /social/id/news/{file}': { ...everyone(200), call: ({ id }) => `GET /social/id/news/${id}.png` },
    ...Object.fromEntries(
      ['en', 'id'].map((language) => [
        `GET /social/${language}/heritage/{file}`,
        {
          ...everyone(200),
          call: ({ patternId }: { patternId?: number }) =>
            `GET /social/${language}/heritage/${patternId}.png`,
        },
      ]),
    ),
    'GET /social/en/news/{file} of a draft': {
      ...everyone(404),
      call: ({ draftId }) => `GET /social/en/news/${draftId}.png`,
    },
  },
});
