// Passkeys: added, used in place of a password, and removed.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { forgetAll } from '../limits/throttle.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { runAccountCommand } from './accountCommands.ts';
import { forgetOldChallenges } from './passkeyChallenges.ts';
import { addPasskeyOf, makeAuthenticator, type Authenticator, type Faults } from './passkeys.samples.ts';
import { addColleague } from './people.samples.ts';

const mail = await openMailServer();
const app = useTestApp({ SMTP_URL: mail.url, CONTACT_TO: 'panitia@example.org' });
useTestJobs();
const { graphql, signIn } = app;

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
  options?: string;
  viewer?: { email: string };
  accessToken?: string;
}

const fieldsOf = (call: string) => {
  if (call.startsWith('start')) return '... on PasskeyOptions { options }';
  return call.startsWith('signIn') ? '... on SignInPayload { viewer { email } accessToken }' : '';
};

async function mutate(call: string, headers: Headers = {}, variables: object = {}): Promise<Result> {
  const declared = 'answer' in variables ? '($answer: String!)' : '';
  const query = `mutation ${declared} { result: ${call} { __typename ... on Error { code } ${fieldsOf(call)} } }`;
  return (await graphql<{ result: Result }>(query, { ...variables }, headers)).data.result;
}

const optionsOf = async (call: string, headers?: Headers) => (await mutate(call, headers)).options ?? '';
const add = (answer: string, headers = here) =>
  mutate('addPasskey(input: { name: "Phone", answer: $answer })', headers, { answer });
const enter = (answer: string) => mutate('signInWithPasskey(input: { answer: $answer })', {}, { answer });
const confirm = (answer: string, headers = here) =>
  mutate('confirmWithPasskey(input: { answer: $answer })', headers, { answer });
const remove = (id: number, headers = here) => mutate(`removePasskey(id: ${id})`, headers);
const rename = (id: number, name: string) =>
  mutate(`renamePasskey(id: ${id}, input: { name: "${name}" })`, here);
const signInOptions = () => optionsOf('startPasskeySignIn');

const accepted = { __typename: 'SignInPayload', viewer: { email: editor.email } };
const refused = { __typename: 'PasskeyError', code: 'PASSKEY_REFUSED' };
const expired = { __typename: 'PasskeyError', code: 'PASSKEY_EXPIRED' };

const age = () => prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
const eventsOf = async () =>
  (await prisma.securityEvent.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

test('a passkey is added, signs in without a password or an address, and is removed', async () => {
  const authenticator = makeAuthenticator();
  const options = await optionsOf('startAddingPasskey', here);
  expect(JSON.parse(options)).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: editor.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await add(authenticator.create(options))).toMatchObject({ __typename: 'AddPasskeyPayload' });

  const request = await signInOptions();
  expect(JSON.parse(request)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const signedIn = await enter(authenticator.get(request));
  expect(signedIn).toMatchObject(accepted);
  const theirs = { Authorization: `Bearer ${signedIn.accessToken}` };
  const list = '{ viewer { passkeys(first: 5) { edges { node { databaseId name lastUsedAt } } } } }';
  const { data } = await graphql<{
    viewer: { passkeys: { edges: { node: { databaseId: number; name: string; lastUsedAt: string } }[] } };
  }>(list, {}, theirs);
  const [edge] = data.viewer.passkeys.edges;
  expect(edge?.node).toMatchObject({ name: 'Phone', lastUsedAt: expect.any(String) });

  expect(await remove(edge?.node.databaseId ?? 0, theirs)).toEqual({ __typename: 'RemovePasskeyPayload' });
  expect(await enter(authenticator.get(await signInOptions()))).toEqual(refused);
  expect(await eventsOf()).toEqual(['passkeyAdded', 'newDevice', 'passkeyRemoved', 'signInFailed']);
});

test('adding and removing one is mailed to the account, in its language', async () => {
  await prisma.adminUser.updateMany({ data: { language: 'id' } });
  await add(makeAuthenticator().create(await optionsOf('startAddingPasskey', here)));
  await remove((await prisma.passkey.findFirstOrThrow()).id);
  const server = await startTestJobs({ environment: app.environment, images: app.images() });
  await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2);
  await server.stop();
  expect(mail.received.map(({ subject }) => subject).toSorted()).toEqual([
    'Kunci sandi dihapus',
    'Kunci sandi ditambahkan',
  ]);
  expect(mail.received[0]?.text).toContain('Phone');
});

