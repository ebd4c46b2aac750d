import { describe, expect, test } from 'vitest';
import { testActive } from '../testing/noun/active.ts';
import { testPages } from '../testing/noun/pages.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addPartners, partnerNoun } from './partners.samples.ts';

const app = useTestApp();

describe('active and inactive partners', () => {
  testActive(app, partnerNoun);
});

describe('the list', () => {
  testPages(app, partnerNoun, async () => {
    const rows = await addPartners(...Array.from({ length: 25 }, () => ({})));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });
});

describe('a tier', () => {
  const overRest = async (query: string, headers: Record<string, string> = {}) => {
    const response = await app.send(`/api/partners?${query}`, { headers });
    return ((await response.json()) as { id: number }[]).map(({ id }) => id);
  };
  const overGraphql = async (filter: string, headers: Record<string, string> = {}) => {
    const { data } = await app.graphql<{ partners: { edges: { node: { databaseId: number } }[] } }>(
      `{ partners(${filter}) { edges { node { databaseId } } } }`,
      {},
      headers,
    );
    return data.partners.edges.map(({ node }) => node.databaseId);
  };

  test('filters the list, which still hides inactive partners', async () => {
    const [gold, hidden, silver] = await addPartners({ tier: 'gold' }, { tier: 'gold', active: false }, {});
    const session = await app.signIn();
    expect(await overRest('tier=gold')).toEqual([gold?.id]);
    expect(await overRest('tier=gold', session)).toEqual([gold?.id, hidden?.id]);
    expect(await overRest('tier=gold&active=false')).toEqual([]);
    expect(await overRest('tier=silver')).toEqual([silver?.id]);
    expect(await overRest('tier=platinum')).toEqual([]);
    expect(await overGraphql('tier: gold')).toEqual([gold?.id]);
    expect(await overGraphql('tier: gold', session)).toEqual([gold?.id, hidden?.id]);
    expect(await overGraphql('tier: gold, active: false', session)).toEqual([hidden?.id]);
    expect(await overGraphql('tier: null')).toEqual([gold?.id, silver?.id]);
  });

  test.each(['tier=bronze', 'tier=', 'tier=Gold'])('is refused over REST: %s', async (query) => {
    expect((await app.send(`/api/partners?${query}`)).status).toBe(400);
  });

  test('is kept by the link to the next page', async () => {
    const rows = await addPartners({ tier: 'gold' }, {}, { tier: 'gold' });
    const response = await app.send('/api/partners?tier=gold&limit=1');
    const next = /^<([^>]+)>/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
    expect(await (await app.send(next)).json()).toMatchObject([{ id: rows[2]?.id }]);
  });
});
