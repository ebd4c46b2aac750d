import { z } from '@hono/zod-openapi';
import type { Permission } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Definite } from '../validation.ts';
import { queryOf, route, type HandlerContext } from './route.ts';

/** The parameters with which every list is read in pages. */
export const paging = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(100)
    .openapi({ type: 'integer', description: 'Items on a page, 1 to 100' }),
  // A cursor holds the texts that its list is ordered by.
  after: z.string().max(1000).optional().openapi({ description: 'From the Link header of the page before' }),
});

/** The filter of lists with active and inactive items. */
export const activeFilter = z.object({
  active: z
    .stringbool()
    .optional()
    .openapi({ type: 'boolean', description: 'Only active items, or only inactive ones, which admins see' }),
});

interface List<Row, Filters extends z.ZodObject> {
  path: string;
  /** Of the rule that `list` calls. */
  permission: Permission;
  /** What is listed and in which order. */
  summary: string;
  /** The query parameters that narrow the list. */
  filters: Filters;
  order: readonly OrderColumn[];
  list: (context: RequestContext, filter: Definite<z.output<Filters>>, page: Page) => Promise<Row[]>;
  /** The JSON of one row, and the way to it; the viewer for what only admins are shown. */
  answer: z.ZodType;
  toJson: (row: Row, viewer: Viewer) => object;
}

/** The page of a list that the query asks for; the answer’s Link header leads to the next one. */
export async function listPage<Row extends object>(
  c: HandlerContext,
  order: readonly OrderColumn[],
  load: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const { limit, after } = queryOf(c, paging);
  const rows = await load({ after, limit: limit + 1, inverted: false });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) {
    const next = new URL(c.req.url);
    next.searchParams.set('after', cursorOf(order, last as Record<string, unknown>));
    c.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page;
}

/** The route of a noun's list, in pages: the Link header leads to the next one (RFC 8288). */
export function listRoute<Row extends object, Filters extends z.ZodObject>({
  path,
  permission,
  summary,
  filters,
  order,
  list,
  answer,
  toJson,
}: List<Row, Filters>): void {
  route(
    {
      method: 'get',
      path,
      permission,
      summary: `${summary}; the Link header leads to the next page`,
      query: filters.extend(paging.shape),
      answer: z.array(answer),
      failures: [400],
    },
    async (c) => {
      const { context } = c.var;
      const filter = queryOf(c, filters);
      const page = await listPage(c, order, (asked) => list(context, filter, asked));
      return c.json(page.map((row) => toJson(row, context.viewer)));
    },
  );
}
