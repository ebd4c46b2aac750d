import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';

const { send, sendJson, signIn } = useTestApp();

type Bearer = { Authorization: string };
let here: Bearer;
let calls = 0;

beforeEach(async () => {
  here = await signIn();
});

const next = 'a better password';

test.each(['ombak biru 88 \ud800', 'ombak biru 88 \u0000'])(
  'a new password with what no keyboard types is refused: %j',
  async (password) => {
    expect(await change(editor.password, password)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'newPassword', code: 'INVALID' }],
    });
  },
);

/** Changes the password, from a new address for each call by default. */
async function change(
  currentPassword: string,
  newPassword: string,
  {
    headers = here,
    revokeApiTokens,
  }: { headers?: Record<string, string>; revokeApiTokens?: boolean | undefined } = {},
  address = `198.51.100.${(calls += 1)}`,
) {
  const query = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
    __typename
    ... on ChangePasswordPayload { endedSessionIds revokedApiTokenIds }
    ... on Error { code message }
    ... on ValidationError { fields { field code limit } }
  } }`;
  const variables = { input: { currentPassword, newPassword, revokeApiTokens } };
  const response = await sendJson('POST', '/graphql', { query, variables }, { ...headers }, address);
  return ((await response.json()) as { data: { changePassword: Record<string, unknown> } }).data
    .changePassword;
}

const isAlive = async (headers: Bearer) => (await send('/api/auth/user', { headers })).status === 200;

const canSignIn = async (password: string) =>
  (await sendJson('POST', '/api/auth/sign-in', { email: editor.email, password })).status === 200;

describe('a new password', () => {
  test('works immediately, and the old one stops working', async () => {
    expect(await change(editor.password, next)).toMatchObject({ __typename: 'ChangePasswordPayload' });
    expect([await canSignIn(next), await canSignIn(editor.password)]).toEqual([true, false]);
    const { passwordHash } = await prisma.adminUser.findFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verify(passwordHash ?? '', next)).toBe(true);
  });

  test('signs the admin out everywhere else, and no one else', async () => {
    const elsewhere = await signIn();
    const ended = await prisma.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    const colleague = await prisma.adminUser.create({ data: { email: 'colleague@example.org' } });
    const other = await prisma.session.create({
      data: { ...ended, id: crypto.randomUUID(), adminUserId: colleague.id },
    });
    const { endedSessionIds } = await change(editor.password, next);
    expect(endedSessionIds).toEqual([Buffer.from(`Session:${ended.id}`).toString('base64')]);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await prisma.session.findUniqueOrThrow({ where: { id: other.id } })).revokedAt).toBeNull();
  });

  test.each([
    [12, 'ChangePasswordPayload'],
    [256, 'ChangePasswordPayload'],
    [11, 'ValidationError'],
    [257, 'ValidationError'],
  ])('of %i characters returns %s', async (length, answer) => {
    expect(await change(editor.password, 'wax and indigo '.repeat(20).slice(0, length))).toMatchObject({
      __typename: answer,
    });
    expect(await canSignIn(editor.password)).toBe(answer === 'ValidationError');
  });

  test('of six emoji is too short, though JavaScript counts twelve', async () => {
    expect(await change(editor.password, '🌸🌺🌼🌻🌷🪷')).toMatchObject({ __typename: 'ValidationError' });
  });

  test.each([
    ['OWN_ADDRESS', editor.email],
    ['OWN_ADDRESS', editor.email.toUpperCase()],
    // One of the 10,000 most common passwords.
    ['TOO_COMMON', 'qazwsxedcrfv'],
    ['TOO_COMMON', '1qaz2wsx3edc'],
    ['TOO_COMMON', 'Leavemealone'],
    ['TOO_COMMON', 'aaaaaaaaaaaa'],
    ['TOO_COMMON', 'abcabcabcabcabc'],
    ['TOO_COMMON', '123456789012'],
    ['TOO_COMMON', 'poiuytrewqpoiuy'],
    ['TOO_COMMON', 'qwertyuiopas'],
    ['TOO_COMMON', 'qwertyuiop[]\\'],
    ['TOO_COMMON', '1234567890-='],
    ['TOO_COMMON', '!@#$%^&*()_+'],
    ['TOO_COMMON', 'zxcvbnm,./zx'],
    ['TOO_COMMON', 'ｐａｓｓｗｏｒｄ１２３４'],
    ['TOO_COMMON', 'passw\u00ADord1234'],
  ])('that is easily guessed returns %s: %s', async (code, password) => {
    const answer = await change(editor.password, password);
    expect(answer['fields']).toEqual([{ field: 'newPassword', code, limit: null }]);
    expect(await canSignIn(editor.password)).toBe(true);
  });

  test('may not be the local part of the admin’s address', async () => {
    await prisma.adminUser.updateMany({ data: { email: 'sari.wulandari@example.org' } });
    const answer = await change(editor.password, 'Sari.Wulandari');
    expect(answer).toMatchObject({ fields: [{ code: 'OWN_ADDRESS' }] });
  });

  test.each([
    [undefined, 401],
    [true, 401],
    [false, 200],
  ])('set with revokeApiTokens %s leaves an API token with status %i', async (revokeApiTokens, status) => {
    const { apiToken, secret } = await addApiToken();
    const answer = await change(editor.password, next, { revokeApiTokens });
    const revoked = status === 401 ? [Buffer.from(`ApiToken:${apiToken.id}`).toString('base64')] : [];
    expect(answer['revokedApiTokenIds']).toEqual(revoked);
    const headers = { Authorization: `Bearer ${secret}` };
    expect((await send('/api/database/stats', { headers })).status).toBe(status);
  });

  test('that is the old one is reported at its field, and ends nothing', async () => {
    const elsewhere = await signIn();
    const { secret } = await addApiToken();
    const answer = await change(editor.password, editor.password);
    expect(answer['fields']).toEqual([{ field: 'newPassword', code: 'SAME_AS_BEFORE', limit: null }]);
    expect([await isAlive(elsewhere), await isAlive({ Authorization: `Bearer ${secret}` })]).toEqual([
      true,
      true,
    ]);
  });

  test('that is the same as a wrong current one is refused because of the current one', async () => {
    expect(await change(next, next)).toMatchObject({ __typename: 'InvalidCredentialsError' });
  });

  test('that breaks a rule is reported at its field', async () => {
    const answer = await change(editor.password, 'short');
    expect(answer['fields']).toEqual([{ field: 'newPassword', code: 'INVALID', limit: null }]);
  });
});

describe('a wrong current password', () => {
  test('changes nothing', async () => {
    const elsewhere = await signIn();
    expect(await change('guess', next)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect([await canSignIn(editor.password), await isAlive(elsewhere)]).toEqual([true, true]);
  });

  test('counts as an attempt to sign in', async () => {
    const address = '192.0.2.77';
    const guesses = [];
    for (let i = 0; i < 6; i += 1) guesses.push((await change('guess', next, {}, address))['code']);
    expect(guesses).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'TOO_MANY_ATTEMPTS']);
    expect(await change(editor.password, next, {}, address)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect((await sendJson('POST', '/api/auth/sign-in', editor, {}, address)).status).toBe(429);
  });

  test('is forgiven after the right one', async () => {
    const address = '192.0.2.78';
    for (let i = 0; i < 4; i += 1) await change('guess', next, {}, address);
    await change(editor.password, next, {}, address);
    expect((await change('guess', next, {}, address))['code']).toBe('INVALID_CREDENTIALS');
  });
});

test('only one of two concurrent changes succeeds', async () => {
  const answers = await Promise.all([
    change(editor.password, 'the first change'),
    change(editor.password, next),
  ]);
  const types = answers.map(({ __typename }) => __typename).toSorted();
  expect(types).toEqual(['ChangePasswordPayload', 'InvalidCredentialsError']);
});

test('no sign-in with the old password outlives the change', async () => {
  const [changed, ...signIns] = await Promise.all([
    change(editor.password, next),
    ...Array.from({ length: 3 }, (_, i) =>
      sendJson('POST', '/api/auth/sign-in', editor, {}, `192.0.2.${100 + i}`),
    ),
  ]);
  expect(changed).toMatchObject({ __typename: 'ChangePasswordPayload' });
  const opened = await Promise.all(
    signIns.filter(({ status }) => status === 200).map(async (response) => response.json()),
  );
  for (const { accessToken } of opened as { accessToken: string }[]) {
    expect(await isAlive({ Authorization: `Bearer ${accessToken}` })).toBe(false);
  }
});

test('an admin without a password here is referred to the identity provider', async () => {
  await prisma.adminUser.updateMany({ data: { passwordHash: null, externalId: 'user|42' } });
  expect(await change('', next)).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'This account has no password here. Change it at your identity provider.',
  });
});

test('refuses visitors', async () => {
  expect(await change(editor.password, next, { headers: {} })).toMatchObject({ code: 'UNAUTHENTICATED' });
});
