// One-time links: to accept an invitation, and in place of a forgotten password.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { forgetAll } from '../limits/throttle.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { recordStatements } from '../testing/statements.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { forgetOldLinks } from './accountLinks.ts';
import { runAccountCommand } from './accountCommands.ts';
import { addColleague, addInvited, addLink } from './people.samples.ts';

const mail = await openMailServer();
const statements = recordStatements();
const app = useTestApp({ SMTP_URL: mail.url, CONTACT_TO: 'panitia@example.org' });
useTestJobs();
const { graphql, send, sendJson, signIn } = app;

beforeEach(() => {
  mail.received = [];
  forgetAll();
});
afterAll(() => mail.stop());

const password = 'seven looms in the rain';

interface Result {
  __typename: string;
  code?: string;
  email?: string;
}

async function mutate(call: string, fields: string, headers: Record<string, string> = {}): Promise<Result> {
  const query = `mutation { result: ${call} { __typename ... on Error { code message } ${fields} } }`;
  return (await graphql<{ result: Result }>(query, {}, headers)).data.result;
}

const read = (secret: string) =>
  mutate(`readAccountLink(secret: "${secret}")`, '... on AccountLink { purpose email name language }');
const set = (secret: string, given = password) =>
  mutate(
    `setPasswordByLink(input: { secret: "${secret}", password: "${given}" })`,
    '... on SetPasswordByLinkPayload { email } ... on ValidationError { fields { field code } }',
  );
const forget = (email: string) => mutate(`resetPassword(email: "${email}")`, '');

const signInWith = async (email: string, given = password) =>
  (await sendJson('POST', '/api/auth/sign-in', { email, password: given })).status;

/** Sends the mails that are due. */
async function sendMails(count: number): Promise<void> {
  const server = await startTestJobs({ environment: app.environment, images: app.images() });
  await expect
    .poll(() => prisma.accountLink.count({ where: { nextMailAt: { not: null } } }), { timeout: 20_000 })
    .toBe(0);
  await server.stop();
  expect(mail.received).toHaveLength(count);
}

const secretIn = (text: string) => /\/admin\/password#([\w-]{43})$/m.exec(text)?.[1] ?? '';

describe('an invitation', () => {
  test('is accepted with a first password', async () => {
    const { account, secret } = await addInvited();
    expect(await signInWith(account.email)).toBe(401);
    const link = {
      __typename: 'AccountLink',
      purpose: 'invitation',
      email: account.email,
      name: 'Ratna',
      language: 'id',
    };
    expect([await read(secret), await read(secret)]).toEqual([link, link]);
    expect(await set(secret)).toEqual({ __typename: 'SetPasswordByLinkPayload', email: account.email });
    expect(await signInWith(account.email)).toBe(200);
    expect(await prisma.adminUser.findUnique({ where: { id: account.id } })).toMatchObject({
      role: 'author',
      invitedAt: null,
    });
    expect(await prisma.securityEvent.findFirst({ skip: 1, orderBy: { id: 'asc' } })).toMatchObject({
      kind: 'invitationAccepted',
      email: account.email,
    });
  });

  test('is mailed in the language of its reader, who alone has the link', async () => {
    const owner = await signIn();
    const invite = (email: string, language: string) =>
      mutate(
        `inviteAccount(input: { email: "${email}", name: "Ratna (${language})", role: author, language: ${language} })`,
        '... on AccountLinkPayload { link }',
        owner,
      );
    const mailed = { __typename: 'AccountLinkPayload', link: null };
    expect(await invite('en@example.org', 'en')).toEqual(mailed);
    expect(await invite('id@example.org', 'id')).toEqual(mailed);
    await sendMails(2);
    const of = (address: string) => mail.received.find(({ recipients }) => recipients.includes(address));
    expect(of('en@example.org')?.subject).toBe('You are invited');
    expect(of('id@example.org')?.subject).toBe('Anda diundang');
    expect(of('id@example.org')?.html).toContain('<html lang="id">');
    expect(of('id@example.org')?.text).not.toContain('invited');
    const secret = secretIn(of('en@example.org')?.text ?? '');
    expect(JSON.stringify(await databaseContents())).not.toContain(secret);
    expect(await set(secret)).toMatchObject({ email: 'en@example.org' });
  });
});

