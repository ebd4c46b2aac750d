import { beforeEach, describe, expect, test } from 'vitest';
import { databaseCalls } from '../database/database.samples.ts';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { addApiToken } from './apiTokens.samples.ts';

const app = useTestApp();
const { graphql, sendJson, signIn } = app;
const { exported } = databaseCalls(app);

type Headers = Record<string, string>;
let here: Headers;
let archive: string;
let backup: string;
let calls = 0;

/** Makes it appear that the admin signed in this many minutes ago. */
async function signedInAgo(minutes: number): Promise<void> {
  const authenticatedAt = new Date(Date.now() - minutes * 60_000);
  await prisma.session.updateMany({ data: { authenticatedAt } });
}

beforeEach(async () => {
  archive = await exported();
  here = await signIn();
  const { data } = await graphql<{ backups: { name: string }[] }>('{ backups { name } }', {}, here);
  backup = data.backups[0]?.name ?? '';
});

const mutations: Record<string, () => string> = {
  createApiToken: () => 'createApiToken(input: { name: "Feed", scope: readOnly, lifetimeDays: 30 })',
  resetDatabase: () => 'resetDatabase(confirm: "DELETE ALL DATA")',
  importDatabase: () => `importDatabase(archive: ${JSON.stringify(archive)})`,
  restoreBackup: () => `restoreBackup(name: "${backup}")`,
};
const queries: Record<string, () => string> = { importReadiness: () => 'importReadiness' };
const names = [...Object.keys(mutations), ...Object.keys(queries)];

/** The outcome of an action: the name of a type, or the code of a refusal. */
async function answerTo(name: string, headers = here): Promise<string | undefined> {
  const { data, errors } = await graphql<{ answer: { __typename: string } | null } | null>(
    `${queries[name] ? 'query' : 'mutation'} { answer: ${(queries[name] ?? mutations[name])?.()} {
      __typename ... on Error { code }
    } }`,
    {},
    headers,
  );
  return data?.answer?.__typename ?? errors?.[0]?.extensions?.code;
}

/** Confirms the password, from a new address for each call by default. */
async function confirm(password: string, headers = here, address = `198.51.100.${(calls += 1)}`) {
  const query = `mutation ($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) { ... on ConfirmPasswordPayload { confirmed } ... on Error { code } }
  }`;
  const variables = { input: { password } };
  const response = await sendJson('POST', '/graphql', { query, variables }, headers, address);
  const { data, errors } = (await response.json()) as {
    data: { confirmPassword: object } | null;
    errors?: { extensions: { code: string } }[];
  };
  return data?.confirmPassword ?? errors?.[0]?.extensions;
}

describe.each(names)('%s', (name) => {
  test('succeeds within ten minutes of the sign-in', async () => {
    await signedInAgo(9.9);
    expect(await answerTo(name)).toMatch(/Payload$|^ImportReadiness$/);
  });

  test('later requires the password, changing nothing until it is given', async () => {
    await signedInAgo(10.1);
    const before = await databaseContents();
    expect(await answerTo(name)).toBe('PasswordRequiredError');
    expect(await databaseContents()).toEqual(before);
    expect(await confirm(editor.password)).toEqual({ confirmed: true });
    expect(await answerTo(name)).toMatch(/Payload$|^ImportReadiness$/);
  });

  test('is refused to an API token with write access', async () => {
    const { secret } = await addApiToken({ scope: 'readWrite' });
    const before = await databaseContents();
    expect(await answerTo(name, { Authorization: `Bearer ${secret}` })).toBe('FORBIDDEN');
    expect(await databaseContents()).toEqual(before);
  });
});

describe('over REST a reset', () => {
  const reset = (headers: Headers) => sendJson('POST', '/api/database/reset', undefined, headers);

  test('explains what to do after an old sign-in, and works after a new one', async () => {
    await signedInAgo(11);
    const refused = await reset(here);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: expect.stringContaining('sign in again'),
      code: 'PASSWORD_REQUIRED',
    });
    const signedIn = await sendJson('POST', '/api/auth/sign-in', editor);
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    expect((await reset({ Authorization: `Bearer ${accessToken}` })).status).toBe(200);
  });

  test('is refused to an API token with write access, which may add the samples', async () => {
    const { secret } = await addApiToken({ scope: 'readWrite' });
    const token = { Authorization: `Bearer ${secret}` };
    expect((await reset(token)).status).toBe(403);
    expect((await sendJson('POST', '/api/database/seed', undefined, token)).status).toBe(200);
  });
});

describe('a confirmation', () => {
  test('with a wrong password counts as a sign-in attempt, and is recorded', async () => {
    await signedInAgo(11);
    const address = '192.0.2.90';
    const codes = [];
    for (let i = 0; i < 6; i += 1) codes.push(await confirm('guess', here, address));
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => ({ code: 'INVALID_CREDENTIALS' })),
      { code: 'TOO_MANY_ATTEMPTS' },
    ]);
    expect((await sendJson('POST', '/api/auth/sign-in', editor, {}, address)).status).toBe(429);
    expect(await answerTo('createApiToken')).toBe('PasswordRequiredError');
    expect(await prisma.securityEvent.findMany()).toMatchObject([
      { kind: 'confirmationFailed', email: editor.email, count: 5, network: '192.0.2.0/24' },
    ]);
  });

  test('applies to its own session only', async () => {
    const elsewhere = await signIn();
    await signedInAgo(11);
    await confirm(editor.password);
    expect(await answerTo('createApiToken', elsewhere)).toBe('PasswordRequiredError');
  });

  test('is not renewed by a refresh', async () => {
    const response = await sendJson('POST', '/api/auth/sign-in', editor);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    await signedInAgo(11);
    const Cookie = cookies.join('; ');
    const refreshed = await sendJson('POST', '/api/auth/refresh', undefined, { Cookie });
    const { accessToken } = (await refreshed.json()) as { accessToken: string };
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect(await answerTo('createApiToken', headers)).toBe('PasswordRequiredError');
  });

  test('is refused to visitors and API tokens', async () => {
    const { secret } = await addApiToken({ scope: 'readWrite' });
    expect(await confirm(editor.password, {})).toEqual({ code: 'UNAUTHENTICATED' });
    const token = { Authorization: `Bearer ${secret}` };
    expect(await confirm(editor.password, token)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
