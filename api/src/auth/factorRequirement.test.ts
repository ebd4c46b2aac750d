// An owner requires a second factor of everybody, with a grace of 14 days (docs/product.md#required-second-factor).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { forgetAll } from '../limits/throttle.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { fullSelection } from '../testing/fullSelection.ts';
import { rootType } from '../testing/matrixRows.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { runAccountCommand } from './accountCommands.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { codeAt } from './oneTimeCodes.ts';
import { addPasskeyOf } from './passkeys.samples.ts';
import { addColleague } from './people.samples.ts';
import { addAuthenticatorOf } from './secondFactor.samples.ts';
import { requireStillAdmitted } from './stillAdmitted.ts';

const mail = await openMailServer();
const app = useTestApp({ SMTP_URL: mail.url, CONTACT_TO: 'panitia@example.org' });
useTestJobs();
const { graphql, sendJson, signIn, signInAs } = app;

type Headers = Record<string, string>;
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

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
}

/** Calls a mutation. @returns what it answers; for a refusal as a whole, its code */
async function mutate(call: string, headers = here): Promise<Result> {
  const field = rootType('Mutation').getFields()[/^\w+/.exec(call)?.[0] ?? ''];
  const query = `mutation { result: ${call} ${field ? fullSelection(field.type) : ''} }`;
  const { data, errors } = await graphql<{ result: Result }>(query, {}, headers);
  return data?.result ?? { __typename: errors?.[0]?.extensions?.code ?? '' };
}

const change = (isRequired: boolean) => mutate(`changeFactorRequirement(isRequired: ${isRequired})`);

interface Viewer {
  capabilities: string[];
  factorDueAt: string | null;
}
const viewer = async (headers = here) =>
  (await graphql<{ viewer: Viewer }>('{ viewer { capabilities factorDueAt } }', {}, headers)).data.viewer;

/** Requires it, and lets the account exist, since so many days ago. */
async function requireSince(requiredDays: number, accountDays = 400): Promise<void> {
  await prisma.adminUser.updateMany({ data: { createdAt: daysAgo(accountDays) } });
  await prisma.factorRequirement.create({
    data: { requiredBy: editor.email, requiredAt: daysAgo(requiredDays) },
  });
}

const article = { titleEn: 'Wax', titleId: 'Malam', category: 'announcement', published: false };
const write = (headers: Headers) => sendJson('POST', '/api/news', article, headers);

describe('an owner', () => {
  test('without a second factor can neither require one nor end that', async () => {
    const refusal = { __typename: 'FactorNeededError', code: 'FACTOR_NEEDED' };
    expect(await change(true)).toMatchObject(refusal);
    expect([await prisma.factorRequirement.count(), await prisma.change.count()]).toEqual([0, 0]);
    await requireSince(3);
    expect(await change(false)).toMatchObject(refusal);
    expect([await prisma.factorRequirement.count(), await prisma.change.count()]).toEqual([1, 0]);
  });

  test('requires it and ends that: recorded, in the security log, and mailed to them', async () => {
    await addPasskeyOf();
    const jobs = await startTestJobs({ environment: app.environment, images: app.images() });
    expect(await change(true)).toMatchObject({ __typename: 'ChangeFactorRequirementPayload' });
    const first = await prisma.factorRequirement.findFirstOrThrow();
    expect(first.requiredBy).toBe(editor.email);
    // Required already: nothing starts again.
    await change(true);
    expect(await prisma.factorRequirement.findFirst()).toEqual(first);
    await change(false);
    await change(false);
    expect(await prisma.factorRequirement.count()).toBe(0);
    const entity = 'FactorRequirement';
    const changes = await prisma.change.findMany({ where: { entity }, orderBy: { id: 'asc' } });
    expect(changes).toMatchObject([
      { by: editor.email, action: 'created', trashedUntil: null },
      { by: editor.email, action: 'deleted', trashedUntil: null },
    ]);
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2);
    await jobs.stop();
    const kinds = await prisma.securityEvent.findMany({
      where: { kind: { in: ['factorRequired', 'factorNotRequired'] } },
      orderBy: { id: 'asc' },
    });
    expect(kinds).toMatchObject([
      { kind: 'factorRequired', email: editor.email },
      { kind: 'factorNotRequired', email: editor.email },
    ]);
  });

  test('sees until when who can go without one', async () => {
    const hash = { passwordHash: 'hash' };
    await addColleague({ ...hash, email: 'new@example.org' });
    await addColleague({ ...hash, email: 'old@example.org' });
    await addColleague({ ...hash, email: 'has@example.org' });
    // Signs in at the identity provider only.
    await addColleague({ email: 'provider@example.org', externalId: 'subject' });
    await addPasskeyOf('has@example.org');
    await addAuthenticatorOf();
    await requireSince(3);
    const createdAt = daysAgo(1);
    await prisma.adminUser.update({ where: { email: 'new@example.org' }, data: { createdAt } });
    const { requiredAt } = await prisma.factorRequirement.findFirstOrThrow();
    const query = '{ accounts { edges { node { email factorDueAt } } } factorRequirement { dueAt } }';
    interface Node {
      node: { email: string; factorDueAt: string | null };
    }
    const { data } = await graphql<{ accounts: { edges: Node[] }; factorRequirement: object }>(
      query,
      {},
      here,
    );
    const due = (since: Date) => new Date(since.getTime() + 14 * day).toISOString();
    expect(data.factorRequirement).toEqual({ dueAt: due(requiredAt) });
    expect(Object.fromEntries(data.accounts.edges.map(({ node }) => [node.email, node.factorDueAt]))).toEqual(
      {
        [editor.email]: null,
        'has@example.org': null,
        'new@example.org': due(createdAt),
        'old@example.org': due(requiredAt),
        'provider@example.org': null,
      },
    );
  });
});

