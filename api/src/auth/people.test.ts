import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { fullSelection } from '../testing/fullSelection.ts';
import { rootType } from '../testing/matrixRows.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { addColleague, addInvited } from './people.samples.ts';

const app = useTestApp();
const { graphql, send, signIn, signInAs } = app;

type Headers = Record<string, string>;

/** The owner who calls; there is no other one at first. */
let owner: Headers;
let self: AdminUser;

beforeEach(async () => {
  owner = await signIn();
  self = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
});

interface Result {
  __typename: string;
  code?: string;
  message?: string;
}

/** Calls a mutation. @returns what it answers; for a refusal as a whole, its code */
async function mutate(call: string, headers = owner): Promise<Result> {
  const field = rootType('Mutation').getFields()[/^\w+/.exec(call)?.[0] ?? ''];
  const query = `mutation { result: ${call} ${field ? fullSelection(field.type) : ''} }`;
  const { data, errors } = await graphql<{ result: Result }>(query, {}, headers);
  return data?.result ?? { __typename: errors?.[0]?.extensions?.code ?? '' };
}

/** The status of a call that any admin may make. */
const statusOf = async (headers: Headers) => (await send('/api/auth/user', { headers })).status;

test('owners see the accounts by address, with role, state and when they were last there', async () => {
  const lastSeenAt = new Date('2026-11-01T02:00:00Z');
  await addColleague({ lastSeenAt });
  await addInvited();
  await addColleague({ email: 'away@example.org', role: 'author', disabledAt: new Date() });
  const query = `{ accounts { edges { node {
    email name role language state isViewer lastSeenAt linkExpiresAt } } } }`;
  const { data } = await graphql<{ accounts: { edges: { node: object }[] } }>(query, {}, owner);
  const person = { name: 'Sekar', language: 'id', isViewer: false, lastSeenAt: null, linkExpiresAt: null };
  expect(data.accounts.edges.map(({ node }) => node)).toEqual([
    { ...person, email: 'away@example.org', role: 'author', state: 'disabled' },
    {
      ...person,
      email: 'colleague@example.org',
      role: 'editor',
      state: 'active',
      lastSeenAt: lastSeenAt.toISOString(),
    },
    {
      ...person,
      email: editor.email,
      name: '',
      language: null,
      role: 'owner',
      state: 'active',
      isViewer: true,
    },
    {
      ...person,
      email: 'invited@example.org',
      name: 'Ratna',
      role: 'author',
      state: 'invited',
      linkExpiresAt: expect.any(String),
    },
  ]);
});

test('an invitation makes an account with a link, which is shown once', async () => {
  const input = 'input: { email: "Ratna@Example.org", name: " Ratna ", role: author, language: en }';
  expect(await mutate(`inviteAccount(${input})`)).toMatchObject({
    link: expect.stringMatching(/^http:\/\/localhost:4000\/admin\/password#[\w-]{43}$/),
    account: { name: 'Ratna', role: 'author', language: 'en', state: 'invited' },
  });
  const [change] = await prisma.change.findMany();
  expect(change).toMatchObject({ by: editor.email, entity: 'AdminUser', action: 'created' });
  expect(await mutate(`inviteAccount(${input})`)).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'email', code: 'TAKEN' }],
  });
});

test.each([
  ['email: "ratna", name: "Ratna"', 'email', 'INVALID'],
  ['email: "ratna@example.org", name: " "', 'name', 'REQUIRED'],
  [`email: "ratna@example.org", name: "${'x'.repeat(101)}"`, 'name', 'TOO_LONG'],
  // It would read like somebody without a name.
  ['email: "ratna@example.org", name: "sekar@example.org"', 'name', 'INVALID'],
])('an invitation of { %s } is refused, and changes nothing', async (fields, field, code) => {
  const before = await databaseContents();
  expect(await mutate(`inviteAccount(input: { ${fields}, role: author, language: en })`)).toMatchObject({
    fields: [{ field, code }],
  });
  expect(await databaseContents()).toEqual(before);
});

