import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../testApp.ts';
import { globalIdOf, type Noun } from './noun.ts';

/** Tests that visitors see only active items, in every query, and admins all. */
export function testActive({ graphql, send, signIn }: TestApp, noun: Noun): void {
  const { type, one, list, path } = noun;
  let activeId = 0;
  let hiddenId = 0;

  beforeEach(async () => {
    const [active, hidden] = await noun.add({}, { active: false });
    activeId = active?.id ?? 0;
    hiddenId = hidden?.id ?? 0;
  });

  const listed = (filter: string) => () =>
    `{ ${list}(first: 10${filter}) { edges { node { databaseId } } } }`;
  const node = () => `"${globalIdOf(noun, hiddenId)}"`;
  const overGraphql: Record<string, () => string> = {
    'the list': listed(''),
    'the list of inactive ones': listed(', active: false'),
    'a query by its number': () => `{ ${one}(id: ${hiddenId}) { databaseId } }`,
    'its global id': () => `{ node(id: ${node()}) { ... on ${type} { databaseId } } }`,
    'several global ids': () => `{ nodes(ids: [${node()}]) { ... on ${type} { databaseId } } }`,
  };

  describe.each([
    ['a visitor', async () => ({}), false],
    ['an admin', signIn, true],
  ])('an inactive item, for %s', (_who, session, shown) => {
    test.each(Object.entries(overGraphql))(`is ${shown ? '' : 'not '}shown by %s`, async (_way, query) => {
      const { data, errors } = await graphql(query(), {}, await session());
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).includes(`"databaseId":${hiddenId}}`)).toBe(shown);
    });

    test(`is ${shown ? '' : 'not '}in the lists over REST`, async () => {
      const ids = async (query: string) => {
        const response = await send(`${path}${query}`, { headers: await session() });
        return ((await response.json()) as { id: number }[]).map(({ id }) => id);
      };
      expect(await ids('')).toEqual(shown ? [activeId, hiddenId] : [activeId]);
      expect(await ids('?active=true')).toEqual([activeId]);
      expect(await ids('?active=false')).toEqual(shown ? [hiddenId] : []);
    });

    test(`is ${shown ? '' : 'not '}found by its number over REST`, async () => {
      const response = await send(`${path}/${hiddenId}`, { headers: await session() });
      expect(response.status).toBe(shown ? 200 : 404);
    });
  });

  test.each(['active=', 'active=maybe', 'limit=0', 'limit=101', 'limit=', 'after=x'])(
    'a list is refused with %s',
    async (query) => {
      const response = await send(`${path}?${query}`);
      expect(response.status).toBe(400);
    },
  );
}
