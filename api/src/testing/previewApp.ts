import { prisma } from '../database/client.ts';
import { readSiteOperations } from '../graphql/siteOperations.ts';
import type { Web } from '../pages/web.ts';
import { bareWeb } from './bareWeb.ts';
import { useTestApp } from './testApp.ts';

/** The ids of the pages’ operations, by their names. */
const operations = new Map(
  Object.entries(readSiteOperations()).map(([id, text]) => [/query (\w+)/.exec(text)?.[1], id]),
);

const pageQueries: Record<string, string> = {
  news: 'NewsArticlePageQuery',
  communities: 'CommunityPageQuery',
  heritage: 'PatternPageQuery',
};

/** Shows, as the page, what the page’s operation returns. */
const dataWeb: Web = {
  ...bareWeb,
  async render({ request, language, execute, preview }) {
    const [, name = '', id] = new URL(request.url).pathname.split('/');
    const data = await execute(operations.get(pageQueries[name]) ?? '', { id: Number(id), language });
    return {
      status: preview?.keptAt === null ? 410 : 200,
      html: JSON.stringify({ ...(data as object), preview }),
      head: { title: 'Page', description: '' },
      seed: [],
      modules: [],
    };
  },
  template: async () => '<html><!--page--><script src="/code.js"></script><!--seed--></html>',
};

/** The test app, with pages that show the data of an item, and its working copy. */
export function usePreviewApp() {
  const app = useTestApp({}, dataWeb);
  return {
    ...app,

    addArticle: (values: object = {}) =>
      prisma.newsArticle.create({
        data: {
          titleEn: 'Wax',
          titleId: 'Malam',
          contentEn: 'As it is.',
          contentId: '',
          category: 'culture',
          published: true,
          ...values,
        },
      }),

    /** Keeps a working copy as an editor does. */
    keep: (
      place: { entity?: string; itemId?: number; newKey?: string },
      ...changes: { field: string; value: string }[]
    ) =>
      prisma.workingCopy.create({
        data: {
          entity: 'NewsArticle',
          ...place,
          baseVersion: 1,
          changes: changes.map(({ field, value }) => ({ field, value, base: '' })),
          titleEn: '',
          titleId: '',
          keptBy: 'editor@example.org',
          keptAt: new Date('2026-11-25T07:05:00Z'),
        },
      }),

    /** A page, and what its operation returned. */
    async open(path: string, headers: Record<string, string> = {}) {
      const response = await app.send(path, { headers: { Accept: 'text/html', ...headers } });
      const text = await response.text();
      const json = /<html[^>]*>(\{.*?\})(?:<script|<\/html)/s.exec(text)?.[1] ?? '{}';
      const { data, preview } = JSON.parse(json) as {
        data?: Record<string, Record<string, unknown> | null>;
        preview?: { keptAt: string | null };
      };
      return { response, text, preview, item: data?.['newsArticle'] ?? null };
    },
  };
}

export const titled = (value: string) => ({ field: 'titleEn', value });
