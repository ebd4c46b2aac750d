import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { databaseCalls } from '../database/database.samples.ts';
import { testPages } from '../testing/noun/pages.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { placesLimit } from './partnerPlaces.ts';
import { addPartners, cooperative, partnerNoun } from './partners.samples.ts';

const statements = recordStatements();
const app = useTestApp();
const { exported, importArchive, preview } = databaseCalls(app);

/** Stores partners of one tier, and returns their ids in the same order. */
async function addTo(tier: 'platinum' | 'gold' | 'silver', count: number): Promise<number[]> {
  const rows = await addPartners(...Array.from({ length: count }, () => ({ tier })));
  return rows.map(({ id }) => id);
}

const listed = async () =>
  ((await (await app.send('/api/partners')).json()) as { id: number }[]).map(({ id }) => id);

interface Outcome {
  __typename: string;
  partners?: { databaseId: number; order: number; version: number }[];
  fields?: { field: string; code: string }[];
}

async function reorder(tier: string, ids: readonly (number | undefined)[]): Promise<Outcome> {
  const { data } = await app.graphql<{ result: Outcome }>(
    `mutation ($tier: PartnerTier!, $ids: [Int!]!) {
       result: reorderPartners(tier: $tier, ids: $ids) {
         __typename
         ... on ReorderPartnersPayload { partners { databaseId order version } }
         ... on ValidationError { fields { field code } }
       }
     }`,
    { tier, ids },
    await app.signIn(),
  );
  return data.result;
}

const save = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.sendJson(method, path, body, await app.signIn());

describe('the list', () => {
  test('is ordered by tier, and within each tier as editors ordered it', async () => {
    const [silver, gold1, gold2, gold3, platinum] = [
      ...(await addTo('silver', 1)),
      ...(await addTo('gold', 3)),
      ...(await addTo('platinum', 1)),
    ];
    expect(await listed()).toEqual([platinum, gold1, gold2, gold3, silver]);
    expect((await reorder('gold', [gold3, gold1, gold2])).partners).toEqual([
      { databaseId: gold3, order: 1, version: 1 },
      { databaseId: gold1, order: 2, version: 1 },
      { databaseId: gold2, order: 3, version: 1 },
    ]);
    expect(await listed()).toEqual([platinum, gold3, gold1, gold2, silver]);
  });

  testPages(app, partnerNoun, async () => {
    const [silver, gold, platinum] = [
      await addTo('silver', 9),
      await addTo('gold', 9),
      await addTo('platinum', 7),
    ];
    await reorder('gold', gold.toReversed());
    return [...platinum, ...gold.toReversed(), ...silver];
  });
});

describe('the last place in a tier goes to', () => {
  test('a new partner', async () => {
    const [first, second] = await addTo('silver', 2);
    await reorder('silver', [second, first]);
    const { id } = (await (await save('POST', '/api/partners', cooperative)).json()) as { id: number };
    expect(await listed()).toEqual([second, first, id]);
  });

  test('a partner from another tier; one that stays keeps its place', async () => {
    const [first, second] = await addTo('silver', 2);
    const [gold] = await addTo('gold', 1);
    await reorder('gold', [gold]);
    await reorder('silver', [second, first]);
    await save('PUT', `/api/partners/${gold}`, { tier: 'silver' });
    await save('PUT', `/api/partners/${second}`, { tier: 'silver', name: 'Koperasi Malam' });
    expect(await listed()).toEqual([second, first, gold]);
  });
});

