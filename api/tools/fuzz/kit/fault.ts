import type { Answer } from './http.ts';
import type { Attacked } from './server.ts';

/** Leaks of the server's internals: stack frames, paths of its sources, errors of its libraries. */
const inside = /(?:\\n|\n)\s+at \S.*:\d+:\d+|node_modules|\/api\/src\/|PrismaClient|Invalid `prisma|SQLSTATE/;

/** GraphQL reports bugs with status 200. */
const isMasked = /"code":"INTERNAL_SERVER_ERROR"/;

/** Why an answer is unacceptable for any request: a server failure, or a leak. Null if it is fine. */
export function faultOf(server: Attacked, { status, headers, text }: Answer): string | null {
  // Sign-up and password reset answer 501 on purpose (docs/product.md#sign-in).
  const failed = (status >= 500 && status !== 501) || isMasked.test(text);
  if (!failed && !inside.test(text)) return null;
  const what = failed ? 'The server failed' : 'The answer leaks the server’s internals';
  const log = server.logOf(String(headers['x-request-id']));
  return `${what} (${status}): ${text.slice(0, 500)}\n${log.slice(0, 2_000)}`;
}
