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

/** How visitors see contact details that were stored without a check, over GraphQL and REST. */
async function stored(contactInfo: object | string) {
  const [row] = await addCommunities({ contactInfo });
  const { data } = await graphql<{ community: { contact: Record<keyof typeof none, string | null> } }>(
    `{ community(id: ${row?.id}) { contact { phone email website } } }`,
  );
  const { contactInfo: rest } = (await (await send(`${path}/${row?.id}`)).json()) as {
    contactInfo: object | string;
  };
  return { ...data.community.contact, rest };
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
    ['{"phone":" ","email":"","website":null}', none],
    ['{"__proto__":{"phone":"1"},"constructor":{}}', none],
    ['{"website":" https://example.org/a "}', { ...none, website: 'https://example.org/a' }],
  ])('show only non-empty texts: %s', async (text, contact) => {
    expect((await shown(text)).visitor.contact).toEqual(contact);
  });

  test.each([
    [{ phone: 5 }, 'phone'],
    [{ email: ['sari@example.org'] }, 'email'],
    [{ website: { href: 'javascript:alert(1)' } }, 'website'],
    [{ website: ['javascript:alert(1)'] }, 'website'],
  ])('refuse what is not text, and hide it if it was stored before: %j', async (given, name) => {
    for (const contactInfo of [given, JSON.stringify({ fax: '1', ...given })]) {
      const refused = await create(contactInfo);
      const message =
        typeof contactInfo === 'string' ? `contactInfo.${name}: This must be text.` : 'contactInfo: ';
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({ error: expect.stringContaining(message) }),
      ]);
    }
    expect(await stored(given)).toEqual({ ...none, rest: {} });
    expect(await stored(JSON.stringify({ fax: '1', ...given }))).toEqual({ ...none, rest: '{"fax":"1"}' });
  });

  test.each([
    [
      '{"website":"javascript:alert(1)","website":"https://example.org/"}',
      '{"website":"https://example.org/"}',
    ],
    [
      '{"website":"https://example.org/","we\\u0062site":"https://example.org/"}',
      '{"website":"https://example.org/"}',
    ],
    ['{"phone":{"a":1},"fax":"\\"}","phone":"1"}', '{"phone":"1","fax":"\\"}"}'],
  ])(
    'refuse a member that occurs twice, and show it once if it was stored before: %s',
    async (text, once) => {
      const refused = await create(text);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { fields: { contactInfo: 'Name each member of the JSON once.' } },
      ]);
      expect((await stored(text)).rest).toBe(once);
    },
  );

  test('may have other members, of any kind', async () => {
    const text = '{"phone":"1","other":{"phone":"2","more":[{"phone":3},{"phone":4}]}}';
    expect((await shown(text)).visitor.rest).toBe(text);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'localhost',
    '/a',
    'http:example.org',
    'https://sari:pw@example.org',
    'example..org',
  ])(
    'refuse the website %s, as an object and as JSON, and hide it if it was stored before',
    async (website) => {
      for (const contactInfo of [{ ...details, website }, JSON.stringify({ website })]) {
        const refused = await create(contactInfo);
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          { fields: { 'contactInfo.website': 'Enter an http(s) address.' } },
        ]);
        const { website: linked, rest } = await stored(contactInfo);
        expect([linked, JSON.stringify(rest)]).toEqual([null, expect.not.stringContaining('website')]);
      }
    },
  );

  test.each(['not an email', 'sari@localhost', 'mailto:sari@example.org'])(
    'refuse the email address %s, as an object and as JSON, and hide it if it was stored before',
    async (email) => {
      for (const contactInfo of [{ ...details, email }, JSON.stringify({ email })]) {
        const refused = await create(contactInfo);
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          { fields: { 'contactInfo.email': 'Enter an email address, such as name@example.org.' } },
        ]);
        const { email: linked, rest } = await stored(contactInfo);
        expect([linked, JSON.stringify(rest)]).toEqual([null, expect.not.stringContaining('email')]);
      }
    },
  );

  test.each(['example.org', 'batik.example.org/solo?a=b', 'EXAMPLE.org:8080'])(
    'complete the website %s, also if it was stored before',
    async (website) => {
      const completed = `https://${website}`;
      expect((await shown({ website })).admin.rest).toEqual({ website: completed });
      expect((await shown(JSON.stringify({ fax: '1', website }))).admin.rest).toBe(
        JSON.stringify({ fax: '1', website: completed }),
      );
      expect((await stored({ website })).website).toBe(completed);
    },
  );

  test('that were stored before they were checked can be restored from the history', async () => {
    const session = await signIn();
    const [row] = await addCommunities({ contactInfo: { email: 'not an email' } });
    await send(`${path}/${row?.id}`, { method: 'DELETE', headers: session });
    const { data } = await graphql<{ trash: { edges: { node: { databaseId: number } }[] } }>(
      '{ trash { edges { node { databaseId } } } }',
      {},
      session,
    );
    const restored = await graphql(
      `mutation { restoreChange(id: ${data.trash.edges[0]?.node.databaseId}) { __typename } }`,
      {},
      session,
    );
    expect(restored.data).toEqual({ restoreChange: { __typename: 'RestoreChangePayload' } });
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
  test('limits the phone number to 100 characters', async () => {
    for (const form of [(value: object) => value, JSON.stringify]) {
      expect((await create(form({ phone: 'x'.repeat(100) }))).status).toBe(201);
      expect(await (await create(form({ phone: 'x'.repeat(101) }))).json()).toEqual({
        error: 'contactInfo.phone: At most 100 characters.',
        fields: { 'contactInfo.phone': 'At most 100 characters.' },
      });
    }
  });

  test('limits the email address to 254 characters', async () => {
    const of = (length: number) => ({
      email: `${'x'.repeat(60)}@${'y.'.repeat(80)}${'z'.repeat(length - 221)}`,
    });
    expect((await create(of(254))).status).toBe(201);
    expect((await create(of(255))).status).toBe(400);
  });

  test('limits an object to 2000 characters as JSON, also once its website is completed', async () => {
    const website = `https://example.org/${'x'.repeat(2000 - '{"website":"https://example.org/"}'.length)}`;
    expect((await create({ website })).status).toBe(201);
    for (const longer of [`${website}x`, website.replace('https://', '') + 'x']) {
      const refused = await create({ website: longer });
      expect(await refused.json()).toEqual({
        error: 'contactInfo: At most 2000 characters as JSON.',
        fields: { contactInfo: 'At most 2000 characters as JSON.' },
      });
    }
  });

  test('limits text to 2000 characters, also once its website is completed', async () => {
    const of = (length: number, scheme: string) => {
      const start = `{"fax":"+62 000 0000","website":"${scheme}example.org/`;
      return `${start}${'x'.repeat(length - start.length - 2)}"}`;
    };
    expect((await create(of(2000, 'https://'))).status).toBe(201);
    expect(await (await create(of(1993, ''))).json()).toEqual({
      error: 'contactInfo: At most 2000 characters.',
      fields: { contactInfo: 'At most 2000 characters.' },
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
