import { z } from '@hono/zod-openapi';
import { readTags } from '../cache/entityTags.ts';
import { isExpected, type Expected } from '../database/resource.ts';
import { ConflictError } from '../errors.ts';
import { HttpError } from './errors.ts';
import type { HandlerContext } from './route.ts';

// On which version a change is made, by the headers of its request (RFC 9110, section 13).

/** The headers that a change takes. */
export const changeHeaders = z.object({
  'if-match': z.string().optional().openapi({
    description:
      'Makes the change only if nothing has changed since: ETags of earlier answers, one of which must be of the current version (otherwise 412), or “*”. Compression may have weakened them, and a version in quotes is enough: "3"',
  }),
  'if-none-match': z.string().optional().openapi({
    description: 'Makes no change to what has one of these ETags or, with “*”, to anything that exists (412)',
  }),
});

/** The header that an answer with an ETag takes. */
export const readHeaders = z.object({
  'if-none-match': z.string().optional().openapi({
    description: 'ETags of earlier answers, or “*”: if one is of this answer, it is 304 without a body',
  }),
});

/** The versions that a header names, NaN for tags that are none of ours. @throws HttpError 400 when it lists no tags */
function versionsIn(c: HandlerContext, name: string): readonly number[] | '*' | undefined {
  const header = c.req.header(name);
  if (header === undefined) return undefined;
  const tags = readTags(header);
  if (tags === null) {
    throw new HttpError(400, `${name} must list ETags of earlier answers, such as "3", or be “*”.`);
  }
  // Proxies append what they compressed with, as in "3-x-gzip".
  return tags === '*' ? tags : tags.map((tag) => Number(/^(\d{1,9})(?:[-;].*)?$/.exec(tag)?.[1] ?? NaN));
}

const has = (versions: readonly number[] | '*', version: number) =>
  versions === '*' ? version > 0 : versions.includes(version);

function expectedBy(c: HandlerContext): Expected {
  const [wanted, unwanted] = [versionsIn(c, 'If-Match'), versionsIn(c, 'If-None-Match')];
  return (version) => (!wanted || has(wanted, version)) && !(unwanted && has(unwanted, version));
}

/**
 * Makes a change on the version that the headers name.
 * @throws HttpError 400 for headers that list no tags, 412 where another version stands, and what the change throws
 */
export async function onCondition<Result>(
  c: HandlerContext,
  change: (expected: Expected) => Promise<Result>,
): Promise<Result> {
  const expected = expectedBy(c);
  try {
    return await change(expected);
  } catch (error) {
    // What the headers take and the body does not stays a conflict.
    if (!(error instanceof ConflictError) || isExpected(expected, error.currentVersion)) throw error;
    const isMatch = c.req.header('If-Match') !== undefined;
    throw new HttpError(
      412,
      isMatch ? error.message : 'If-None-Match names what is there, so nothing was changed.',
    );
  }
}
