import type { z } from '@hono/zod-openapi';
import type { Viewer } from '../auth/viewer.ts';
import { withOwnColumns } from '../database/ownColumns.ts';
import type { ResourceRow, ResourceRules } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import { rowResponse, type Shown } from './answer.ts';
import { storedExample } from './description.ts';
import { onCondition } from './preconditions.ts';
import { jsonBody, pathId, route } from './route.ts';

interface Resource<Row extends ResourceRow, Schema extends z.ZodObject> {
  /** Of the collection: /api/news. */
  path: string;
  rules: ResourceRules<Row>;
  /** The JSON of one row, and what it shows of one; the viewer for what only admins are shown. */
  answer: Schema;
  shown: (row: Row, viewer: Viewer) => Shown<Schema>;
  /** What an editor could send: sample content. */
  example: object;
}

/** The routes that every noun has for one of its rows: GET, POST, PUT and DELETE (specification section 7). */
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

  route(
    {
      method: 'get',
      path: onePath,
      permission: find.permission,
      summary: `One ${noun}`,
      answer,
      answerExample,
      sends: ['Version'],
      failures: [400, 404],
    },
    async (c) => {
      const { viewer } = c.var.context;
      const row = await find(viewer, pathId(c));
      if (!row) throw new NotFoundError(`There is no such ${noun}.`);
      return rowResponse(c, answer, row, shown(row, viewer));
    },
  );

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
    },
    async (c) => {
      const { viewer } = c.var.context;
      const row = await create(viewer, await jsonBody(c));
      c.header('Location', `${path}/${row.id}`);
      return rowResponse(c, answer, row, shown(row, viewer), 201);
    },
  );

  route(
    {
      method: 'put',
      path: onePath,
      permission: update.permission,
      summary: `Changes a ${noun}; fields that are left out keep their value, null clears an optional one`,
      body: withOwnColumns(change),
      bodyExample: example,
      answer,
      answerExample,
      sends: ['Version'],
      failures: [404, 409, 412],
      ifMatch: true,
    },
    async (c) => {
      const { viewer } = c.var.context;
      const [id, body] = [pathId(c), await jsonBody(c)];
      const row = await onCondition(c, (version) => update(viewer, { id, version }, body));
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
      await onCondition(c, (version) => remove(c.var.context.viewer, { id, version }));
      return c.body(null, 204);
    },
  );
}
