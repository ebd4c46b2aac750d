import type { z } from '@hono/zod-openapi';
import type { Viewer } from '../auth/viewer.ts';
import type { ResourceRow, ResourceRules } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import { entityTag, expectedVersion, jsonBody, pathId, route, type HandlerContext } from './route.ts';

interface Resource<Row extends ResourceRow> {
  /** Of the collection: /api/news. */
  path: string;
  rules: ResourceRules<Row>;
  /** The JSON of one row, and the way to it; the viewer for what only admins are shown. */
  answer: z.ZodType;
  toJson: (row: Row, viewer: Viewer) => object;
}

/** Answers with one row and its ETag. */
export function rowResponse(
  c: HandlerContext,
  row: ResourceRow,
  json: object,
  status: 200 | 201 = 200,
): Response {
  return c.json(json, status, { ETag: entityTag(row.version) });
}

/** The routes that every noun has for one of its rows: GET, POST, PUT and DELETE (specification section 7). */
export function resourceRoutes<Row extends ResourceRow>(resource: Resource<Row>): void {
  const { path, rules, answer, toJson } = resource;
  const { noun, input, change, find, create, update, remove } = rules;
  const onePath = `${path}/{id}`;

  route(
    {
      method: 'get',
      path: onePath,
      permission: find.permission,
      summary: `One ${noun}`,
      answer,
      failures: [400, 404],
    },
    async (c) => {
      const { viewer } = c.var.context;
      const row = await find(viewer, pathId(c));
      if (!row) throw new NotFoundError(`There is no such ${noun}.`);
      return rowResponse(c, row, toJson(row, viewer));
    },
  );

  route(
    {
      method: 'post',
      path,
      permission: create.permission,
      summary: `Adds a ${noun}`,
      body: input,
      answer,
      status: 201,
    },
    async (c) => {
      const { viewer } = c.var.context;
      const row = await create(viewer, await jsonBody(c));
      c.header('Location', `${path}/${row.id}`);
      return rowResponse(c, row, toJson(row, viewer), 201);
    },
  );

  route(
    {
      method: 'put',
      path: onePath,
      permission: update.permission,
      summary: `Changes a ${noun}; fields that are left out keep their value`,
      body: change,
      answer,
      failures: [404, 409],
      ifMatch: true,
    },
    async (c) => {
      const { viewer } = c.var.context;
      const target = { id: pathId(c), version: expectedVersion(c) };
      const row = await update(viewer, target, await jsonBody(c));
      return rowResponse(c, row, toJson(row, viewer));
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
      failures: [400, 404, 409],
      ifMatch: true,
    },
    async (c) => {
      await remove(c.var.context.viewer, { id: pathId(c), version: expectedVersion(c) });
      return c.body(null, 204);
    },
  );
}
