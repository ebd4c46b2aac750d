import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { networkAround } from '../limits/addresses.ts';
import { forgetOldEvents } from './securityEvents.ts';

const mail = await openMailServer();
const app = useTestApp({
  SMTP_URL: mail.url,
  CONTACT_TO: 'panitia@example.org',
  PUBLIC_URL: 'http://localhost:4000',
});
useTestJobs();
const { sendJson } = app;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  mail.received = [];
});
afterAll(() => mail.stop());

const signInFrom = (address: string, userAgent = firefox, body: object = editor) =>
  sendJson('POST', '/api/auth/sign-in', body, { 'User-Agent': userAgent }, address);

/** Runs a mutation as the editor, from the same device. */
async function act(mutation: string): Promise<void> {
  const headers = await app.signIn();
  const { data } = await app.graphql<object>(`mutation { ${mutation} { __typename } }`, {}, headers);
  expect(JSON.stringify(data)).toContain('Payload');
}

/** The events as shown to admins. */
async function shown() {
  const { data } = await app.graphql<{ securityEvents: { edges: { node: Record<string, unknown> }[] } }>(
    '{ securityEvents { edges { node { kind email network browser system tokenName count } } } }',
    {},
    await app.signIn(),
  );
  return data.securityEvents.edges.map(({ node }) => node);
}
const kinds = async () => (await shown()).map(({ kind }) => kind);

describe('admins are shown', () => {
  test('a sign-in with its account, network and device, but never the whole address', async () => {
    await signInFrom('192.0.2.77');
    expect(await shown()).toEqual([
      {
        kind: 'signedIn',
        email: editor.email,
        network: '192.0.2.0/24',
        browser: 'Firefox',
        system: 'Linux',
        tokenName: null,
        count: 1,
      },
    ]);
    expect(JSON.stringify(await prisma.securityEvent.findMany())).not.toContain('192.0.2.77');
  });

  test('a new device by its browser or its network, once', async () => {
    await signInFrom('192.0.2.77');
    await signInFrom('192.0.2.99');
    await signInFrom('192.0.2.77', safari);
    await signInFrom('198.51.100.7');
    await signInFrom('198.51.100.8');
    expect(await kinds()).toEqual(['signedIn', 'newDevice', 'newDevice', 'signedIn', 'signedIn']);
  });

  test('counted failures: one row an hour per account, and one for all unknown addresses', async () => {
    for (let i = 1; i <= 4; i += 1) {
      await signInFrom(`10.0.${i}.1`, firefox, { email: editor.email, password: 'guess' });
      await signInFrom(`10.0.${i}.1`, safari, { email: `stranger${i}@example.net`, password: 'guess' });
    }
    const failed = { kind: 'signInFailed', count: 4, network: '10.0.4.0/24' };
    expect(await shown()).toMatchObject([
      { ...failed, email: null, browser: 'Safari' },
      { ...failed, email: editor.email, browser: 'Firefox' },
    ]);
    expect(JSON.stringify(await prisma.securityEvent.findMany())).not.toContain('stranger');
  });

  test('changes of the account', async () => {
    const { apiToken } = await addApiToken({ name: 'Old feed' });
    await act('createApiToken(input: { name: "Photo import", scope: readOnly, lifetimeDays: 30 })');
    await act(`revokeApiToken(id: ${apiToken.id})`);
    const { id } = await prisma.session.findFirstOrThrow();
    await act(`revokeSession(id: "${id}")`);
    const passwords = `currentPassword: "${editor.password}", newPassword: "wax indigo copper cloth"`;
    await act(`changePassword(input: { ${passwords} })`);
    expect((await shown()).map(({ kind, tokenName }) => [kind, tokenName])).toEqual([
      ['tokenRevoked', 'Photo import'],
      ['passwordChanged', null],
      ['sessionEnded', null],
      ['tokenRevoked', 'Old feed'],
      ['tokenCreated', 'Photo import'],
    ]);
  });
});

describe('the account is mailed', () => {
  const mailed = async () => {
    const due = await prisma.securityEvent.findMany({ where: { nextMailAt: { not: null } } });
    return due.map(({ kind }) => kind);
  };

  test('immediately about anything someone else may have done, in both languages', async () => {
    const server = await startTestJobs({ environment: app.environment, images: app.images() });
    try {
      await signInFrom('192.0.2.77');
      const next = mail.next();
      await signInFrom('192.0.2.77', safari);
      const received = await next;
      expect(received).toMatchObject({
        recipients: [editor.email],
        subject: 'Masuk dari perangkat baru / Signed in from a new device',
      });
      for (const part of [editor.email, 'Safari, iPhone', '192.0.2.0/24', '/admin/account'])
        expect(received.text).toContain(part);
      expect(received.raw).not.toContain('192.0.2.77');
      expect(mail.received).toHaveLength(1);
    } finally {
      await server.stop();
    }
    expect(await mailed()).toEqual([]);
  });

  test('about neither ordinary sign-ins nor failures', async () => {
    await signInFrom('192.0.2.77');
    await signInFrom('192.0.2.78');
    await signInFrom('192.0.2.78', firefox, { email: editor.email, password: 'guess' });
    expect(await mailed()).toEqual([]);
  });

  test('at most three times an hour about one kind of event', async () => {
    for (let i = 1; i <= 6; i += 1) await signInFrom(`10.1.${i}.1`);
    expect(await kinds()).toHaveLength(6);
    expect(await mailed()).toEqual(Array(3).fill('newDevice'));
    await act('createApiToken(input: { name: "Feed", scope: readOnly, lifetimeDays: 30 })');
    expect(await mailed()).toEqual([...Array(3).fill('newDevice'), 'tokenCreated']);
  });
});

test('events are not archived, and are deleted after 180 days', async () => {
  await signInFrom('192.0.2.77');
  await signInFrom('192.0.2.77');
  const [oldest] = await prisma.securityEvent.findMany({ orderBy: { id: 'asc' } });
  const createdAt = new Date(Date.now() - 181 * 86_400_000);
  await prisma.securityEvent.update({ where: { id: oldest?.id ?? 0 }, data: { createdAt } });
  await forgetOldEvents();
  expect(await kinds()).toEqual(['signedIn']);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['nonsense', ''],
  ['', ''],
])('the network recorded for %j is %j', (address, network) => {
  expect(networkAround(address)).toBe(network);
});
