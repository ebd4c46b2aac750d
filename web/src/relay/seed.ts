import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import type { RefusedForm } from '../shared/pages/refusedForm.ts';
import type { Language } from '../shared/language.ts';

/** What the server’s render leaves for the browser: its language, its day and the responses that it used. */
export interface Seed {
  language: Language;
  /** In Jakarta, YYYY-MM-DD. */
  today: string;
  operations: readonly { id: string; variables: object; payload: GraphQLResponse }[];
  /** A rejected form post. */
  form?: RefusedForm;
}

/** The page’s seed; empty for admin pages, which the server does not render. */
export function readSeed(): Seed {
  return JSON.parse(document.getElementById('seed')?.textContent ?? '') as Seed;
}

/** Answers each seeded operation once, immediately and without the network; sends all others over the network. */
export function seeded({ operations }: Seed, fetchOperation: FetchFunction): FetchFunction {
  const answers = new Map(operations.map(({ id, variables, payload }) => [keyOf(id, variables), payload]));
  return (parameters, variables, cacheConfig, ...rest) => {
    const key = keyOf(parameters.id ?? '', variables);
    const answer = answers.get(key);
    if (!answer) return fetchOperation(parameters, variables, cacheConfig, ...rest);
    answers.delete(key);
    return answer;
  };
}

function keyOf(id: string, variables: object): string {
  const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${id} ${JSON.stringify(sorted)}`;
}
