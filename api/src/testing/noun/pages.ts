import { describe, expect, test } from 'vitest';
import type { TestApp } from '../testApp.ts';
import type { Noun } from './noun.ts';

interface Connection {
  edges: { node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

/**
 * Pagination of lists, over GraphQL and REST.
 * @param arrange stores about 25 rows and returns their ids in the order of the list
 */
export function testPages(
  { graphql, send }: TestApp,
  { list, path }: Noun,
  arrange: () => Promise<number[]>,
): void {
  async function ask(page: string) {
    const { data, errors } = await graphql<Record<string, Connection>>(
      `{ ${list}(${page}) { edges { node { databaseId } }
           pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    const connection = data?.[list];
    return {
      ids: connection?.edges.map(({ node }) => node.databaseId) ?? [],
      errors,
      ...connection?.pageInfo,
    };
  }

  describe('pages', () => {
    test('lead forward through the whole list, each row once', async () => {
      const expected = await arrange();
      const seen: number[] = [];
      let page = await ask('first: 7');
      seen.push(...page.ids);
      while (page.hasNextPage) {
        page = await ask(`first: 7, after: "${page.endCursor}"`);
        seen.push(...page.ids);
      }
      expect(seen).toEqual(expected);
    });

    test('lead backward through the whole list, each row once', async () => {
      const expected = await arrange();
      const seen: number[] = [];
      let page = await ask('last: 7');
      seen.unshift(...page.ids);
      while (page.hasPreviousPage) {
        page = await ask(`last: 7, before: "${page.startCursor}"`);
        seen.unshift(...page.ids);
      }
      expect(seen).toEqual(expected);
    });

    test('lead through the whole list over REST by their Link headers', async () => {
      const expected = await arrange();
      const seen: number[] = [];
      let next: string | undefined = `${path}?limit=7`;
      while (next) {
        const response: Response = await send(next);
        seen.push(...((await response.json()) as { id: number }[]).map(({ id }) => id));
        next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
      }
      expect(seen).toEqual(expected);
    });

    test.each(['first: 0', 'first: 101', 'last: -1', 'first: 2, last: 2', 'after: "x"'])(
      'are refused with %s',
      async (page) => {
        expect((await ask(page)).errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
      },
    );
  });
}
