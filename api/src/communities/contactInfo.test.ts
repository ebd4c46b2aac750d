import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addCommunities, communityNoun, giriloyo } from './communities.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();
const { path } = communityNoun;

const create = async (contactInfo: unknown) =>
  sendJson('POST', path, { ...giriloyo, contactInfo }, await signIn());

/** How contact details that an editor sent over REST are shown. */
async function shown(contactInfo: unknown) {
  const response = await create(contactInfo);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  const read = async (headers: Record<string, string>) => {
    const query = `{ community(id: ${id}) { contactInfo contact { phone email website } } }`;
    const { data } = await graphql<{ community: { contactInfo: string | null; contact: object } }>(
      query,
      {},
      headers,
    );
    const one = (await (await send(`${path}/${id}`, { headers })).json()) as { contactInfo: unknown };
    const list = (await (await send(path, { headers })).json()) as { contactInfo: unknown }[];
    expect(list.at(-1)?.contactInfo).toEqual(one.contactInfo);
    return { ...data.community, rest: one.contactInfo };
  };
  return { visitor: await read({}), admin: await read(await signIn()) };
}

const none = { phone: null, email: null, website: null };
const details = {
  phone: '+62 000 0000 0001',
  email: 'giriloyo@example.org',
  website: 'https://example.org/',
};

describe('contact details', () => {
  test('sent as an object stay an object; editors edit its JSON', async () => {
    const { visitor, admin } = await shown(details);
    expect(visitor).toEqual({ contactInfo: null, contact: details, rest: details });
    expect(admin).toMatchObject({ contact: details, rest: details });
    expect(JSON.parse(admin.contactInfo ?? '')).toEqual(details);
  });

  test('sent as text stay that text, which readers see if it can be parsed', async () => {
    const text = `{ "phone": "${details.phone}",\n  "fax": "1" }`;
    const contact = { ...none, phone: details.phone };
    const { visitor, admin } = await shown(text);
    expect(visitor).toEqual({ contactInfo: null, contact, rest: text });
    expect(admin).toEqual({ contactInfo: text, contact, rest: text });
  });

  test.each(['Ask for Ibu Sri', '{ "phone":', '[1]', '"phone"', '5', 'null', 'true', ''])(
    'that cannot be parsed are empty for visitors, but stay available to admins: %j',
    async (text) => {
      const { visitor, admin } = await shown(text);
      expect(visitor).toEqual({ contactInfo: null, contact: none, rest: null });
      expect(admin).toEqual({ contactInfo: text, contact: none, rest: text });
    },
  );

  test.each([
    ['{"phone":5,"email":["a"],"website":{"a":1}}', none],
    ['{"phone":" ","email":"","website":null}', none],
    ['{"__proto__":{"phone":"1"},"constructor":{}}', none],
    ['{"website":" https://example.org/a "}', { ...none, website: 'https://example.org/a' }],
  ])('show only non-empty texts: %s', async (text, contact) => {
    expect((await shown(text)).visitor.contact).toEqual(contact);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'example.org',
    '/a',
  ])('show websites only if they are http(s): %s', async (website) => {
    expect((await shown({ ...details, website })).visitor.contact).toEqual({ ...details, website: null });
    expect((await shown(JSON.stringify({ website }))).visitor.contact).toEqual(none);
  });

  test('are empty for a community without any', async () => {
    const [row] = await addCommunities({});
    const { data } = await graphql(
      `{ community(id: ${row?.id}) { contactInfo contact { phone email website } } }`,
      {},
      await signIn(),
    );
    expect(data).toEqual({ community: { contactInfo: null, contact: none } });
  });

  test('can be removed, over REST and GraphQL', async () => {
    const session = await signIn();
    const [row] = await addCommunities({ contactInfo: details });
    const [other] = await addCommunities({ contactInfo: details });
    const response = await sendJson('PUT', `${path}/${row?.id}`, { contactInfo: null }, session);
    expect(await response.json()).toMatchObject({ contactInfo: null });
    const { data } = await graphql(
      `mutation { updateCommunity(id: ${other?.id}, input: { contactInfo: null }) {
         ... on CommunityPayload { community { contactInfo } }
       } }`,
      {},
      session,
    );
    expect(data).toEqual({ updateCommunity: { community: { contactInfo: null } } });
  });
});

describe('the limits of contact details', () => {
  test.each([
    ['phone', 100],
    ['email', 254],
  ])('limits %s to %i characters', async (field, limit) => {
    expect((await create({ [field]: 'x'.repeat(limit) })).status).toBe(201);
    expect(await (await create({ [field]: 'x'.repeat(limit + 1) })).json()).toEqual({
      error: `contactInfo.${field}: At most ${limit} characters.`,
      fields: { [`contactInfo.${field}`]: `At most ${limit} characters.` },
    });
  });

  test('limits an object to 2000 characters as JSON', async () => {
    const website = 'x'.repeat(2000 - '{"website":""}'.length);
    expect((await create({ website })).status).toBe(201);
    const refused = await create({ website: `${website}x` });
    expect(await refused.json()).toEqual({
      error: 'contactInfo: At most 2000 characters as JSON.',
      fields: { contactInfo: 'At most 2000 characters as JSON.' },
    });
  });

  test('refuses another kind of value, and describes the valid ones', async () => {
    expect(await (await create(5)).json()).toEqual({
      error: 'contactInfo: Enter text, or an object with phone, email and website.',
      fields: { contactInfo: 'Enter text, or an object with phone, email and website.' },
    });
    expect(await (await create({ fax: '1' })).json()).toEqual({
      error: 'contactInfo.fax: Unknown field.',
      fields: { 'contactInfo.fax': 'Unknown field.' },
    });
  });

  test('handles characters that PostgreSQL’s JSON cannot store', async () => {
    expect((await create('\\u0000')).status).toBe(201);
    for (const contactInfo of ['\uD800x', { phone: '\uD800x' }])
      expect((await create(contactInfo)).status).toBe(400);
  });
});