describe('with the next call', () => {
  test('a new role decides, and the history and the security log say who gave it', async () => {
    const colleague = await addColleague();
    const theirs = await signInAs(colleague);
    const messages = async () =>
      (await graphql('{ contactMessages { edges { node { id } } } }', {}, theirs)).errors?.[0]?.extensions
        ?.code;
    expect(await messages()).toBeUndefined();
    expect(await mutate(`changeAccountRole(id: ${colleague.id}, role: author)`)).toMatchObject({
      account: { role: 'author' },
    });
    expect(await messages()).toBe('FORBIDDEN');
    expect(await prisma.change.findMany({ where: { entity: 'AdminUser' } })).toMatchObject([
      { by: editor.email, titleEn: 'Sekar', before: { role: 'editor' }, after: { role: 'author' } },
    ]);
    expect(await prisma.securityEvent.findMany()).toMatchObject([
      { kind: 'roleChanged', email: colleague.email, detail: 'author' },
    ]);
  });

  test('a disabled account loses its sessions, tokens and links for good', async () => {
    const colleague = await addColleague();
    const { secret } = await addApiToken({ adminUserId: colleague.id });
    const theirs = [await signInAs(colleague), { Authorization: `Bearer ${secret}` }];
    const statuses = () => Promise.all(theirs.map(statusOf));
    expect(await statuses()).toEqual([200, 200]);
    expect(await mutate(`disableAccount(id: ${colleague.id})`)).toMatchObject({
      account: { state: 'disabled' },
    });
    expect(await statuses()).toEqual([401, 401]);
    expect(await mutate(`createAccountLink(id: ${colleague.id})`)).toMatchObject({
      message: 'This account is disabled. Enable it first.',
    });
    expect(await mutate(`enableAccount(id: ${colleague.id})`)).toMatchObject({
      account: { state: 'active' },
    });
    expect(await statuses()).toEqual([401, 401]);
  });

  test('a removed account is gone, not in the trash, and its name stays in the history', async () => {
    const colleague = await addColleague();
    const theirs = await signInAs(colleague);
    const input = 'titleEn: "Wax", titleId: "Malam", category: "culture", published: false';
    await graphql(`mutation { createNewsArticle(input: { ${input} }) { __typename } }`, {}, theirs);
    expect((await mutate(`removeAccount(id: ${colleague.id})`)).__typename).toBe('RemoveAccountPayload');
    expect(await statusOf(theirs)).toBe(401);
    const query = `{ trash { edges { node { id } } }
      changes { edges { node { by person { name } action entity titleEn restorable trashedUntil } } } }`;
    const { data } = await graphql<Record<'trash' | 'changes', { edges: { node: object }[] }>>(
      query,
      {},
      owner,
    );
    expect(data.trash.edges).toEqual([]);
    expect(data.changes.edges.map(({ node }) => node)).toEqual([
      {
        by: editor.email,
        person: { name: editor.email },
        action: 'deleted',
        entity: 'AdminUser',
        titleEn: 'Sekar',
        restorable: false,
        trashedUntil: null,
      },
      {
        by: colleague.email,
        person: { name: 'Sekar' },
        action: 'created',
        entity: 'NewsArticle',
        titleEn: 'Wax',
        restorable: true,
        trashedUntil: null,
      },
    ]);
    const written = JSON.stringify(await prisma.change.findMany());
    for (const secret of ['passwordHash', 'deviceKey', colleague.deviceKey])
      expect(written).not.toContain(secret);
  });
});