describe('an answer is refused', () => {
  let authenticator: Authenticator;
  beforeEach(async () => void ({ authenticator } = await addPasskeyOf()));

  const faulty: [string, Faults][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a subdomain of the site', { origin: 'http://www.localhost:4000' }],
    ['from another port', { origin: 'http://localhost:4001' }],
    ['for another site', { rpID: 'evil.example' }],
    ['without the person verified', { isVerified: false }],
  ];
  test.each(faulty)('%s', async (_what, faults) => {
    expect(await enter(authenticator.get(await signInOptions(), faults))).toEqual(refused);
    expect(await prisma.session.count()).toBe(1);
  });

  test.each(faulty)('%s, when a passkey is added', async (_what, faults) => {
    const options = await optionsOf('startAddingPasskey', here);
    expect(await add(makeAuthenticator().create(options, faults))).toEqual(refused);
    expect(await prisma.passkey.count()).toBe(1);
  });

  test('that names another account', async () => {
    const userHandle = Buffer.from('account 0').toString('base64url');
    expect(await enter(authenticator.get(await signInOptions(), { userHandle }))).toEqual(refused);
  });

  test('the second time, also if it is sent twice at once', async () => {
    const answer = authenticator.get(await signInOptions());
    expect(await enter(answer)).toMatchObject(accepted);
    expect(await enter(answer)).toEqual(expired);
    const another = authenticator.get(await signInOptions());
    const both = await Promise.all([enter(another), enter(another)]);
    expect(both.filter(({ __typename }) => __typename === 'SignInPayload')).toHaveLength(1);
    expect(both).toContainEqual(expired);
  });

  test('after five minutes', async () => {
    const answer = authenticator.get(await signInOptions());
    await age();
    expect(await enter(answer)).toEqual(expired);
    await forgetOldChallenges();
    expect(await prisma.passkeyChallenge.count()).toBe(0);
  });

  test('to a challenge that the site never made', async () => {
    const made = JSON.stringify({ challenge: Buffer.alloc(32, 1).toString('base64url') });
    expect(await enter(authenticator.get(made))).toEqual(expired);
  });

  test('to a challenge for something else', async () => {
    const confirmation = await optionsOf('startPasskeyConfirmation', here);
    expect(await enter(authenticator.get(confirmation))).toEqual(expired);
    expect(await confirm(authenticator.get(await signInOptions()))).toEqual(expired);
    expect(await add(makeAuthenticator().create(await signInOptions()))).toEqual(expired);
    expect(await add(makeAuthenticator().create(confirmation))).toEqual(expired);
  });

  test('with a counter that has not moved: a copy of the authenticator', async () => {
    const { authenticator: counting } = await addPasskeyOf(editor.email, { counter: 41n });
    expect(await enter(counting.get(await signInOptions(), { counter: 42 }))).toMatchObject(accepted);
    for (const counter of [42, 7, 0])
      expect(await enter(counting.get(await signInOptions(), { counter }))).toEqual(refused);
    expect(await enter(counting.get(await signInOptions(), { counter: 43 }))).toMatchObject(accepted);
  });

  test('when two answers with the same counter come at once', async () => {
    const answers = [
      authenticator.get(await signInOptions(), { counter: 9 }),
      authenticator.get(await signInOptions(), { counter: 9 }),
    ];
    const both = await Promise.all(answers.map(enter));
    expect(both.filter(({ __typename }) => __typename === 'SignInPayload')).toHaveLength(1);
  });

  test('of an authenticator that has no passkey here', async () => {
    expect(await enter(makeAuthenticator().get(await signInOptions()))).toEqual(refused);
    expect(await prisma.securityEvent.findFirst()).toMatchObject({ kind: 'signInFailed', adminUserId: null });
  });

  test.each(['', '{}', '[]', 'null', '{"id":"x"}', '{"id":"\u0000"}'])('that is %j', async (answer) => {
    expect(await enter(answer)).toEqual(refused);
    expect(await add(answer)).toEqual(refused);
  });

  test('signed by another key', async () => {
    const other = makeAuthenticator();
    await prisma.passkey.updateMany({ data: { credentialId: other.columns.credentialId } });
    expect(await enter(other.get(await signInOptions()))).toEqual(refused);
  });
});

test('a disabled account does not sign in with its passkey, and does again once it is enabled', async () => {
  const { authenticator } = await addPasskeyOf();
  await runAccountCommand(app.environment, { name: 'disable', email: editor.email });
  expect(await enter(authenticator.get(await signInOptions()))).toEqual(refused);
  await runAccountCommand(app.environment, { name: 'enable', email: editor.email });
  expect(await enter(authenticator.get(await signInOptions()))).toMatchObject(accepted);
});