describe('a link', () => {
  test('works once', async () => {
    const { secret } = await addInvited();
    await set(secret);
    expect([await read(secret), await set(secret)]).toMatchObject([
      { code: 'LINK_USED' },
      { code: 'LINK_USED' },
    ]);
  });

  test('works once when it is used twice at once', async () => {
    const { account, secret } = await addInvited();
    const passwords = ['seven looms in the rain', 'eight looms in the rain'];
    const results = await Promise.all(passwords.map((given) => set(secret, given)));
    const won = results.findIndex(({ email }) => email === account.email);
    expect(results.map(({ code }) => code ?? 'won').toSorted()).toEqual(['LINK_USED', 'won']);
    expect(await Promise.all(passwords.map((given) => signInWith(account.email, given)))).toEqual(
      [401, 401].with(won, 200),
    );
  });

  test.each([
    ['LINK_EXPIRED', { expiresAt: new Date(Date.now() - 1) }],
    ['LINK_REVOKED', { revokedAt: new Date() }],
  ])('is refused with %s', async (code, changes) => {
    const { secret } = await addInvited(changes);
    const before = await databaseContents();
    expect([await read(secret), await set(secret)]).toMatchObject([{ code }, { code }]);
    expect(await databaseContents()).toEqual(before);
  });

  test('of nobody, of a disabled account and of a removed one is refused', async () => {
    const { account, secret } = await addInvited();
    expect(await set('guess')).toMatchObject({ code: 'LINK_UNKNOWN' });
    await prisma.adminUser.update({ where: { id: account.id }, data: { disabledAt: new Date() } });
    expect(await set(secret)).toMatchObject({ code: 'LINK_REVOKED' });
    await prisma.adminUser.delete({ where: { id: account.id } });
    expect(await set(secret)).toMatchObject({ code: 'LINK_UNKNOWN' });
  });

  test('is revoked by an owner, and replaced by a later one', async () => {
    const owner = await signIn();
    const { account, secret } = await addInvited();
    await mutate(`revokeAccountLinks(id: ${account.id})`, '', owner);
    expect(await set(secret)).toMatchObject({ code: 'LINK_REVOKED' });
    const other = await addLink(account.id);
    await mutate(`createAccountLink(id: ${account.id})`, '', owner);
    expect(await set(other)).toMatchObject({ code: 'LINK_REVOKED' });
  });

  test('is not used up by a password that is refused', async () => {
    const { account, secret } = await addInvited();
    for (const [weak, code] of [
      ['short', 'INVALID'],
      [account.email, 'OWN_ADDRESS'],
      ['aaaaaaaaaaaa', 'TOO_COMMON'],
    ] as const)
      expect(await set(secret, weak)).toMatchObject({ fields: [{ field: 'password', code }] });
    expect(await set(secret)).toMatchObject({ email: account.email });
  });

  test('ends everything that acted for the account', async () => {
    const session = await signIn();
    const { id } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const [secret, other] = [await addLink(id), await addLink(id)];
    await set(secret);
    expect((await send('/api/auth/user', { headers: session })).status).toBe(401);
    expect([await signInWith(editor.email, editor.password), await signInWith(editor.email)]).toEqual([
      401, 200,
    ]);
    expect(await set(other)).toMatchObject({ code: 'LINK_REVOKED' });
  });

  test('is forgotten thirty days after it has expired', async () => {
    const day = 86_400_000;
    const { account } = await addInvited({ expiresAt: new Date(Date.now() - 29 * day) });
    await addLink(account.id, { expiresAt: new Date(Date.now() - 31 * day) });
    await forgetOldLinks();
    expect(await prisma.accountLink.count()).toBe(1);
  });
});

describe('a forgotten password', () => {
  const requested = { __typename: 'ResetPasswordPayload' };

  test('is replaced by a link that is mailed', async () => {
    expect(await forget(editor.email.toUpperCase())).toEqual(requested);
    await sendMails(1);
    expect(mail.received[0]).toMatchObject({
      recipients: [editor.email],
      subject: 'Buat kata sandi baru / Choose a new password',
    });
    const secret = secretIn(mail.received[0]?.text ?? '');
    expect(await set(secret)).toMatchObject({ email: editor.email });
    expect(await signInWith(editor.email)).toBe(200);
  });

  test('takes the same statements and the same answer whether or not the account exists', async () => {
    await addColleague({ disabledAt: new Date() });
    const asked = async (email: string) => {
      statements.length = 0;
      expect(await forget(email)).toEqual(requested);
      return statements.map(({ sql }) => sql);
    };
    const known = await asked(editor.email);
    expect(known.length).toBeGreaterThan(2);
    expect(await asked('nobody@example.org')).toEqual(known);
    expect(await asked('colleague@example.org')).toEqual(known);
    await sendMails(1);
    expect(mail.received[0]?.recipients).toEqual([editor.email]);
  });

  test('is limited alike for an address with an account and without', async () => {
    for (const email of [editor.email, 'nobody@example.org']) {
      forgetAll();
      for (let i = 0; i < 3; i += 1) expect(await forget(email)).toEqual(requested);
      expect(await forget(email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    }
  });

  test('without mail is answered as the specification has it', async () => {
    const { SMTP_URL } = app.environment;
    app.environment.SMTP_URL = undefined;
    const refused = await forget(editor.email);
    app.environment.SMTP_URL = SMTP_URL;
    expect(refused).toMatchObject({
      __typename: 'NotImplementedError',
      message: 'Password reset not implemented in demo',
    });
  });
});

test('the operator prints a link, which ends earlier ones', async () => {
  const run = (name: string, values: object) => runAccountCommand(app.environment, { name, ...values });
  const [first, second] = [
    await run('link', { email: editor.email }),
    await run('link', { email: editor.email }),
  ];
  expect(await set(secretIn(first))).toMatchObject({ code: 'LINK_REVOKED' });
  expect(await set(secretIn(second))).toMatchObject({ email: editor.email });
  await run('disable', { email: editor.email });
  await expect(run('link', { email: editor.email })).rejects.toThrow(/is disabled/);
});
