import { describe, expect, test } from 'vitest';
import { provinceCodes } from '../../../web/src/shared/provinces.ts';
import { testActive } from '../testing/noun/active.ts';
import { testChangesOverGraphql, testChangesOverRest } from '../testing/noun/changes.ts';
import { testInput, testInputOverRest } from '../testing/noun/input.ts';
import { testPages } from '../testing/noun/pages.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addCommunities, communityNoun, giriloyo } from './communities.samples.ts';

const app = useTestApp();
const { path } = communityNoun;

testChangesOverGraphql(app, communityNoun);
testChangesOverRest(app, communityNoun);

const required = ['nameEn', 'nameId', 'location', 'imageUrl'];

testInput(app, communityNoun, {
  limits: {
    nameEn: 200,
    nameId: 200,
    descriptionEn: 2000,
    descriptionId: 2000,
    location: 200,
    imageUrl: 2048,
    contactInfo: 2000,
  },
  required,
});

testInputOverRest(app, communityNoun, {
  required,
  refused: {
    nameEn: [5, ['Lasem'], 'a\nb'],
    imageUrl: ['javascript:alert(1)', '//example.org/a.jpg', 'lasem.jpg'],
    contactInfo: [5, true, ['phone'], { fax: '1' }, { phone: 5 }, { website: { url: 'x' } }],
    active: ['true', 1],
    province: ['XX', 'jt', 'ID-JT', ' ', 1, ['JT'], 'toString'],
  },
});

describe('the province of a community', () => {
  const save = async (method: string, address: string, province: unknown) => {
    const response = await app.sendJson(method, address, { ...giriloyo, province }, await app.signIn());
    return [response.status, await response.json()];
  };

  test.each(provinceCodes)('may be %s', async (province) => {
    expect(await save('POST', path, province)).toMatchObject([201, { province }]);
  });

  test.each([null, ''])('is removed by %j', async (none) => {
    expect(await save('POST', path, none)).toMatchObject([201, { province: null }]);
    const [row] = await addCommunities({ province: 'JT' });
    expect(await save('PUT', `${path}/${row?.id}`, none)).toMatchObject([200, { province: null }]);
  });

  test('is named by its code: another is refused with an example', async () => {
    const message = 'Choose a province by its ISO 3166-2:ID code, such as JT for Central Java.';
    expect(await save('POST', path, 'XX')).toEqual([
      400,
      { error: `province: ${message}`, fields: { province: message } },
    ]);
    const { errors } = await app.graphql(
      'mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) { __typename } }',
      { input: { ...giriloyo, province: 'XX' } },
      await app.signIn(),
    );
    expect(errors?.[0]?.message).toContain('"Province"');
  });
});

describe('active and inactive communities', () => {
  testActive(app, communityNoun);
});

describe('the count by province', () => {
  const count = async (as = {}) => {
    const { data } = await app.graphql('{ communitiesByProvince { province count } }', {}, as);
    return (data as { communitiesByProvince: object[] }).communitiesByProvince;
  };

  test('is of active communities, west to east, for admins too', async () => {
    expect(await count()).toEqual([]);
    await addCommunities(
      { province: 'PS' },
      { province: 'JT' },
      { province: 'BA', active: false },
      { province: 'JT', active: false },
      { province: null },
      { province: 'JT' },
      { province: 'AC' },
    );
    const expected = [
      { province: 'AC', count: 1 },
      { province: 'JT', count: 2 },
      { province: 'PS', count: 1 },
    ];
    expect([await count(), await count(await app.signIn())]).toEqual([expected, expected]);
  });

  test('follows a change', async () => {
    const [row] = await addCommunities({ province: 'JT' });
    expect(await count()).toEqual([{ province: 'JT', count: 1 }]);
    await app.sendJson('PUT', `${path}/${row?.id}`, { province: 'YO' }, await app.signIn());
    expect(await count()).toEqual([{ province: 'YO', count: 1 }]);
  });
});

describe('the list', () => {
  testPages(app, communityNoun, async () => {
    const rows = await addCommunities(...Array.from({ length: 25 }, () => ({})));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });

  test('may be of one province, over GraphQL and REST', async () => {
    const [first, , , hidden, last] = await addCommunities(
      { province: 'JT' },
      { province: 'JI' },
      {},
      { province: 'JT', active: false },
      { province: 'JT' },
    );
    const overGraphql = async (province: string) => {
      const { data } = await app.graphql<{ communities: { edges: { node: { databaseId: number } }[] } }>(
        `{ communities(province: ${province}) { edges { node { databaseId } } } }`,
      );
      return data.communities.edges.map(({ node }) => node.databaseId);
    };
    const overRest = async (query: string, session = {}) => {
      const response = await app.send(`${path}?${query}`, { headers: session });
      return ((await response.json()) as { id: number }[]).map(({ id }) => id);
    };
    expect(await overGraphql('JT')).toEqual([first?.id, last?.id]);
    expect(await overRest('province=JT')).toEqual([first?.id, last?.id]);
    expect(await overRest('province=JT&active=false', await app.signIn())).toEqual([hidden?.id]);
    expect([await overGraphql('BA'), await overRest('province=BA')]).toEqual([[], []]);
    expect(await overGraphql('null')).toHaveLength(4);
  });

  test('of one province keeps it in the address of the next page', async () => {
    await addCommunities({ province: 'JT' }, { province: 'JT' });
    const { headers } = await app.send(`${path}?province=JT&limit=1`);
    expect(headers.get('Link')).toMatch(/^<\/api\/communities\?province=JT&limit=1&after=[^&>]+>/);
  });

  test.each(['', 'XX', 'jt'])('is refused for the province “%s”', async (province) => {
    expect((await app.send(`${path}?province=${province}`)).status).toBe(400);
    const { errors } = await app.graphql(
      'query ($province: Province) { communities(province: $province) { edges { cursor } } }',
      { province },
    );
    expect(errors).toHaveLength(1);
  });
});
