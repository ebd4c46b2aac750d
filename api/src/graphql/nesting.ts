import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Strings and comments, whose brackets do not count, and the brackets themselves. */
const parts = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*|[[({]|[\])}]/g;

/** The most brackets that are open at the same time. */
function nestingOf(document: string): number {
  let [open, most] = [0, 0];
  for (const [part] of document.matchAll(parts)) {
    if ('[({'.includes(part)) most = Math.max(most, (open += 1));
    else if ('])}'.includes(part)) open -= 1;
  }
  return most;
}

/**
 * Refuses documents with more nested brackets than `limit`: the parser recurses for each, until its stack
 * overflows.
 */
export const maxNestingPlugin = (limit: number): Plugin => ({
  onParse({ params }) {
    const { source } = params;
    if (nestingOf(typeof source === 'string' ? source : source.body) > limit) {
      throw new GraphQLError(`Syntax Error: Brackets nest deeper than ${limit} levels.`, {
        extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 } },
      });
    }
  },
});
