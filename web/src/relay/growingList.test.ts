import { fetchQuery, graphql } from 'react-relay/hooks.js';
import { expect, test } from 'vitest';
import type { growingListTestQuery as Query } from '../__generated__/growingListTestQuery.graphql.ts';
import { createEnvironment } from './environment.ts';

const query = graphql`
  query growingListTestQuery($count: Int, $cursor: String) {
    timeline(first: $count, after: $cursor) @connection(key: "growingListTest_timeline", handler: "growing") {
      edges {
        node {
          id
        }
      }
    }
  }
`;

/** A server with these rows, in pages of two. */
function listOf(rows: string[]) {
  const environment = createEnvironment(async (_, { cursor }) => {
    const start = cursor ? rows.indexOf(cursor as string) + 1 : 0;
    const page = rows.slice(start, start + 2);
    const edges = page.map((id) => ({ cursor: id, node: { __typename: 'TimelineItem', id } }));
    const pageInfo = { endCursor: page.at(-1) ?? null, hasNextPage: start + 2 < rows.length };
    return { data: { timeline: { edges, pageInfo } } };
  });
  const load = async (cursor: string | null = null) => {
    const fetched = fetchQuery<Query>(
      environment,
      query,
      { count: 2, cursor },
      { fetchPolicy: 'network-only' },
    );
    return (await fetched.toPromise())?.timeline?.edges.map(({ node }) => node.id);
  };
  return load;
}

test('keeps the pages after a first one that is loaded again', async () => {
  const load = listOf(['a', 'b', 'c', 'd', 'e']);
  await load();
  expect(await load('b')).toEqual(['a', 'b', 'c', 'd']);
  expect(await load()).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['has a new row', ['x', 'a', 'b', 'c', 'd'], ['x', 'a']],
  ['lost a row', ['b', 'c', 'd'], ['b', 'c']],
  ['is empty', [], []],
])('starts again if the list %s', async (_, changed, expected) => {
  const rows = ['a', 'b', 'c', 'd'];
  const load = listOf(rows);
  await load();
  await load('b');
  rows.splice(0, rows.length, ...changed);
  expect(await load()).toEqual(expected);
});
