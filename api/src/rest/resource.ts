import type { z } from '@hono/zod-openapi';
import type { Permission } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { withOwnColumns } from '../database/ownColumns.ts';
import type { ResourceRow, ResourceRules, SaveOptions } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import { idempotencyHeader, keyOfChange } from '../idempotencyKey.ts';
import { rowResponse, tagsOf, type Shown } from './answer.ts';
import { storedExample } from './description.ts';
import { onCondition } from './preconditions.ts';
import { jsonBody, pathId, route, type HandlerContext } from './route.ts';

interface Item<Row extends ResourceRow, Schema extends z.ZodObject> {
  /** The path of one row: /api/news/{id}. */
  path: string;
  /** The word for a row. */
  noun: string;
  /** The permission of the rule that `find` calls. */
  permission: Permission;
  /** The row that the path names; null if it does not exist or the viewer may not see it. */
  find: (c: HandlerContext) => Promise<Row | null>;
  /**
   * The JSON of the row, and the function that fills it in; the viewer is for fields that only admins see.
   */
  answer: Schema;
  shown: (row: Row, viewer: Viewer) => Shown<Schema>;
  /** A body that an editor could send: sample content. */
  example: object;
}

/** The route that reads one row; its ETag changes with the row. */
export function itemRoute<Row extends ResourceRow, Schema extends z.ZodObject>({
  path,
  noun,
  permission,
  find,
  answer,
  shown,
  example,
}: Item<Row, Schema>): void {
  route(
    {
      method: 'get',
      path,
      permission,
      summary: `One ${noun}`,
      answer,
      answerExample: storedExample(answer, example),
      sends: ['Version'],
      failures: [400, 404],
    },
    async (c) => {
      const row = await find(c);
      if (!row) throw new NotFoundError(`The ${noun} was not found.`);
      return rowResponse(c, answer, row, shown(row, c.var.context.viewer));
    },
  );
}

const optionsOf = (c: HandlerContext): SaveOptions => ({ key: c.req.header('Idempotency-Key') });

interface Resource<Row extends ResourceRow, Schema extends z.ZodObject> {
  /** The path of the collection: /api/news. */
  path: string;
  rules: ResourceRules<Row>;
  /**
   * The JSON of one row, and the function that fills it in; the viewer is for fields that only admins see.
   */
  answer: Schema;
  shown: (row: Row, viewer: Viewer) => Shown<Schema>;
  /** A body that an editor could send: sample content. */
  example: object;
}

/** The routes of a noun’s rows: GET, POST, PUT and DELETE (docs/product.md#rest). */
export function resourceRoutes<Row extends ResourceRow, Schema extends z.ZodObject>({
  path,
  rules,
  answer,
  shown,
  example,
}: Resource<Row, Schema>): void {
  const { noun, input, change, find, create, update, remove } = rules;
  const answerExample = storedExample(answer, example);
  const onePath = `${path}/{id}`;
  const tagsFor = (viewer: Viewer) => (row: Row) => tagsOf(answer, row, shown, viewer);

  itemRoute({
    path: onePath,
    noun,
    permission: find.permission,
    find: (c) => find(c.var.context.viewer, pathId(c)),
    answer,
    shown,
    example,
  });

  route(
    {
      method: 'post',
      path,
      permission: create.permission,
      summary: `Adds a ${noun}`,
      body: input,
      bodyExample: example,
      answer,
      status: 201,
      answerExample,
      sends: ['Version', 'Location'],
      headers: idempotencyHeader(keyOfChange),
    },
    async (c) => {
      const { viewer } = c.var.context;
      const row = await create(viewer, await jsonBody(c), optionsOf(c));
      c.header('Location', `${path}/${row.id}`);
      return rowResponse(c, answer, row, shown(row, viewer), 201);
    },
  );

  route(
    {
      method: 'put',
      path: onePath,
      permission: update.permission,
      summary: `Changes a ${noun}; omitted fields keep their values, and null clears an optional one`,
      body: withOwnColumns(change),
      bodyExample: example,
      answer,
      answerExample,
      sends: ['Version'],
      failures: [404, 409, 412],
      ifMatch: true,
      headers: idempotencyHeader(keyOfChange),
    },
    async (c) => {
      const { viewer } = c.var.context;
      const [id, body] = [pathId(c), await jsonBody(c)];
      const row = await onCondition(c, tagsFor(viewer), (version) =>
        update(viewer, { id, version }, body, optionsOf(c)),
      );
      return rowResponse(c, answer, row, shown(row, viewer));
    },
  );

  route(
    {
      method: 'delete',
      path: onePath,
      permission: remove.permission,
      summary: `Deletes a ${noun}`,
      answer: null,
      status: 204,
      failures: [400, 404, 412],
      ifMatch: true,
    },
    async (c) => {
      const id = pathId(c);
      const { viewer } = c.var.context;
      await onCondition(c, tagsFor(viewer), (version) => remove(viewer, { id, version }));
      return c.body(null, 204);
    },
  );
}
