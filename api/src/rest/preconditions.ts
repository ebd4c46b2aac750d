import { z } from '@hono/zod-openapi';
import { readTags } from '../cache/entityTags.ts';
import type { Expected, ResourceRow } from '../database/resource.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { HttpError } from './errors.ts';
import type { HandlerContext } from './route.ts';

// Which version a change applies to, according to the request’s headers (RFC 9110, section 13).

/** The headers that a change accepts. */
export const changeHeaders = z.object({
  'if-match': z.string().optional().openapi({
    description:
      'Makes the change only if nothing has changed since: ETags of earlier answers, one of which must be of the current version (otherwise 412), or “*”. Compression may have weakened them, and a version in quotes is enough: "3"',
  }),
  'if-none-match': z.string().optional().openapi({
    description: 'Makes no change to what has one of these ETags or, with “*”, to anything that exists (412)',
  }),
});

/** The header that applies to an answer with an ETag. */
export const readHeaders = z.object({
  'if-none-match': z.string().optional().openapi({
    description: 'ETags of earlier answers, or “*”: if one is of this answer, it is 304 without a body',
  }),
});

/** The tags that a header lists. @throws HttpError 400 when it lists none */
function tagsIn(c: HandlerContext, name: string): readonly string[] | '*' | undefined {
  const header = c.req.header(name);
  if (header === undefined) return undefined;
  const tags = readTags(header);
  if (tags === null) {
    throw new HttpError(
      400,
      `${name} must list ETags of earlier answers, separated by commas, such as "3", or be “*”.`,
    );
  }
  return tags;
}

/** What proxies append that compress an answer (Caddy, Apache and Jetty). */
const coding = /[-;](?:gzip|br|zstd|deflate)$/;

/** The tags of the answers that have shown a row as it is, without quotes. */
type TagsOf<Row> = (row: Row) => readonly string[];

/** Whether one of the tags is of the row: its bare version, or the tag of an answer, character by character. */
function names<Row extends ResourceRow>(
  tags: readonly string[] | '*',
  row: Row | null,
  tagsOf: TagsOf<Row>,
): boolean {
  if (row === null || tags === '*') return row !== null;
  if (tags.includes(String(row.version))) return true;
  const answered = tagsOf(row);
  return tags.some((tag) => answered.includes(tag) || answered.includes(tag.replace(coding, '')));
}

/**
 * Makes a change on the version that the headers name.
 * @throws HttpError 400 for headers that list no tags, 412 where another version stands or, though one is named, none;
 * and what the change throws
 */
export async function onCondition<Row extends ResourceRow, Result>(
  c: HandlerContext,
  tagsOf: TagsOf<Row>,
  change: (expected: Expected) => Promise<Result>,
): Promise<Result> {
  const [wanted, unwanted] = [tagsIn(c, 'If-Match'), tagsIn(c, 'If-None-Match')];
  let isMet = true;
  try {
    return await change((found) => {
      const row = found as Row | null;
      isMet = (!wanted || names(wanted, row, tagsOf)) && !(unwanted && names(unwanted, row, tagsOf));
      return isMet;
    });
  } catch (error) {
    // What the headers take and the body does not stays a conflict.
    if (isMet || !(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
    const isKept = error instanceof ConflictError && wanted === undefined;
    throw new HttpError(
      412,
      isKept ? 'If-None-Match names what is there, so nothing was changed.' : error.message,
    );
  }
}
