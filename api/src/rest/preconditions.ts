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
    description: 'ETags of earlier answers, or “*”: if one matches, the answer is a 304 without a body',
  }),
});

/** The tags that a header lists. @throws HttpError 400 if it lists none */
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

/** What proxies that compress an answer append to its tag (Caddy, Apache and Jetty). */
const coding = /[-;](?:gzip|br|zstd|deflate)$/;

/** The tags of the answers that show a row’s current state, without quotes. */
type TagsOf<Row> = (row: Row) => readonly string[];

/** Whether one of the tags matches the row: its bare version, or the exact tag of an answer. */
function matches<Row extends ResourceRow>(
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
 * Makes a change if the conditions in the headers are met.
 * @throws HttpError 400 for headers that list no tags, 412 if the version differs or the row does not exist; and
 * whatever the change throws
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
      isMet = (!wanted || matches(wanted, row, tagsOf)) && !(unwanted && matches(unwanted, row, tagsOf));
      return isMet;
    });
  } catch (error) {
    // If the headers match but the body’s version does not, it remains a conflict.
    if (isMet || !(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
    const isKept = error instanceof ConflictError && wanted === undefined;
    throw new HttpError(
      412,
      isKept ? 'If-None-Match matches the current version, so nothing was changed.' : error.message,
    );
  }
}
