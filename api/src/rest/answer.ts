import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { visitor, type Viewer } from '../auth/viewer.ts';
import type { ResourceRow } from '../database/resource.ts';
import { inFull } from '../origins/ownOrigins.ts';
import type { HandlerContext } from './route.ts';

/** The fields about a row’s changes, which every row has. */
export const saves = {
  version: z.int().openapi({ description: 'Counts the saves, from 1; the ETag begins with it' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** The fields of a schema, with dates as stored; the row may have more. */
export type Shown<Schema extends z.ZodObject> = {
  [Field in keyof z.input<Schema>]: z.input<Schema>[Field] | Date;
};

/**
 * The fields that the schema names, with uploaded images as absolute addresses. Fields that no schema names
 * are never sent.
 */
export function answerOf<Schema extends z.ZodObject>(schema: Schema, shown: Shown<Schema>): object {
  const fields = shown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, shownValue(fields[name])]));
}

const shownValue = (value: unknown) => (typeof value === 'string' ? inFull(value) : value);

const textOf = <Schema extends z.ZodObject>(schema: Schema, shown: Shown<Schema>) =>
  JSON.stringify(answerOf(schema, shown));

/**
 * The entity tag of an answer with one row, without its quotes: the version, which changes refer to, and a hash of the
 * content, since visitors and admins may see different fields.
 */
function tagOf({ version }: Pick<ResourceRow, 'version'>, text: string): string {
  return `${version}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
}

/** The tags of the answers that show the row’s current state to a viewer, or to the same person as a visitor. */
export function tagsOf<Row extends ResourceRow, Schema extends z.ZodObject>(
  schema: Schema,
  row: Row,
  shown: (row: Row, viewer: Viewer) => Shown<Schema>,
  viewer: Viewer,
): string[] {
  return [viewer, visitor].map((who) => tagOf(row, textOf(schema, shown(row, who))));
}

/** Answers with one row and its entity tag. */
export function rowResponse<Schema extends z.ZodObject>(
  c: HandlerContext,
  schema: Schema,
  row: Pick<ResourceRow, 'version'>,
  shown: Shown<Schema>,
  status: 200 | 201 = 200,
): Response {
  const text = textOf(schema, shown);
  const headers = { 'Content-Type': 'application/json', ETag: `"${tagOf(row, text)}"` };
  return c.body(text, status, headers);
}
