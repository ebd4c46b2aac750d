import { hash, verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { ensureFirstAdmin } from './firstAdmin.ts';

const { send, sendJson } = useTestApp();

describe('the demo’s password', () => {
  beforeEach(async () => {
    await prisma.adminUser.updateMany({ data: { demoPassword: editor.password } });
  });

  /** What the login page shows to a browser at `address`; `url` is the URL in its address bar. */
  const shownTo = async (
    address: string,
    headers: Record<string, string> = {},
    url = 'http://localhost:4000/graphql',
  ) => {
    const body = JSON.stringify({ query: '{ demoCredentials { email password } }' });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body };
    const response = await send(url, init, address);
    return ((await response.json()) as { data: { demoCredentials: unknown } }).data.demoCredentials;
  };

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is shown on this machine: to %s', async (address) => {
    expect(await shownTo(address)).toEqual(editor);
    expect(await shownTo(address, { Host: 'localhost:4000' })).toEqual(editor);
  });

  test.each(['203.0.113.7', '192.168.0.2', '::ffff:203.0.113.7', 'fe80::1', '127.0.0.1.example.org', ''])(
    'is not shown to %s',
    async (address) => {
      expect(await shownTo(address)).toBeNull();
    },
  );

  test.each([
    'http://example.org:4000/graphql',
    'http://localhost/graphql',
    'http://localhost:4001/graphql',
    'http://127.0.0.1:4000/graphql',
  ])('is shown only under the site’s name: not for %s', async (url) => {
    expect(await shownTo('127.0.0.1', {}, url)).toBeNull();
  });

  test.each([
    { Host: 'localhost' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 proxy' },
    { 'CF-Ray': '1' },
    { Connection: 'close' },
  ])('is not shown through a proxy: %j', async (headers) => {
    expect(await shownTo('127.0.0.1', headers)).toBeNull();
  });

  test('signs in', async () => {
    expect((await sendJson('POST', '/api/auth/sign-in', await shownTo('127.0.0.1'))).status).toBe(200);
  });

  test('is no longer shown once its admin is deleted', async () => {
    await prisma.adminUser.updateMany({ data: { demoPassword: null } });
    expect(await shownTo('127.0.0.1')).toBeNull();
  });

  test('is no longer shown once it has been changed', async () => {
    await prisma.adminUser.updateMany({ data: { passwordHash: await hash('another password') } });
    expect(await shownTo('127.0.0.1')).toBeNull();
  });

  test('is not shown for an admin who is disabled', async () => {
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    expect(await shownTo('127.0.0.1')).toBeNull();
  });
});

describe('the first start', () => {
  const owner = { ADMIN_EMAIL: 'Owner@Example.org', ADMIN_PASSWORD: 'a long enough password' };
  const start = (variables: Record<string, string>) => ensureFirstAdmin(readEnvironment(variables));
  const admins = () => prisma.adminUser.findMany({ orderBy: { id: 'asc' } });

  beforeEach(async () => {
    await prisma.adminUser.deleteMany();
  });

  test('with an embedded database creates a demo admin with a random password, once', async () => {
    const made = await start({});
    expect(made).toEqual({ email: 'admin@example.org', password: expect.stringMatching(/^[\w-]{12}$/) });
    const [admin] = await admins();
    expect(admin).toMatchObject({ email: made?.email, demoPassword: made?.password });
    expect(await verify(admin?.passwordHash ?? '', made?.password ?? '')).toBe(true);
    expect(await start({})).toBeNull();
    expect(await admins()).toEqual([admin]);
  });

  test('creates a different password for each database', async () => {
    const first = await start({});
    await prisma.adminUser.deleteMany();
    expect((await start({}))?.password).not.toBe(first?.password);
  });

  test('creates the admin that the environment names, and prints no credentials', async () => {
    expect(await start(owner)).toBeNull();
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ email: 'owner@example.org', demoPassword: null });
    expect(await verify(admin?.passwordHash ?? '', owner.ADMIN_PASSWORD)).toBe(true);
  });

  test.each(['Owner@Example.org', '1qaz2wsx3edc', 'abababababab'])(
    'creates no admin with a password as easily guessed as %s',
    async (password) => {
      const weak = start({ ...owner, ADMIN_PASSWORD: password });
      await expect(weak).rejects.toThrow(EnvironmentError);
      await expect(weak).rejects.toThrow('Choose a different ADMIN_PASSWORD.');
      expect(await admins()).toEqual([]);
    },
  );

  test('creates the named admin on a database server too', async () => {
    await start({ ...owner, DATABASE_URL: 'postgres://localhost/pageant' });
    expect(await admins()).toMatchObject([{ email: 'owner@example.org' }]);
  });

  test('with a database server creates no demo', async () => {
    expect(await start({ DATABASE_URL: 'postgres://localhost/pageant' })).toBeNull();
    expect(await admins()).toEqual([]);
  });

  test('with a named admin ends the demo and its sessions', async () => {
    const demo = await start({});
    const signedIn = await sendJson('POST', '/api/auth/sign-in', demo);
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    await start(owner);
    expect(await admins()).toMatchObject([{ email: 'owner@example.org', demoPassword: null }]);
    expect((await sendJson('POST', '/api/auth/sign-in', demo)).status).toBe(401);
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await send('/api/auth/user', { headers })).status).toBe(401);
  });

  test('accepts the demo’s own address', async () => {
    await start({});
    await start({ ...owner, ADMIN_EMAIL: 'admin@example.org' });
    expect(await admins()).toMatchObject([{ email: 'admin@example.org', demoPassword: null }]);
  });

  test('changes nothing if an admin already exists', async () => {
    await start(owner);
    const before = await admins();
    await start({ ...owner, ADMIN_PASSWORD: 'another long password' });
    await start({ ADMIN_EMAIL: 'other@example.org', ADMIN_PASSWORD: 'another long password' });
    await start({});
    expect(await admins()).toEqual(before);
  });
});