describe('somebody without a second factor', () => {
  test('goes on as before during the grace, and knows until when', async () => {
    await requireSince(13);
    const { capabilities, factorDueAt } = await viewer();
    expect(capabilities).toContain('people.manage');
    expect(Date.parse(factorDueAt ?? '')).toBeGreaterThan(Date.now());
    expect((await write(here)).status).toBe(201);
  });

  test('has a grace of 14 days from when their account was made', async () => {
    await requireSince(400, 13);
    expect((await write(here)).status).toBe(201);
    await prisma.adminUser.updateMany({ data: { createdAt: daysAgo(15) } });
    expect((await write(here)).status).toBe(403);
  });

  test('manages only their own account afterwards, signed in or by token, over REST and GraphQL', async () => {
    const { secret } = await addApiToken();
    await requireSince(15);
    const anew = await signIn();
    const asToken = { Authorization: `Bearer ${secret}` };
    for (const headers of [here, anew, asToken]) {
      const response = await write(headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'FACTOR_OVERDUE' });
      expect((await viewer(headers)).capabilities).toEqual(['account.manage']);
      const copies = '{ workingCopies { edges { node { id } } } }';
      const { errors } = await graphql(copies, {}, headers);
      expect(errors?.[0]?.extensions?.code).toBe('FACTOR_OVERDUE');
    }
    expect(await prisma.newsArticle.count()).toBe(0);
    expect(await mutate('disableAccount(id: 1)')).toEqual({ __typename: 'FACTOR_OVERDUE' });
    expect(await mutate('changeOwnAccount(input: { name: "Sari", language: en })')).toMatchObject({
      __typename: 'ChangeOwnAccountPayload',
    });
  });

  test('sees no drafts then, like a visitor', async () => {
    const draft = await prisma.newsArticle.create({
      data: { ...article, published: false } as never,
    });
    const status = async () => (await sendJson('GET', `/api/news/${draft.id}`, undefined, here)).status;
    expect(await status()).toBe(200);
    await requireSince(15);
    expect(await status()).toBe(404);
  });

  test('stops what still runs for them', async () => {
    const { id, sessionId } = await prisma.session
      .findFirstOrThrow()
      .then((session) => ({ id: session.adminUserId, sessionId: session.id }));
    const call = { id, sessionId, tokenId: null };
    await requireStillAdmitted(call, 'images.write');
    await requireSince(15);
    await expect(requireStillAdmitted(call, 'images.write')).rejects.toMatchObject({
      code: 'FACTOR_OVERDUE',
    });
    // A token of the identity provider, which asks for a factor of its own.
    await requireStillAdmitted({ ...call, sessionId: null }, 'images.write');
  });

  test('can do everything again as soon as they add an app', async () => {
    await requireSince(15);
    const start = 'mutation { startAuthenticator { ... on AuthenticatorSetup { secret } } }';
    const { data } = await graphql<{ startAuthenticator: { secret: string } }>(start, {}, here);
    const code = codeAt(data.startAuthenticator.secret);
    await mutate(`confirmAuthenticator(input: { code: "${code}" })`);
    expect((await write(here)).status).toBe(201);
    expect((await viewer()).factorDueAt).toBeNull();
  });
});

describe('the last factor', () => {
  test.each(['passkey', 'app'])('stays while one is required: a %s', async (kind) => {
    const isPasskey = kind === 'passkey';
    if (isPasskey) await addPasskeyOf();
    else await addAuthenticatorOf();
    await requireSince(1);
    const { id } = (await prisma.passkey.findFirst()) ?? { id: 0 };
    const { id: self } = await prisma.adminUser.findFirstOrThrow();
    const remove = isPasskey ? `removePasskey(id: ${id})` : 'removeAuthenticator';
    for (const call of [remove, `removeAccountFactors(id: ${self})`])
      expect(await mutate(call)).toMatchObject({ code: 'FACTOR_NEEDED' });
    expect((await prisma.passkey.count()) + (await prisma.authenticator.count())).toBe(1);
    // Another one beside it can go.
    if (isPasskey) await addAuthenticatorOf();
    else await addPasskeyOf();
    expect((await mutate(isPasskey ? remove : 'removeAuthenticator')).code).toBeUndefined();
  });

  test('removed by the operator, leaves a way in: the password, to add another', async () => {
    await addAuthenticatorOf();
    await requireSince(15);
    const removed = await runAccountCommand(app.environment, { name: 'remove-factors', email: editor.email });
    expect(removed).toContain('adds one first');
    const anew = await signIn();
    expect((await viewer(anew)).capabilities).toEqual(['account.manage']);
    expect(await mutate('startAuthenticator', anew)).toMatchObject({ __typename: 'AuthenticatorSetup' });
  });
});

test('does not concern the sign-in of others', async () => {
  const colleague = await addColleague({ role: 'author' });
  await requireSince(15);
  expect((await viewer(await signInAs(colleague))).factorDueAt).toBeNull();
});
