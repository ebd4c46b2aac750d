import { addNews } from '../news/news.samples.ts';
import { everyone, matrix } from '../testing/matrix.ts';

/** Who may read the pages, and what readers' programs ask for: drafts show on none of them. */
export const pagesMatrix = matrix({
  async arrange() {
    const [article, draft] = await addNews({}, { published: false });
    return { id: article?.id, draftId: draft?.id };
  },

  http: {
    'GET /*': { ...everyone(200), call: () => 'GET /' },
    'ALL /*': { ...everyone(404), call: () => 'POST /nowhere' },
    'GET /robots.txt': everyone(200),
    'GET /sitemap.xml': everyone(200),
    'GET /feed/en.xml': everyone(200),
    'GET /feed/id.xml': everyone(200),
    'GET /social/en/site.png': everyone(200),
    'GET /social/id/site.png': everyone(200),
    'GET /social/en/news/{file}': { ...everyone(200), call: ({ id }) => `GET /social/en/news/${id}.png` },
    'GET /social/id/news/{file}': { ...everyone(200), call: ({ id }) => `GET /social/id/news/${id}.png` },
    'GET /social/en/news/{file} of a draft': {
      ...everyone(404),
      call: ({ draftId }) => `GET /social/en/news/${draftId}.png`,
    },
  },
});