test('no session is open after an account is disabled while its passkey signs in', async () => {
  const { authenticator } = await addPasskeyOf();
  const answer = authenticator.get(await signInOptions());
  await Promise.all([
    enter(answer),
    runAccountCommand(app.environment, { name: 'disable', email: editor.email }),
  ]);
  expect(await prisma.session.count({ where: { revokedAt: null } })).toBe(0);
});

test('refused answers count as attempts to sign in', async () => {
  const { authenticator } = await addPasskeyOf();
  const guess = async () => enter(authenticator.get(await signInOptions(), { isVerified: false }));
  for (let i = 0; i < 5; i += 1) expect(await guess()).toEqual(refused);
  expect(await guess()).toMatchObject({ __typename: 'TooManyAttemptsError' });
  expect(await mutate(`signIn(input: { email: "${editor.email}", password: "guess" })`)).toMatchObject({
    __typename: 'TooManyAttemptsError',
  });
});

test('challenges are limited by address', async () => {
  for (let i = 0; i < 60; i += 1) await signInOptions();
  expect(await mutate('startPasskeySignIn')).toMatchObject({ __typename: 'TooManyAttemptsError' });
});

describe('a confirmation', () => {
  const longAgo = () =>
    prisma.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } });
  const needed = { __typename: 'PasswordRequiredError', code: 'PASSWORD_REQUIRED' };

  test('with a passkey takes the place of the password', async () => {
    const { passkey, authenticator } = await addPasskeyOf();
    await longAgo();
    expect(await mutate('startAddingPasskey', here)).toEqual(needed);
    expect(await add('{}')).toEqual(needed);
    expect(await remove(passkey.id)).toEqual(needed);
    const options = await optionsOf('startPasskeyConfirmation', here);
    expect(JSON.parse(options)).toMatchObject({ allowCredentials: [{ id: passkey.credentialId }] });
    expect(await confirm(authenticator.get(options))).toEqual({ __typename: 'ConfirmPasswordPayload' });
    expect(await remove(passkey.id)).toEqual({ __typename: 'RemovePasskeyPayload' });
  });

  test('is refused with a passkey of someone else, or in another session', async () => {
    const colleague = await addColleague();
    const { authenticator: theirs } = await addPasskeyOf(colleague.email);
    const { authenticator } = await addPasskeyOf();
    expect(await confirm(theirs.get(await optionsOf('startPasskeyConfirmation', here)))).toEqual(refused);
    const options = await optionsOf('startPasskeyConfirmation', here);
    expect(await confirm(authenticator.get(options), await signIn())).toEqual(expired);
  });

  test('needs a passkey', async () => {
    expect(await mutate('startPasskeyConfirmation', here)).toMatchObject({ __typename: 'ValidationError' });
  });
});

test('a passkey is renamed, and signs in as before', async () => {
  const { passkey, authenticator } = await addPasskeyOf();
  expect(await rename(passkey.id, 'Laptop')).toEqual({ __typename: 'RenamePasskeyPayload' });
  expect(await prisma.passkey.findFirst()).toMatchObject({ name: 'Laptop' });
  expect(await enter(authenticator.get(await signInOptions()))).toMatchObject(accepted);
  expect(await rename(passkey.id, ' ')).toMatchObject({ __typename: 'ValidationError' });
  expect(await rename(passkey.id, 'x'.repeat(101))).toMatchObject({ __typename: 'ValidationError' });
});

test('nobody renames or removes the passkey of someone else', async () => {
  const colleague = await addColleague();
  const { passkey } = await addPasskeyOf(colleague.email);
  expect(await rename(passkey.id, 'Mine')).toMatchObject({ __typename: 'NotFoundError' });
  expect(await remove(passkey.id)).toMatchObject({ __typename: 'NotFoundError' });
  expect(await prisma.passkey.findFirst()).toMatchObject({ name: passkey.name });
});

test('an account has at most ten, also if two are added at once', async () => {
  for (let i = 0; i < 9; i += 1) await addPasskeyOf();
  const answers = [
    makeAuthenticator().create(await optionsOf('startAddingPasskey', here)),
    makeAuthenticator().create(await optionsOf('startAddingPasskey', here)),
  ];
  const added = await Promise.all(answers.map((answer) => add(answer)));
  expect(added.map(({ __typename }) => __typename).toSorted()).toEqual([
    'AddPasskeyPayload',
    'ValidationError',
  ]);
  expect(await mutate('startAddingPasskey', here)).toMatchObject({ __typename: 'ValidationError' });
});

test('a passkey belongs to one account', async () => {
  const colleague = await addColleague();
  const { authenticator } = await addPasskeyOf(colleague.email);
  expect(await add(authenticator.create(await optionsOf('startAddingPasskey', here)))).toEqual(refused);
});
