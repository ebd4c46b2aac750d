import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { title } from './content.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

const secret = { key: 'competition.stage.1.title', valueEn: 'Secret stage', valueId: 'Tahap rahasia' };
const hide = async (given: object = { hidden: true }) =>
  sendJson('POST', '/api/content', { ...secret, ...given }, await signIn());

describe('a hidden entry', () => {
  test('keeps its values, and is shown again', async () => {
    expect(await (await hide()).json()).toMatchObject({ ...secret, hidden: true });
    expect((await hide({ hidden: false })).status).toBe(200);
    expect(await (await send(`/api/content/${secret.key}`)).json()).toMatchObject({
      ...secret,
      hidden: false,
    });
  });

  test('is empty for visitors, complete for editors', async () => {
    await hide();
    const empty = { key: secret.key, valueEn: '', valueId: '', hidden: true };
    const query = `{ content(groups: [competition]) { key valueEn valueId hidden } contentText(key: "${secret.key}") { valueEn htmlId } }`;
    const session = await signIn();
    for (const path of ['/api/content', '/api/content?limit=1']) {
      expect(await (await send(path)).json()).toMatchObject([empty]);
      expect(await (await send(path, { headers: session })).json()).toMatchObject([secret]);
    }
    expect(await (await send(`/api/content/${secret.key}`)).json()).toMatchObject(empty);
    expect((await graphql(query)).data).toEqual({
      content: [empty],
      contentText: { valueEn: '', htmlId: '' },
    });
    expect((await graphql(query, {}, session)).data).toEqual({
      content: [{ ...secret, hidden: true }],
      // What the site shows, whoever asks.
      contentText: { valueEn: '', htmlId: '' },
    });
  });

  test('is found by editors’ searches only', async () => {
    await hide();
    const found = async (headers?: Record<string, string>) => {
      const query = '{ contentEntries(search: "secret") { edges { node { key } } } }';
      const { data } = await graphql<{ contentEntries: { edges: object[] } }>(query, {}, headers);
      return data.contentEntries.edges.length;
    };
    expect([await found(), await found(await signIn())]).toEqual([0, 1]);
  });

  test('stays hidden when a client that does not know the field changes it', async () => {
    await hide();
    await hide({ valueEn: 'Other' });
    expect(await prisma.contentEntry.findFirst()).toMatchObject({ valueEn: 'Other', hidden: true });
    await hide({ hidden: null });
    expect(await prisma.contentEntry.findFirst()).toMatchObject({ hidden: false });
  });

  test('is its own state for editors', async () => {
    await hide();
    const query = '{ contentKeys { key state } }';
    const { data } = await graphql<{ contentKeys: object[] }>(query, {}, await signIn());
    expect(data.contentKeys).toContainEqual({ key: secret.key, state: 'HIDDEN' });
  });

  test('appears in the history', async () => {
    await hide({});
    await hide();
    const query = '{ changes(first: 1) { edges { node { fields { name before after } } } } }';
    expect(JSON.stringify((await graphql(query, {}, await signIn())).data)).toContain(
      '{"name":"hidden","before":"false","after":"true"}',
    );
  });

  test.each([
    'site_name',
    'hero_title',
    'hero_cta_explore',
    'competition.stages.title',
    'competition.requirements.documents.title',
    'legal.privacy.body',
  ])('cannot be %s, without which a page has no name', async (key) => {
    const response = await sendJson('POST', '/api/content', { ...title, key, hidden: true }, await signIn());
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: { hidden: expect.any(String) } },
    ]);
  });
});