describe('partners that move to a tier that nobody has ordered', () => {
  const move = (id: number | undefined) => save('PUT', `/api/partners/${id}`, { tier: 'silver' });

  test('come after its partners, in the order in which they move, and before those added later', async () => {
    const gold = await addTo('gold', 2);
    const silver = await addTo('silver', 2);
    await move(gold[1]);
    await move(gold[0]);
    const { id } = (await (await save('POST', '/api/partners', cooperative)).json()) as { id: number };
    expect(await listed()).toEqual([...silver, gold[1], gold[0], id]);
  });

  test('may do so at once, in both directions, and back', async () => {
    const gold = await addTo('gold', 6);
    const silver = await addTo('silver', 6);
    for (const [first, second] of [
      ['silver', 'gold'],
      ['gold', 'silver'],
      ['silver', 'gold'],
    ]) {
      const answers = await Promise.all([
        ...gold.map((id) => save('PUT', `/api/partners/${id}`, { tier: first })),
        ...silver.map((id) => save('PUT', `/api/partners/${id}`, { tier: second })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    }
    const ids = await listed();
    const inOrder = (some: number[]) => some.toSorted((a, b) => a - b);
    expect([inOrder(ids.slice(0, 6)), inOrder(ids.slice(6))]).toEqual([silver, gold]);
    const places = await prisma.partner.findMany({ select: { tier: true, order: true } });
    expect(new Set(places.map(({ tier, order }) => `${tier} ${order}`)).size).toBe(12);
  });
});

describe('an order is refused', () => {
  test('unless it lists every partner of the tier once, including inactive ones', async () => {
    const [first, second] = await addTo('silver', 2);
    const [hidden] = await addPartners({ active: false });
    const [gold] = await addTo('gold', 1);
    const before = await prisma.partner.findMany({ orderBy: { id: 'asc' } });
    const wrong = [
      [],
      [second, first],
      [second, first, first],
      [second, first, hidden?.id, gold],
      [second, first, gold],
      [second, first, 2_147_483_647],
      [second, first, 0],
      Array.from({ length: placesLimit + 1 }, (_, index) => index + 1),
    ];
    for (const ids of wrong) {
      const { __typename, fields } = await reorder('silver', ids);
      expect([__typename, fields?.[0]?.field.replace(/\..*/, '')]).toEqual(['ValidationError', 'ids']);
    }
    expect(await prisma.partner.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    expect(await prisma.change.count()).toBe(0);
  });
});

describe('two concurrent editors', () => {
  test('ordering the same tier leave one of the two orders, in full', async () => {
    const ids = await addTo('gold', 9);
    const orders = [ids.toReversed(), [...ids.slice(4), ...ids.slice(0, 4)]];
    const outcomes = await Promise.all(orders.map((order) => reorder('gold', order)));
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(Array(2).fill('ReorderPartnersPayload'));
    expect(orders).toContainEqual(await listed());
  });

  test('ordering and deleting or moving a partner leave no order with a missing partner', async () => {
    const [first, second, third] = await addTo('gold', 3);
    const [outcome] = await Promise.all([
      reorder('gold', [third, second, first]),
      save('DELETE', `/api/partners/${first}`),
      save('PUT', `/api/partners/${second}`, { tier: 'silver' }),
    ]);
    expect(['ReorderPartnersPayload', 'ValidationError']).toContain(outcome.__typename);
    expect(await listed()).toEqual([third, second]);
  });
});

test('a change of place is recorded, with the previous state', async () => {
  const [first, second, third] = await addTo('gold', 3);
  await reorder('gold', [first, second, third]);
  await prisma.change.deleteMany();
  await reorder('gold', [second, first, third]);
  const changes = await prisma.change.findMany({ orderBy: { rowId: 'asc' } });
  expect(changes.map(({ rowId, action, before, after }) => [rowId, action, before, after])).toEqual([
    [first, 'updated', expect.objectContaining({ order: 1 }), expect.objectContaining({ order: 2 })],
    [second, 'updated', expect.objectContaining({ order: 2 }), expect.objectContaining({ order: 1 })],
  ]);
});

test('an order takes the same number of statements for two partners as for a hundred', async () => {
  const cost = async (count: number) => {
    await prisma.partner.deleteMany();
    const ids = await addTo('gold', count);
    await app.signIn();
    statements.length = 0;
    await reorder('gold', ids.toReversed());
    return statements.filter(({ sql }) => /"(Partner|Change)"/.test(sql)).length;
  };
  expect(await cost(2)).toBe(4);
  expect(await cost(100)).toBe(4);
});

test('an archive from before partners had places is imported in the order in which they were added', async () => {
  const [first, second] = await addTo('gold', 2);
  const old = JSON.parse(await exported()) as { entities: { partners: Record<string, unknown>[] } };
  for (const row of old.entities.partners) delete row['order'];
  const text = JSON.stringify(old);
  expect((await preview(text)).changes).toContainEqual(
    expect.objectContaining({ entity: 'partners', unchanged: 2 }),
  );
  await reorder('gold', [second, first]);
  await importArchive(text);
  expect(await listed()).toEqual([first, second]);
});
