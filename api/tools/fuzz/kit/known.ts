import { schema } from '../../../src/graphql/schema.ts';
import { roles } from './callers.ts';
import { jsonRequest } from './http.ts';
import type { Attacked } from './server.ts';

/** Cursors and global ids of the first items of every list, which are the same on every start. */
export async function knownTexts(server: Attacked): Promise<string[]> {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
    String(type).endsWith('Connection'),
  );
  const admin = roles['an admin']?.make(server);
  const found = await Promise.all(
    lists.map(async ({ name }) => {
      const query = `{ ${name}(first: 2) { edges { cursor node { id } } } }`;
      const answer = await admin?.call(jsonRequest('POST', '/graphql', { query }));
      const texts = answer?.text.matchAll(/"(?:cursor|id)":"([^"]+)"/g) ?? [];
      return [...texts].map(([, text = '']) => text);
    }),
  );
  return found.flat();
}
