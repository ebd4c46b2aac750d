import { describe, expect, test } from 'vitest';
import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { useTestApp } from '../testing/testApp.ts';
import { saved } from '../testing/noun/noun.ts';
import { addContent, title } from './content.samples.ts';

const { graphql, send } = useTestApp();

interface Connection {
  edges: { node: { key: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const keys = (...names: string[]) => names.map((key) => ({ key }));

describe('the list over REST', () => {
  test('has the fields of entries and their changes, in alphabetical order, never from a cache', async () => {
    await addContent(...keys('b', 'c', 'a'));
    const response = await send('/api/content');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.json()).toEqual([
      { ...title, key: 'a', hidden: false, ...saved(1, title) },
      { ...title, key: 'b', hidden: false, ...saved(1, title) },
      { ...title, key: 'c', hidden: false, ...saved(1, title) },
    ]);
  });

  test('is empty if nothing is stored', async () => {
    expect(await (await send('/api/content')).json()).toEqual([]);
  });
});

describe('entries by their keys', () => {
  const ask = async (wanted: string) => {
    const { data, errors } = await graphql<{ content: { key: string }[] | null }>(
      `{ content${wanted} { key valueEn valueId } }`,
    );
    return { found: data.content?.map(({ key }) => key), code: errors?.[0]?.extensions?.code };
  };

  test('include only stored ones', async () => {
    await addContent(...keys('hero_title', 'hero_subtitle', 'campaign-2027'));
    const { found } = await ask('(keys: ["hero_title", "hero_title", "campaign-2027", "about_image"])');
    expect(found).toEqual(['campaign-2027', 'hero_title']);
    expect((await ask('(keys: [])')).found).toEqual([]);
  });

  test('can be requested by group', async () => {
    await addContent(...keys('hero_title', 'about_image', 'mission_title', 'campaign-2027'));
    expect((await ask('(groups: [hero, vision])')).found).toEqual(['hero_title', 'mission_title']);
    expect((await ask('(groups: [hero], keys: ["campaign-2027"])')).found).toEqual([
      'campaign-2027',
      'hero_title',
    ]);
    expect((await ask('(groups: [])')).found).toEqual([]);
  });

  test('can be requested two hundred at a time', async () => {
    const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, i) => `a${i}`));
    expect(await ask(`(keys: ${many(200)})`)).toEqual({ found: [], code: undefined });
    expect((await ask(`(keys: ${many(201)})`)).code).toBe('VALIDATION_FAILED');
  });

  test.each(['', '(keys: null)', '(keys: ["a b"])', '(keys: ["\\u0000"])'])(
    'are refused for %j',
    async (wanted) => expect((await ask(wanted)).code).toBe('VALIDATION_FAILED'),
  );
});

describe('the list over GraphQL', () => {
  const ask = async (args: string) => {
    const { data, errors } = await graphql<{ contentEntries: Connection | null }>(
      `{ contentEntries(${args}) { edges { node { key } } pageInfo { hasNextPage endCursor } } }`,
    );
    return {
      found: data.contentEntries?.edges.map(({ node }) => node.key),
      pageInfo: data.contentEntries?.pageInfo,
      code: errors?.[0]?.extensions?.code,
    };
  };

  test('pages through all entries, each once, in alphabetical order', async () => {
    const all = contentKeys.map(({ key }) => key);
    await addContent(...keys(...all));
    const seen: string[] = [];
    let page = await ask('first: 50');
    seen.push(...(page.found ?? []));
    while (page.pageInfo?.hasNextPage) {
      page = await ask(`first: 50, after: "${page.pageInfo.endCursor}"`);
      seen.push(...(page.found ?? []));
    }
    const overRest = (await (await send('/api/content')).json()) as { key: string }[];
    expect(seen).toEqual(overRest.map(({ key }) => key));
    expect(new Set(seen)).toEqual(new Set(all));
  });

  test('is filtered by the key’s prefix, taken literally', async () => {
    await addContent(...keys('hero_title', 'heroes', 'my.hero_title', 'Hero_b'));
    expect((await ask('prefix: "hero_"')).found).toEqual(['hero_title']);
    expect((await ask('prefix: ""')).found).toHaveLength(4);
    expect((await ask('prefix: "%"')).code).toBe('VALIDATION_FAILED');
  });

  test('is searched in keys and in both languages', async () => {
    await addContent(
      { key: 'a', valueEn: 'Hot wax' },
      { key: 'b', valueId: 'Malam panas (WAX)' },
      { key: 'wax_c' },
      { key: 'd', valueEn: 'Dye' },
    );
    expect((await ask('search: "wax"')).found).toEqual(['a', 'b', 'wax_c']);
    expect((await ask('search: "wax panas"')).found).toEqual(['b']);
    expect((await ask('search: "wax", prefix: "wax"')).found).toEqual(['wax_c']);
  });

  test.each(['first: 0', 'first: 101', 'after: "x"', `search: "${'x'.repeat(201)}"`])(
    'is refused with %s',
    async (args) => expect((await ask(args)).code).toBe('VALIDATION_FAILED'),
  );
});
