import { describe, expect, test } from 'vitest';
import { testChangesOverGraphql, testChangesOverRest } from '../testing/noun/changes.ts';
import { testInput, testInputOverRest } from '../testing/noun/input.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addPartners, cooperative, partnerNoun } from './partners.samples.ts';

const app = useTestApp();
const { path } = partnerNoun;

testChangesOverGraphql(app, partnerNoun);
testChangesOverRest(app, partnerNoun);

const required = ['name', 'logoUrl'];

testInput(app, partnerNoun, {
  limits: { name: 200, logoUrl: 2048, description: 2000 },
  required,
});

testInputOverRest(app, partnerNoun, {
  required,
  refused: {
    name: [5, ['Canting'], 'a\nb'],
    logoUrl: ['javascript:alert(1)', '//example.org/a.jpg', 'logo.svg'],
    tier: ['bronze', 'Gold', 1, ['gold'], 'toString'],
    websiteUrl: [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      '/partners',
      '//example.org',
      'example.org',
      'http:example.org',
      'https://a:b@example.org',
    ],
    active: ['true', 0],
  },
});

describe('the tier of a partner', () => {
  test.each(['platinum', 'gold', 'silver'])('may be %s', async (tier) => {
    const response = await app.sendJson('POST', path, { ...cooperative, tier }, await app.signIn());
    expect(await response.json()).toMatchObject({ tier });
  });

  test('is reset to silver by null', async () => {
    const session = await app.signIn();
    const added = await app.sendJson('POST', path, { ...cooperative, tier: null }, session);
    expect([added.status, await added.json()]).toMatchObject([201, { tier: 'silver' }]);
    const [gold] = await addPartners({ tier: 'gold' });
    const changed = await app.sendJson('PUT', `${path}/${gold?.id}`, { tier: null }, session);
    expect([changed.status, await changed.json()]).toMatchObject([200, { tier: 'silver' }]);
    const kept = await app.sendJson('PUT', `${path}/${gold?.id}`, { active: false }, session);
    expect(await kept.json()).toMatchObject({ tier: 'silver', active: false });
  });

  test('may not be empty', async () => {
    const response = await app.sendJson('POST', path, { ...cooperative, tier: '' }, await app.signIn());
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Please fill in all required fields', fields: { tier: 'Required.' } },
    ]);
  });
});

describe('the website of a partner', () => {
  test.each(['http://example.org', 'HTTPS://EXAMPLE.ORG/a?b=c#d'])('may be %s', async (websiteUrl) => {
    const response = await app.sendJson('POST', path, { ...cooperative, websiteUrl }, await app.signIn());
    expect(await response.json()).toMatchObject({ websiteUrl });
  });

  test('may have at most 2048 characters', async () => {
    const websiteUrl = `https://example.org/${'x'.repeat(2028)}`;
    const create = async (address: string) =>
      app.sendJson('POST', path, { ...cooperative, websiteUrl: address }, await app.signIn());
    expect((await create(websiteUrl)).status).toBe(201);
    expect(await (await create(`${websiteUrl}x`)).json()).toEqual({
      error: 'websiteUrl: At most 2048 characters.',
      fields: { websiteUrl: 'At most 2048 characters.' },
    });
  });

  test.each([null, '', ' '])('and the description are removed by %j', async (none) => {
    const [row] = await addPartners(partnerNoun.full);
    const body = { websiteUrl: none, description: none };
    const response = await app.sendJson('PUT', `${path}/${row?.id}`, body, await app.signIn());
    expect(await response.json()).toMatchObject({ websiteUrl: null, description: null });
  });
});