describe('the last owner who can sign in', () => {
  const ways = (id: number) => [
    `changeAccountRole(id: ${id}, role: editor)`,
    `disableAccount(id: ${id})`,
    `removeAccount(id: ${id})`,
  ];

  test.each([
    ['alone', []],
    ['beside a disabled and an invited one', [{ disabledAt: new Date() }, { invitedAt: new Date() }]],
  ] as const)('stays, %s', async (_case, others) => {
    for (const [index, other] of others.entries())
      await addColleague({ email: `${index}@example.org`, role: 'owner', ...other });
    const before = await databaseContents();
    for (const call of ways(self.id))
      expect([call, await mutate(call)]).toMatchObject([
        call,
        {
          code: 'LAST_OWNER',
          message: 'This is the last owner who can sign in. Make somebody else an owner first.',
        },
      ]);
    expect(await databaseContents()).toEqual(before);
  });

  const outcomes = new Set(['AccountPayload', 'RemoveAccountPayload']);

  test.each([0, 1, 2])('stays when two owners leave at once, in way %i', async (way) => {
    const other = await addColleague({ role: 'owner' });
    const theirs = await signInAs(other);
    const results = await Promise.all([
      mutate(ways(self.id)[way] ?? '', owner),
      mutate(ways(other.id)[way] ?? '', theirs),
    ]);
    expect(results.filter(({ __typename }) => outcomes.has(__typename))).toHaveLength(1);
    expect(results.map(({ code }) => code).filter(Boolean)).toEqual(['LAST_OWNER']);
    expect(await prisma.adminUser.count({ where: { role: 'owner', disabledAt: null } })).toBe(1);
  });

  test.each([0, 1, 2])('stays when two owners turn on each other at once, in way %i', async (way) => {
    const other = await addColleague({ role: 'owner' });
    const theirs = await signInAs(other);
    const results = await Promise.all([
      mutate(ways(other.id)[way] ?? '', owner),
      mutate(ways(self.id)[way] ?? '', theirs),
    ]);
    expect(results.filter(({ __typename }) => outcomes.has(__typename))).toHaveLength(1);
    expect(await prisma.adminUser.count({ where: { role: 'owner', disabledAt: null } })).toBe(1);
  });
});

describe('a name that reads like that of another account', () => {
  const message = 'Another account has this name. Add something that tells them apart, such as an initial.';

  test.each(['Sekar Ayu', 'sekar  AYU', 'Ｓekar Ayu', 'Sekar\u00a0Ayu'])(
    'is refused, for oneself and for somebody invited: %s',
    async (name) => {
      await addColleague({ name: 'Sekar Ayu' });
      const before = await databaseContents();
      for (const call of [
        `changeOwnAccount(input: { name: "${name}", language: en })`,
        `inviteAccount(input: { email: "ratna@example.org", name: "${name}", role: author, language: en })`,
      ])
        expect(await mutate(call)).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ field: 'name', code: 'INVALID', reason: 'SHARED', message }],
        });
      expect(await databaseContents()).toEqual(before);
    },
  );

  test('stays where it already was', async () => {
    await addColleague({ name: 'Sari' });
    await prisma.adminUser.updateMany({ where: { email: editor.email }, data: { name: 'Sari' } });
    expect(await mutate('changeOwnAccount(input: { name: "Sari", language: id })')).not.toHaveProperty(
      'code',
    );
    expect(await prisma.adminUser.findUnique({ where: { id: self.id } })).toMatchObject({ language: 'id' });
  });
});

test('people change their own name and language, and sign out everywhere else', async () => {
  const elsewhere = await signIn();
  const call = 'changeOwnAccount(input: { name: "Sari", language: en })';
  const { data } = await graphql(
    `mutation { ${call} { ... on ChangeOwnAccountPayload { viewer { name language } } } }`,
    {},
    owner,
  );
  expect(data).toEqual({ changeOwnAccount: { viewer: { name: 'Sari', language: 'en' } } });
  const changes = await prisma.change.count();
  await graphql(`mutation { ${call} { __typename } }`, {}, owner);
  expect(await prisma.change.count()).toBe(changes);
  await graphql('mutation { revokeOtherSessions { __typename } }', {}, owner);
  expect([await statusOf(owner), await statusOf(elsewhere)]).toEqual([200, 401]);
});
