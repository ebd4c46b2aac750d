import { z } from '@hono/zod-openapi';
import type { Permission } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OrderColumn, Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { isSearch } from '../database/search.ts';
import { keepPrivate } from '../database/trace.ts';
import type { RequestContext } from '../graphql/context.ts';
import { atMost, intWithin, numberIn } from '../inputFields.ts';
import { type Definite } from '../validation.ts';
import { answerOf, type Shown } from './answer.ts';
import { storedExample } from './description.ts';
import { queryOf, route, type HandlerContext } from './route.ts';
import { answerList, mostHeld, wholeLimit, type Listed } from './wholeList.ts';

/** The most items on a page. */
const pageLimit = 100;

/** The pagination parameters of every list. */
export const paging = z.object({
  limit: z
    .preprocess(numberIn, intWithin(1, pageLimit))
    .optional()
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: pageLimit,
      description: `Items per page, 1 to ${pageLimit}; without it, the whole list up to ${wholeLimit.items.toLocaleString('en')} items. In both cases at most ${wholeLimit.bytes / 2 ** 20} MiB, for a search ${mostHeld / 2 ** 20}: a longer answer ends earlier, after a whole item`,
    }),
  // A cursor contains the texts that its list is ordered by.
  after: atMost(1000).optional().openapi({ description: 'From the Link header of the previous page' }),
});

/** The filter of lists with active and inactive items. */
export const activeFilter = z.object({
  active: z.stringbool().optional().openapi({
    type: 'boolean',
    description: 'Only active items, or only inactive ones, which only admins see',
  }),
});

/**
 * Sends the page of a list that the query requests; without a limit the whole list, up to `wholeLimit`. The
 * Link header points to the next page (RFC 8288).
 */
export async function listResponse<Row extends object>(
  c: HandlerContext,
  list: Listed<Row>,
): Promise<Response> {
  const { limit = wholeLimit.items, after } = queryOf(c, paging);
  const { body, last } = await answerList(list, after, limit);
  if (last !== undefined) linkAfter(c, last);
  // Cached answers are held in memory; a stream is not.
  if (body instanceof ReadableStream) keepPrivate();
  return c.newResponse(body, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
}

function linkAfter(c: HandlerContext, place: string): void {
  const next = new URL(c.req.url);
  next.searchParams.set('after', place);
  c.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
}

interface List<Row, Filters extends z.ZodObject, Schema extends z.ZodObject> {
  path: string;
  /** The permission of the rule that `list` calls. */
  permission: Permission;
  /** What is listed and in which order. */
  summary: string;
  /** The query parameters that filter the list. */
  filters: Filters;
  order: readonly OrderColumn[];
  list: (
    context: RequestContext,
    filter: Definite<z.output<Filters>>,
    page: Page,
    selection?: Selection,
  ) => Promise<Row[]>;
  /**
   * The JSON of one row, and the function that fills it in; the viewer is for fields that only admins see.
   */
  answer: Schema;
  shown: (row: Row, viewer: Viewer) => Shown<Schema>;
  /** An item, as an editor could send it: sample content. */
  example: object;
}

/** The route of a noun's list. */
export function listRoute<Row extends object, Filters extends z.ZodObject, Schema extends z.ZodObject>({
  path,
  permission,
  summary,
  filters,
  order,
  list,
  answer,
  example,
  shown,
}: List<Row, Filters, Schema>): void {
  route(
    {
      method: 'get',
      path,
      permission,
      summary: `${summary}; the Link header points to the next part`,
      query: filters.extend(paging.shape),
      answer: z.array(answer),
      answerExample: [storedExample(answer, example)],
      sends: ['Link'],
      failures: [400, 503],
    },
    async (c) => {
      const { context } = c.var;
      const filter = queryOf(c, filters);
      return listResponse(c, {
        order,
        load: (page, selection) => list(context, filter, page, selection),
        toJson: (row) => answerOf(answer, shown(row, context.viewer)),
        isSearch: 'search' in filter && isSearch(filter.search),
      });
    },
  );
}
