import { z } from '@hono/zod-openapi';
import { searchLimits } from '../../../web/src/shared/searchText.ts';
import { languages } from '../language.ts';
import { queryOf, route } from '../rest/route.ts';
import { atMost } from '../inputFields.ts';
import { searchSite } from './search.ts';
import { searchKinds } from './sources.ts';

const parts = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

/** A result in a REST answer (docs/product.md#search). */
const result = z
  .object({
    kind: z.enum(searchKinds),
    path: z.string().openapi({ description: 'On this site: a path, with an anchor for a part of a page' }),
    title: parts.openapi({ description: 'Title or name, in parts' }),
    imageUrl: z
      .string()
      .nullable()
      .openapi({ description: 'Of its picture or its logo; null for none, and for pages and questions' }),
    excerpt: parts.openapi({ description: 'The place where the first word occurs, without Markdown' }),
  })
  .openapi('SearchResult');

const searchQuery = z.object({
  q: atMost(searchLimits.characters).openapi({
    description:
      'Every word must occur in the title or the text; at most 10 words. Without three letters or digits in a row, nothing is found',
    example: 'parang',
  }),
  lang: z.enum(languages).optional().openapi({
    description:
      'The language to search in. By default the reader’s: the language of the cookie “language”; without it, English if Accept-Language begins with it, otherwise Indonesian',
  }),
});

route(
  {
    method: 'get',
    path: '/api/search',
    permission: searchSite.permission,
    summary: `What visitors can find on the whole site, at most ${searchLimits.ofKind} of a kind`,
    details:
      'Results of a kind are together, kinds with a match in a title first; within a kind, matches in the title, then the newest.',
    query: searchQuery,
    answer: z.array(result),
    answerExample: [
      {
        kind: 'pattern',
        path: '/heritage/1',
        title: [{ text: 'Parang', isMatch: true }],
        imageUrl: '/api/placeholder/1200/800?seed=parang-3',
        excerpt: [{ text: 'Unbroken will. Diagonal blades without a pause.', isMatch: false }],
      },
    ],
    failures: [400, 503],
  },
  async (c) => {
    const { viewer, preferences } = c.var.context;
    const { q, lang } = queryOf(c, searchQuery);
    return c.json(await searchSite(viewer, q, lang ?? preferences.language));
  },
);
