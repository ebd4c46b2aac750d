const latest = new WeakMap<object, Promise<unknown>>();

/**
 * Fetches a query once its earlier requests are answered. Relay would share one that is still on its way, which may have
 * been read before the change that is the reason to fetch again.
 * @param query the query’s document
 */
export function inTurn<Answer>(query: object, fetch: () => Promise<Answer>): Promise<Answer> {
  const turn = (latest.get(query) ?? Promise.resolve()).then(fetch, fetch);
  latest.set(query, turn);
  return turn;
}
