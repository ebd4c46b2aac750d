import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { hashIn } from './persistedHash.ts';

/** The most recently used texts of clients’ operations, by their SHA-256: up to 4 MiB in total, and 64 KiB each. */
const texts = new LRUCache<string, string>({
  max: 1_000,
  maxSize: 4 * 1024 * 1024,
  maxEntrySize: 64 * 1024,
  sizeCalculation: (text) => Buffer.byteLength(text),
});

/** The text with this hash, if it is known. */
export const persistedText = (hash: string): string | undefined => texts.get(hash);

/** Uses status 200, as Apollo’s server does: clients check the code and the message. */
const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 200 } } });

/**
 * Automatic persisted queries, as Apollo’s and urql’s clients send them: the hash of an operation alone at first, and
 * with its text only if the hash is unknown (https://www.apollographql.com/docs/apollo-server/performance/apq). Each
 * server has its own cache; clients send the text again to a server that does not know a hash.
 */
export const persistedQueries: Plugin = {
  onParams({ params, setParams }) {
    const hash = hashIn(params.extensions);
    if (hash === null) return;
    const { query } = params;
    // An empty text counts as absent, as it does in an address.
    if (typeof query === 'string' && query !== '') {
      if (createHash('sha256').update(query).digest('hex') !== hash)
        throw refusal('The sha256Hash does not match the query.', 'PERSISTED_QUERY_MISMATCH');
      texts.set(hash, query);
      return;
    }
    const known = persistedText(hash);
    if (known === undefined) throw refusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
    setParams({ ...params, query: known });
  },
};
