// A second factor beside the password: one-time codes, passkeys, and the recovery codes that take their place.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { forgetAll } from '../limits/throttle.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { runAccountCommand } from './accountCommands.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { codeAt, stepOf } from './oneTimeCodes.ts';
import { addPasskeyOf, makeAuthenticator } from './passkeys.samples.ts';
import { addColleague } from './people.samples.ts';
import { addAuthenticatorOf } from './secondFactor.samples.ts';

const mail = await openMailServer();
const app = useTestApp({ SMTP_URL: mail.url, CONTACT_TO: 'panitia@example.org' });
useTestJobs();
const { graphql, sendJson, signIn } = app;

type Headers = Record<string, string>;
let here: Headers;
beforeEach(async () => {
  mail.received = [];
  forgetAll();
  here = await signIn();
});
afterAll(() => mail.stop());

interface Result {
  __typename: string;
  code?: string;
  secret?: string;
  address?: string;
  codes?: string[] | null;
  recoveryCodes?: string[] | null;
  options?: string;
}

async function mutate(call: string, fields = '', headers: Headers = here): Promise<Result> {
  const query = `mutation { result: ${call} { __typename ... on Error { code } ${fields} } }`;
  return (await graphql<{ result: Result }>(query, {}, headers)).data.result;
}

/** Signs in over REST. @returns the status, and the code of the failure */
async function enter(code?: string | null, changes: object = {}): Promise<(number | string | undefined)[]> {
  const body = { ...editor, ...(code !== undefined && { code }), ...changes };
  const response = await sendJson('POST', '/api/auth/sign-in', body);
  const answer = (await response.json()) as { code?: string };
  return answer.code ? [response.status, answer.code] : [response.status];
}

const required = [401, 'SECOND_FACTOR_REQUIRED'];
const invalid = [401, 'INVALID_CODE'];
const step = 30_000;

const begin = async () =>
  (await mutate('startAuthenticator', '... on AuthenticatorSetup { secret }')).secret ?? '';
const confirm = (code: string) =>
  mutate(`confirmAuthenticator(input: { code: "${code}" })`, '... on RecoveryCodes { codes }');
const makeCodes = () => mutate('makeRecoveryCodes', '... on RecoveryCodes { codes }');
const codesLeft = () => prisma.recoveryCode.count({ where: { usedAt: null } });

test('the sign-in of an account without one is as specified, whatever code it sends', async () => {
  expect(await enter()).toEqual([200]);
  expect(await enter('123456')).toEqual([200]);
  const wrong = await sendJson('POST', '/api/auth/sign-in', { ...editor, password: 'guess' });
  expect(await wrong.json()).toEqual({ success: false, error: 'Invalid credentials' });
});

describe('an authenticator app', () => {
  test('is set up with a code, and comes with ten recovery codes', async () => {
    const { secret = '', address } = await mutate(
      'startAuthenticator',
      '... on AuthenticatorSetup { secret address }',
    );
    expect(address).toMatch(/^otpauth:\/\/totp\/localhost(:|%3A)4000:editor%40example\.org\?/i);
    expect(address).toContain(`secret=${secret}`);
    // Until it is confirmed, nothing has changed.
    expect(await enter()).toEqual([200]);
    expect(await confirm('000000')).toMatchObject({ code: 'INVALID_CODE' });
    const { codes } = await confirm(codeAt(secret));
    expect(new Set(codes).size).toBe(10);
    expect(codes?.every((code) => /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code))).toBe(true);
    const stored = JSON.stringify(await databaseContents());
    for (const code of codes ?? []) expect(stored).not.toContain(code);

    expect(await enter()).toEqual(required);
    expect(await enter(null)).toEqual(required);
    // Its first code has been used.
    expect(await enter(codeAt(secret))).toEqual(invalid);
    expect(await enter(codeAt(secret, Date.now() + step))).toEqual([200]);
  });

  test('is not set up by a code that comes too late', async () => {
    const secret = await begin();
    await prisma.authenticator.updateMany({ data: { pendingUntil: new Date(Date.now() - 1) } });
    expect(await confirm(codeAt(secret))).toMatchObject({ __typename: 'ValidationError' });
    expect(await enter()).toEqual([200]);
  });

  test('replaces an earlier one, whose codes work until then, and keeps the recovery codes', async () => {
    const { secret: old } = await addAuthenticatorOf();
    const secret = await begin();
    expect(await enter(codeAt(old))).toEqual([200]);
    expect(await confirm(codeAt(secret))).toMatchObject({ __typename: 'RecoveryCodes', codes: null });
    expect(await enter(codeAt(old, Date.now() + step))).toEqual(invalid);
    expect(await codesLeft()).toBe(10);
  });

  test('is removed, and the password alone signs in again', async () => {
    await addAuthenticatorOf();
    expect(await mutate('removeAuthenticator')).toMatchObject({ __typename: 'RemoveAuthenticatorPayload' });
    expect(await mutate('removeAuthenticator')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await enter()).toEqual([200]);
    expect(await prisma.recoveryCode.count()).toBe(0);
  });

  test('is removed, added and given recovery codes only soon after a sign-in', async () => {
    await addAuthenticatorOf();
    const authenticatedAt = new Date(Date.now() - 11 * 60_000);
    await prisma.session.updateMany({ data: { authenticatedAt } });
    const needed = { code: 'PASSWORD_REQUIRED' };
    expect(await mutate('startAuthenticator')).toMatchObject(needed);
    expect(await confirm('123456')).toMatchObject(needed);
    expect(await mutate('removeAuthenticator')).toMatchObject(needed);
    expect(await makeCodes()).toMatchObject(needed);
  });
});

