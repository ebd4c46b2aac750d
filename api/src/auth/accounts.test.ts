// The operator’s account commands, and their effects on signed-in users.
import { expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { log } from '../log.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { someoneWaits } from '../testing/someoneWaits.ts';
import { runAccountCommand } from './accountCommands.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { ensureFirstAdmin } from './firstAdmin.ts';

const { environment, sendJson, graphql, signIn } = useTestApp();

const run = (name: string, values: object = {}) => runAccountCommand(environment, { name, ...values });
const { email } = editor;
const password = 'seven looms in the rain';

const signInAs = (account: object) => sendJson('POST', '/api/auth/sign-in', account);
const isSignedIn = async (headers: Record<string, string>) =>
  (await sendJson('GET', '/api/storage/images', undefined, headers)).status === 200;

const bearer = async () => ({ Authorization: `Bearer ${(await addApiToken()).secret}` });

test('a new account can sign in', async () => {
  expect(await run('create', { email: 'Ratna@Example.org', password })).toBe(
    'ratna@example.org can sign in now.',
  );
  expect((await signInAs({ email: 'ratna@example.org', password })).status).toBe(200);
  await expect(run('create', { email: 'ratna@example.org', password })).rejects.toThrow(/already/);
});

test('an account has the role it is created with, an owner’s by default, until it is given another', async () => {
  const ratna = { email: 'ratna@example.org' };
  const roleOf = async (address: string) =>
    (await prisma.adminUser.findUniqueOrThrow({ where: { email: address } })).role;
  await run('create', { ...ratna, password, role: 'author' });
  await run('create', { email: 'sari@example.org', password });
  expect([await roleOf(ratna.email), await roleOf('sari@example.org')]).toEqual(['author', 'owner']);
  expect(await run('role', { ...ratna, role: 'editor' })).toContain('has the role editor');
  expect(await roleOf(ratna.email)).toBe('editor');
  await expect(run('role', { ...ratna, role: 'editor' })).rejects.toThrow(/already/);
  await expect(run('role', { ...ratna, role: 'admin' })).rejects.toThrow(/owner, editor or author/);
});

test('creating an account ends the demo', async () => {
  await prisma.adminUser.create({ data: { email: 'demo@example.org', demoPassword: 'x' } });
  await run('create', { email: 'ratna@example.org', password });
  expect(await prisma.adminUser.count({ where: { email: 'demo@example.org' } })).toBe(0);
});

test.each(['short', 'aaaaaaaaaaaaaaaa', 'ratna@example.org'])(
  'refuses the password “%s”, as in the dashboard',
  async (weak) => {
    await expect(run('create', { email: 'ratna@example.org', password: weak })).rejects.toThrow(
      /characters|common|address/,
    );
    await expect(run('password', { email: 'ratna@example.org', password: weak })).rejects.toThrow(
      /characters|common|address/,
    );
  },
);

test('a new password ends sessions and API tokens', async () => {
  const [session, token] = [await signIn(), await bearer()];
  await run('password', { email, password });
  expect([await isSignedIn(session), await isSignedIn(token)]).toEqual([false, false]);
  expect((await signInAs(editor)).status).toBe(401);
  expect((await signInAs({ email, password })).status).toBe(200);
});

test('a disabled account cannot sign in by any means, and ended sessions stay ended', async () => {
  const [session, token] = [await signIn(), await bearer()];
  expect([await isSignedIn(session), await isSignedIn(token)]).toEqual([true, true]);
  await run('disable', { email });
  const answers = async () => [
    await isSignedIn(session),
    await isSignedIn(token),
    (await signInAs(editor)).status,
  ];
  expect(await answers()).toEqual([false, false, 401]);
  await expect(run('disable', { email })).rejects.toThrow(/already disabled/);
  await run('enable', { email });
  expect(await answers()).toEqual([false, false, 200]);
  await expect(run('enable', { email })).rejects.toThrow(/already enabled/);
});

test('a sign-in fails if its account is disabled meanwhile', async () => {
  const attempt = await prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "AdminUser" WHERE email = ${email} FOR UPDATE`;
    const response = signInAs(editor);
    await someoneWaits();
    await transaction.adminUser.update({ where: { email }, data: { disabledAt: new Date() } });
    return { response };
  });
  expect((await attempt.response).status).toBe(401);
  expect(await prisma.session.count({ where: { adminUser: { email } } })).toBe(0);
});

test('an identity provider subject belongs to one account', async () => {
  await run('create', { email: 'ratna@example.org', password });
  await run('link-identity', { email, subject: 'auth0|7' });
  expect(await prisma.adminUser.findUnique({ where: { externalId: 'auth0|7' } })).toMatchObject({ email });
  await expect(run('link-identity', { email: 'ratna@example.org', subject: 'auth0|7' })).rejects.toThrow(
    /Another account/,
  );
});

test('every command is recorded in the history and the security log, without secrets', async () => {
  await run('create', { email: 'ratna@example.org', password });
  await run('password', { email: 'ratna@example.org', password: `${password} again` });
  await run('disable', { email: 'ratna@example.org' });
  await run('enable', { email: 'ratna@example.org' });
  await run('link-identity', { email: 'ratna@example.org', subject: 'auth0|7' });
  const query = `{
    changes(entity: AdminUser) { edges { node { by action titleEn restorable fields { name after } } } }
    securityEvents { edges { node { kind email browser network } } }
  }`;
  type Edges<Node> = { edges: { node: Node }[] };
  const { data } = await graphql<{
    changes: Edges<{
      by: string;
      action: string;
      titleEn: string;
      restorable: boolean;
      fields: { name: string }[];
    }>;
    securityEvents: Edges<{ kind: string; email: string; browser: string; network: null }>;
  }>(query, {}, await signIn());
  const changes = data.changes.edges.map(({ node }) => node).toReversed();
  expect(changes.map(({ action, fields }) => [action, fields.map(({ name }) => name)])).toEqual([
    ['created', ['email', 'role']],
    ['updated', []],
    ['updated', ['disabledAt']],
    ['updated', ['disabledAt']],
    ['updated', ['externalId']],
  ]);
  const recorded = { by: 'npm run account', titleEn: 'ratna@example.org', restorable: false };
  for (const change of changes) expect(change).toMatchObject(recorded);
  const events = data.securityEvents.edges.map(({ node }) => node).toReversed();
  expect(events.map(({ kind }) => kind)).toEqual([
    'accountCreated',
    'passwordChanged',
    'accountDisabled',
    'accountEnabled',
    'identityLinked',
  ]);
  expect(events[0]).toMatchObject({ email: 'ratna@example.org', browser: 'npm-run-account', network: null });
  const written = JSON.stringify(await prisma.change.findMany());
  for (const secret of ['passwordHash', 'deviceKey', 'demoPassword', 'argon2'])
    expect(written).not.toContain(secret);
});

test('prints the list as a table', async () => {
  await run('link-identity', { email, subject: 'auth0|7' });
  await signIn();
  const [head, row] = (await run('list')).split('\n').map((line) => line.split(/ {2,}/));
  expect(head).toEqual(['ACCOUNT', 'ROLE', 'STATE', 'PASSWORD', 'IDENTITY', 'SESSIONS', 'TOKENS', 'CREATED']);
  expect(row).toEqual([
    email,
    'owner',
    'enabled',
    'yes',
    'auth0|7',
    '1',
    '0',
    new Date().toISOString().slice(0, 10),
  ]);
});

test.each([
  ['password', { email: 'nobody@example.org', password }, /Account .+ not found/],
  ['enable', { email: 'nobody' }, /email address/],
  ['delete', {}, /name/],
])('refuses %s %o with a message', async (name, values, sentence) => {
  await expect(run(name, values)).rejects.toThrow(sentence);
});

test('logs ADMIN_* values that have no effect', async () => {
  const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
  const start = (ADMIN_EMAIL: string, ADMIN_PASSWORD: string) =>
    ensureFirstAdmin({ ...environment, ADMIN_EMAIL, ADMIN_PASSWORD });
  await start(email, editor.password);
  expect([warn.mock.calls, info.mock.calls]).toEqual([[], []]);
  await start('ratna@example.org', password);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { email: 'ratna@example.org' },
    expect.stringMatching(/^ADMIN_EMAIL is ignored/),
  );
  await start(email, password);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    { email },
    expect.stringMatching(/^ADMIN_PASSWORD is ignored/),
  );
  expect(await prisma.adminUser.count()).toBe(1);
});

test('changes of accounts are seen by an owner who signed in themselves, not by their API token', async () => {
  await run('create', { email: 'ratna@example.org', password });
  const seenWith = async (headers: Record<string, string>) => {
    const query = '{ changes(entity: AdminUser) { edges { node { titleEn } } } }';
    return (await graphql<{ changes: { edges: unknown[] } }>(query, {}, headers)).data.changes.edges.length;
  };
  expect(await seenWith(await signIn())).toBe(1);
  expect(await seenWith(await bearer())).toBe(0);
});
