import { describe, expect, test } from 'vitest';
import { nouns } from '../testing/noun/nouns.ts';
import { recordStatements, tablesOf } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { graphql, send, signIn } = useTestApp();

async function cost(request: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await request();
  return tablesOf(statements);
}

describe.each(nouns)('a page of $list', ({ list, full, path, add }) => {
  test.each([
    ['a visitor', async () => ({})],
    ['an admin', signIn],
  ])('takes %s the same number of statements for ten rows as for a hundred', async (_who, session) => {
    await add(...Array.from({ length: 100 }, () => ({})));
    const headers = await session();
    const everything = (size: number) =>
      graphql<Record<string, { edges: object[] }>>(
        `{ ${list}(first: ${size}) { edges { cursor node { id databaseId version ${Object.keys(full).join(' ')} } }
             pageInfo { hasNextPage hasPreviousPage } } }`,
        {},
        headers,
      );
    expect((await everything(100)).data[list]?.edges).toHaveLength(100);
    expect(await cost(() => everything(10))).toHaveLength(1);
    expect(await cost(() => everything(100))).toHaveLength(1);
    expect(await cost(() => send(`${path}?limit=10`, { headers }))).toHaveLength(1);
    expect(await cost(() => send(`${path}?limit=100`, { headers }))).toHaveLength(1);
  });
});