describe('a one-time code', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('may be one step early or late, and no more', () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const now = 1_790_000_000_000;
    const at = Math.floor(now / step);
    const near = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeAt(secret, now + steps * step), now));
    expect(near).toEqual([null, at - 1, at, at + 1, null]);
    expect(stepOf(secret, '12345', now)).toBeNull();
  });

  test('is one of RFC 6238’s', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect([59_000, 1_111_111_109_000, 20_000_000_000_000].map((at) => codeAt(secret, at))).toEqual([
      '287082',
      '081804',
      '353130',
    ]);
  });

  test('works once, also if it is sent twice at once, and none before it works after it', async () => {
    const { secret } = await addAuthenticatorOf();
    const code = codeAt(secret);
    const both = await Promise.all([enter(code), enter(code)]);
    expect(both.toSorted()).toEqual([[200], invalid].toSorted());
    expect(await enter(code)).toEqual(invalid);
    expect(await enter(codeAt(secret, Date.now() - step))).toEqual(invalid);
    expect(await enter(codeAt(secret, Date.now() + step))).toEqual([200]);
  });

  test('may be typed with spaces', async () => {
    const { secret } = await addAuthenticatorOf();
    expect(await enter(codeAt(secret).replace(/^.../, '$& '))).toEqual([200]);
  });

  test('is of no use without the password, and does not tell whether it was right', async () => {
    const { secret } = await addAuthenticatorOf();
    const response = await sendJson('POST', '/api/auth/sign-in', {
      email: editor.email,
      password: 'guess',
      code: codeAt(secret),
    });
    expect(await response.json()).toEqual({ success: false, error: 'Invalid credentials' });
    expect(await enter(codeAt(secret))).toEqual([200]);
  });

  test('of someone else does not work', async () => {
    await addAuthenticatorOf();
    const colleague = await addColleague();
    const { secret, codes } = await addAuthenticatorOf(colleague.email);
    expect(await enter(codeAt(secret))).toEqual(invalid);
    expect(await enter(codes[0])).toEqual(invalid);
  });

  test('is guessed ten times at most, even if the password is sent without one in between', async () => {
    await addAuthenticatorOf();
    const answers: unknown[] = [];
    for (let i = 0; i < 11; i += 1) {
      const from = `198.51.100.${i}`;
      const guess = { ...editor, code: '000000' };
      await sendJson('POST', '/api/auth/sign-in', editor, {}, from);
      answers.push((await sendJson('POST', '/api/auth/sign-in', guess, {}, from)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    // Without the factor the code is ignored, and does not count.
    await prisma.authenticator.deleteMany();
    const last = await sendJson('POST', '/api/auth/sign-in', { ...editor, code: '1' }, {}, '198.51.100.99');
    expect(last.status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('works once, however it is typed, is mailed, and leaves the others', async () => {
    await prisma.adminUser.updateMany({ data: { language: 'en' } });
    const { codes } = await addAuthenticatorOf();
    expect(await enter(codes[0]?.toUpperCase().replaceAll('-', ' '))).toEqual([200]);
    expect(await enter(codes[0])).toEqual(invalid);
    expect(await enter(codes[1])).toEqual([200]);
    expect(await codesLeft()).toBe(8);
    const server = await startTestJobs({ environment: app.environment, images: app.images() });
    await expect
      .poll(() => mail.received.filter(({ subject }) => subject === 'Recovery code used').length, {
        timeout: 20_000,
      })
      .toBe(2);
    await server.stop();
  });

  test('works once when it is used twice at once', async () => {
    const { codes } = await addAuthenticatorOf();
    const both = await Promise.all([enter(codes[0]), enter(codes[0])]);
    expect(both.toSorted()).toEqual([[200], invalid].toSorted());
  });

  test('ends when new ones are made', async () => {
    const { codes: old } = await addAuthenticatorOf();
    const { codes } = await makeCodes();
    expect(codes).toHaveLength(10);
    expect(await enter(old[0])).toEqual(invalid);
    expect(await enter(codes?.[0])).toEqual([200]);
  });

  test('is for accounts with a second factor', async () => {
    expect(await makeCodes()).toMatchObject({ __typename: 'ValidationError' });
  });
});

describe('a passkey', () => {
  test('is a second factor: the password alone no longer signs in, but a recovery code with it does', async () => {
    const { options = '' } = await mutate('startAddingPasskey', '... on PasskeyOptions { options }');
    const answer = JSON.stringify(makeAuthenticator().create(options));
    const { recoveryCodes } = await mutate(
      `addPasskey(input: { name: "Phone", answer: ${answer} })`,
      '... on AddPasskeyPayload { recoveryCodes }',
    );
    expect(recoveryCodes).toHaveLength(10);
    expect(await enter()).toEqual(required);
    expect(await enter('123456')).toEqual(invalid);
    expect(await enter(recoveryCodes?.[0])).toEqual([200]);
  });

  test('comes without new codes for an account that has a factor, and leaves it when it is removed', async () => {
    await addAuthenticatorOf();
    const { passkey } = await addPasskeyOf();
    await mutate(`removePasskey(id: ${passkey.id})`);
    expect(await codesLeft()).toBe(10);
    expect(await enter()).toEqual(required);
    await mutate('removeAuthenticator');
    expect(await codesLeft()).toBe(0);
  });

  test('keeps its factor on once all codes are used, so that new ones can be made', async () => {
    await addPasskeyOf();
    const state = '{ viewer { secondFactors { isOn authenticatorAddedAt recoveryCodesLeft } } }';
    const { data } = await graphql<{ viewer: { secondFactors: object } }>(state, {}, here);
    expect(data.viewer.secondFactors).toEqual({
      isOn: true,
      authenticatorAddedAt: null,
      recoveryCodesLeft: 0,
    });
    expect((await makeCodes()).codes).toHaveLength(10);
  });

  test('says over GraphQL which factors there are', async () => {
    await addPasskeyOf();
    const { email, password } = editor;
    const query = `mutation { signIn(input: { email: "${email}", password: "${password}" }) { __typename
      ... on SecondFactorRequiredError { hasAuthenticator hasPasskey } } }`;
    expect((await graphql(query)).data).toEqual({
      signIn: { __typename: 'SecondFactorRequiredError', hasAuthenticator: false, hasPasskey: true },
    });
  });
});

test('API tokens are not affected', async () => {
  await addAuthenticatorOf();
  const { secret } = await addApiToken();
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await sendJson('GET', '/api/auth/user', undefined, headers)).status).toBe(200);
});

test('a new password by a link leaves the second factor', async () => {
  await addAuthenticatorOf();
  const link = await runAccountCommand(app.environment, { name: 'link', email: editor.email });
  const [secret = ''] = /(?<=#)[\w-]{43}/.exec(link) ?? [];
  const password = 'seven looms in the rain';
  await mutate(`setPasswordByLink(input: { secret: "${secret}", password: "${password}" })`, '', {});
  expect(await enter(undefined, { password })).toEqual(required);
});

test('the operator removes the factors of somebody who has lost them', async () => {
  await addAuthenticatorOf();
  await addPasskeyOf();
  const command = { name: 'remove-factors', email: editor.email };
  expect(await runAccountCommand(app.environment, command)).toContain('with its password alone');
  expect(await enter()).toEqual([200]);
  expect(await prisma.passkey.count()).toBe(0);
  await expect(runAccountCommand(app.environment, command)).rejects.toThrow('has no second factor');
});

test('an owner sees the factors of others, and removes them', async () => {
  const colleague = await addColleague();
  await addAuthenticatorOf(colleague.email);
  await addPasskeyOf(colleague.email);
  const list = '{ accounts(first: 5) { edges { node { hasAuthenticator passkeyCount } } } }';
  const factors = async () =>
    (await graphql<{ accounts: { edges: { node: object }[] } }>(list, {}, here)).data.accounts.edges.map(
      ({ node }) => node,
    );
  expect(await factors()).toEqual([
    { hasAuthenticator: true, passkeyCount: 1 },
    { hasAuthenticator: false, passkeyCount: 0 },
  ]);
  const remove = () => mutate(`removeAccountFactors(id: ${colleague.id})`);
  expect(await remove()).toMatchObject({ __typename: 'AccountPayload' });
  expect(await remove()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await factors())[0]).toEqual({ hasAuthenticator: false, passkeyCount: 0 });
  expect(await prisma.securityEvent.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    kind: 'factorsRemoved',
    email: colleague.email,
  });
});
