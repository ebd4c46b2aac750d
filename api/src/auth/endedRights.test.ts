import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wholePath, wholeType } from '../database/whole/names.ts';
import { prisma } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { UnauthenticatedError } from '../errors.ts';
import { createApiToken } from './apiTokens.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { changeRequirement } from './factorRequirement.ts';
import { changeOwnAccount } from './ownAccount.ts';
import { removePasskey, renamePasskey } from './passkeys.ts';
import { disableAccount, invite } from './people.ts';
import { addColleague } from './people.samples.ts';
import {
  confirmAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
} from './secondFactor.ts';
import type { Origin } from './securityEvents.ts';
import type { Viewer } from './viewer.ts';

const { graphql, send, signIn, signInAs } = useTestApp();

type Headers = Record<string, string>;

let colleague: AdminUser;
beforeEach(async () => {
  colleague = await addColleague({ role: 'owner' });
});
afterEach(() => void vi.useRealTimers());

const encoder = new TextEncoder();

/** Sends a body whose second half arrives two seconds after the first, with something done in between. */
async function sendSlowly(
  path: string,
  text: string,
  headers: Headers,
  between: () => Promise<unknown>,
  method = 'POST',
) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const pieces = [text.slice(0, 10), text.slice(10)];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (pieces.length === 1) {
          await between();
          vi.advanceTimersByTime(2_000);
        }
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method, headers, body, duplex: 'half' };
  const response = await send(path, init);
  return `${response.status} ${await response.text()}`;
}

const article = { titleEn: 'Late', titleId: 'Terlambat', category: 'culture', published: true };
const create =
  'mutation ($input: CreateNewsArticleInput!) { createNewsArticle(input: $input) { __typename ... on Error { message } } }';
const json = { 'Content-Type': 'application/json' };
const publish = {
  REST: (headers: Headers, between: () => Promise<unknown>) =>
    sendSlowly('/api/news', JSON.stringify(article), { ...json, ...headers }, between),
  GraphQL: (headers: Headers, between: () => Promise<unknown>) =>
    sendSlowly(
      '/graphql',
      JSON.stringify({ query: create, variables: { input: article } }),
      { ...json, ...headers },
      between,
    ),
};

const byOwner = async (mutation: string) =>
  graphql(`mutation { ${mutation} { __typename } }`, {}, await signIn());

/** What ends the rights of the colleague, who sends these headers. */
const ends: Record<string, (headers: Headers) => Promise<unknown>> = {
  'the account is disabled': () => byOwner(`disableAccount(id: ${colleague.id})`),
  'the account is removed': () => byOwner(`removeAccount(id: ${colleague.id})`),
  'the account may no longer publish': () => byOwner(`changeAccountRole(id: ${colleague.id}, role: author)`),
  'the session ends': (headers) => graphql('mutation { signOut { __typename } }', {}, headers),
  'the API token is revoked': () => prisma.apiToken.updateMany({ data: { revokedAt: new Date() } }),
};

const tokenOfColleague = async () => {
  const { secret } = await addApiToken({ adminUserId: colleague.id });
  return { Authorization: `Bearer ${secret}` };
};

describe.each(Object.entries(publish))('what arrives later over %s', (_way, send) => {
  test.each(Object.entries(ends))('is refused when meanwhile %s', async (what, end) => {
    const headers = await (what.includes('token') ? tokenOfColleague() : signInAs(colleague));
    const refusal = what.includes('publish')
      ? /Your role does not include this/
      : /^401|UnauthenticatedError/;
    expect(await send(headers, () => end(headers))).toMatch(refusal);
    expect(await prisma.newsArticle.count()).toBe(0);
  });

  test('is taken when meanwhile nothing changes', async () => {
    expect(await send(await signInAs(colleague), async () => {})).toMatch(/^20[01]/);
    expect(await prisma.newsArticle.count()).toBe(1);
  });
});

test.each([
  ['signs out', () => 'signOut'],
  ['disables their account', () => `disableAccount(id: ${colleague.id})`],
  ['removes their account', () => `removeAccount(id: ${colleague.id})`],
])('a later mutation of an operation is refused if an earlier one %s', async (_what, ending) => {
  const { data } = await graphql(
    `mutation ($input: CreateNewsArticleInput!) {
      added: createNewsArticle(input: $input) { __typename }
      ended: ${ending()} { __typename }
      late: createNewsArticle(input: $input) { __typename }
    }`,
    { input: article },
    await signInAs(colleague),
  );
  expect(data).toMatchObject({
    added: { __typename: 'NewsArticlePayload' },
    late: { __typename: 'UnauthenticatedError' },
  });
  expect(await prisma.newsArticle.count()).toBe(1);
});

describe('a call in person that was admitted before its session ended', () => {
  const calls: Record<string, (viewer: Viewer, origin: Origin) => Promise<unknown>> = {
    createApiToken: (viewer, origin) =>
      createApiToken(viewer, origin, { name: 'Late', scope: 'readWrite', lifetimeDays: 30 }),
    startAuthenticator: (viewer, origin) => startAuthenticator(viewer, origin),
    confirmAuthenticator: (viewer, origin) => confirmAuthenticator(viewer, origin, { code: '000000' }),
    removeAuthenticator: (viewer, origin) => removeAuthenticator(viewer, origin),
    makeRecoveryCodes: (viewer, origin) => makeRecoveryCodes(viewer, origin),
    renamePasskey: (viewer) => renamePasskey(viewer, 1, { name: 'Late' }),
    removePasskey: (viewer, origin) => removePasskey(viewer, origin, 1),
    changeOwnAccount: (viewer) => changeOwnAccount(viewer, { name: 'Late', language: 'en' }, ''),
    changeRequirement: (viewer, origin) => changeRequirement(viewer, origin, true),
    invite: (viewer, origin) =>
      invite(viewer, origin, { email: 'late@example.org', name: 'Late', language: 'en', role: 'author' }),
    disableAccount: (viewer, origin) => disableAccount(viewer, origin, colleague.id),
  };

  test.each(Object.entries(calls))('is refused: %s', async (_name, call) => {
    await signInAs(colleague);
    const session = await prisma.session.findFirstOrThrow();
    const admin = { ...colleague, sessionId: session.id, tokenId: null, access: 'person' as const };
    const viewer = { admin: { ...admin, factorDueAt: null, limitedTo: null, authenticatedAt: new Date() } };
    const origin = { client: () => ({ address: '', device: '' }), environment: {} } as unknown as Origin;
    await prisma.session.updateMany({ data: { revokedAt: new Date() } });
    await expect(call(viewer, origin)).rejects.toThrow(UnauthenticatedError);
  });
});

test('an archive that arrives later is refused when meanwhile the account is disabled', async () => {
  const headers = { 'Content-Type': wholeType, ...(await signInAs(colleague)) };
  const disable = () => byOwner(`disableAccount(id: ${colleague.id})`);
  expect(await sendSlowly(wholePath, 'x'.repeat(2_000), headers, disable)).toMatch(/^401/);
});

test.each([
  ['POST', '/api/database/reset'],
  ['POST', '/api/database/seed'],
  ['DELETE', '/api/news/1'],
])('%s %s waits for the end of its body, although it takes none', async (method, path) => {
  await addNews(wax);
  const headers = await signInAs(colleague);
  const disable = () => byOwner(`disableAccount(id: ${colleague.id})`);
  const answer = await sendSlowly(path, ' '.repeat(20), { ...json, ...headers }, disable, method);
  expect(answer).toMatch(/^401/);
  expect(await prisma.newsArticle.count()).toBe(1);
});
