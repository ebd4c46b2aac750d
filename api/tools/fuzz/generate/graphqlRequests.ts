import fc from 'fast-check';
import type { Sent } from '../kit/http.ts';
import { brokenBodies, damaged } from './brokenBodies.ts';
import type { Operation } from './documents.ts';

const repeat = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));

const count = fc.constantFrom(2, 40, 1_000, 10_000);

/** Documents that request too much, or are circular. */
const excessive: fc.Arbitrary<string> = fc.oneof(
  count.map((depth) => `query ${'{ node(id: "x") '.repeat(depth)}{ __typename }${' }'.repeat(depth)}`),
  count.map((depth) => `{ news(search: ${'['.repeat(depth)}1${']'.repeat(depth)}) { __typename } }`),
  count.map((aliases) => `{ ${repeat(aliases, (i) => `a${i}: __typename`).join(' ')} }`),
  count.map((length) => `{ nodes(ids: [${repeat(length, () => '"x"').join(',')}]) { id } }`),
  count.map((directives) => `{ viewer ${'@include(if: true) '.repeat(directives)}{ email } }`),
  count.map(
    (length) =>
      `query Q { ...F0 } ${repeat(length, (i) => `fragment F${i} on Query { ...F${(i + 1) % length} }`).join(' ')}`,
  ),
  count.map((length) => `{ viewer { email } } ${'#'.repeat(length)}`),
  fc.constant('{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }'),
  fc.constant('{ news(first: 100) { edges { node { image { formats { __typename } } } } } }'),
  fc.constant('subscription { news { __typename } }'),
);

const accepted = fc.constantFrom(
  'application/json',
  'application/graphql-response+json',
  '*/*',
  'text/event-stream',
  'multipart/mixed',
);

const post = (body: string, Accept = '*/*'): Sent => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'Content-Type': 'application/json', Accept },
  body,
});

/** Requests that are expensive without limits. */
export const excessiveRequests = excessive.map((query) => post(JSON.stringify({ query })));

/** Requests of all kinds to /graphql: most of them valid, the others each invalid in one way. */
export function graphqlRequests(operations: fc.Arbitrary<Operation>): fc.Arbitrary<Sent> {
  const queries = operations.map(({ query }) => query);
  const asJson = (value: unknown) => post(JSON.stringify(value));
  const inAddress = ({ query, variables }: Operation): Sent => ({
    method: 'GET',
    path: `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`,
  });
  const otherValues = fc.tuple(operations, fc.jsonValue()).map(([{ query, variables }, value]) => ({
    query,
    variables: Object.fromEntries(Object.keys(variables).map((name) => [name, value])),
  }));
  return fc.oneof(
    { weight: 10, arbitrary: operations.map(asJson) },
    { weight: 2, arbitrary: operations.map(inAddress).filter(({ path }) => path.length < 8_000) },
    { weight: 2, arbitrary: otherValues.map(asJson) },
    { weight: 3, arbitrary: fc.tuple(damaged(queries)).map(([query]) => asJson({ query })) },
    {
      weight: 1,
      arbitrary: damaged(operations.map((operation) => JSON.stringify(operation))).map((body) => post(body)),
    },
    { weight: 1, arbitrary: excessiveRequests },
    { weight: 1, arbitrary: brokenBodies.map((body) => post(body)) },
    {
      weight: 1,
      arbitrary: fc
        .record(
          {
            query: fc.oneof(queries, fc.jsonValue()),
            variables: fc.jsonValue(),
            operationName: fc.jsonValue(),
            documentId: fc.jsonValue(),
            extensions: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map(asJson),
    },
    { weight: 1, arbitrary: fc.array(operations, { maxLength: 3 }).map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(operations, accepted)
        .map(([operation, accept]) => post(JSON.stringify(operation), accept)),
    },
  );
}
