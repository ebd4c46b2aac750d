import { beforeEach, describe, expect, test } from 'vitest';
import { openAnswers } from '../cache/answerCache.ts';
import { createApp } from '../app.ts';
import { prisma } from '../database/client.ts';
import { openImages } from '../images/open.ts';
import { addNews } from '../news/news.samples.ts';
import { bareWeb } from '../testing/bareWeb.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';
import type { Role } from './capabilities.ts';
import { requireStillAdmitted } from './stillAdmitted.ts';

// permissionMatrix.test.ts checks that every mutation and every writing route refuses a read-only token.
const { environment, graphql, send, sendJson, tokens } = useTestApp();

let readOnly: Record<string, string>;
let readWrite: Record<string, string>;

beforeEach(async () => {
  readOnly = { Authorization: `Bearer ${(await addApiToken({ scope: 'readOnly' })).secret}` };
  readWrite = { Authorization: `Bearer ${(await addApiToken({ scope: 'readWrite' })).secret}` };
});

const announced = { files: [{ name: 'cloth.png', size: 1000, type: 'image/png' }], input: null };
const announce = (headers: Record<string, string>) =>
  sendJson('POST', '/api/uploadthing?actionType=upload&slug=image', announced, headers);

describe('a read-only token', () => {
  test('sees drafts, as its admin does', async () => {
    const [draft] = await addNews({ published: false });
    expect((await send(`/api/news/${draft?.id}`, { headers: readOnly })).status).toBe(200);
    expect((await send(`/api/news/${draft?.id}`)).status).toBe(404);
  });

  test('gets a REST error for writing', async () => {
    const response = await sendJson('DELETE', '/api/news/1', undefined, readOnly);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'This API token is read-only.' });
  });

  test('gets a GraphQL error with a code for writing, not an internal error', async () => {
    const answer = await graphql('mutation { seedDatabase { __typename } }', {}, readOnly);
    expect(answer.errors).toMatchObject([
      { message: 'This API token is read-only.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('cannot upload', async () => {
    const response = await announce(readOnly);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This API token is read-only.');
    expect((await announce(readWrite)).status).toBe(200);
    expect((await announce({})).status).toBe(401);
  });
});

describe.each([
  ['read-only', () => readOnly],
  ['read-write', () => readWrite],
])('a %s token', (_scope, headers) => {
  test.each([
    'createApiToken(input: { name: "x", scope: readOnly, lifetimeDays: 30 })',
    'revokeApiToken(id: 1)',
    'revokeSession(id: "00000000-0000-4000-8000-000000000000")',
    'changePassword(input: { currentPassword: "a password for tests", newPassword: "a better password" })',
  ])('cannot call %s', async (call) => {
    const before = await prisma.adminUser.findMany({ include: { sessions: true } });
    const { errors } = await graphql(`mutation { ${call} { __typename } }`, {}, headers());
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await prisma.apiToken.count({ where: { revokedAt: null } })).toBe(2);
    expect(await prisma.adminUser.findMany({ include: { sessions: true } })).toEqual(before);
  });

  test.each(['sessions', 'apiTokens'])('does not see the %s of its admin', async (list) => {
    const { data, errors } = await graphql(
      `{ viewer { email ${list} { edges { cursor } } } }`,
      {},
      headers(),
    );
    expect(data).toEqual({ viewer: { email: 'editor@example.org', [list]: null } });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a token that is limited to some capabilities', () => {
  const limitedTo = async (capabilities: string, role: Role = 'owner') => {
    await prisma.adminUser.updateMany({ data: { role } });
    return { Authorization: `Bearer ${(await addApiToken({ capabilities })).secret}` };
  };
  const article = { titleEn: 'Wax', titleId: 'Malam', category: 'announcement' };
  const post = async (headers: Record<string, string>, published: boolean) =>
    (await sendJson('POST', '/api/news', { ...article, published }, headers)).status;

  test('reads drafts of its noun, and nothing else', async () => {
    const headers = await limitedTo('news.read');
    const [draft] = await addNews({ published: false });
    expect((await send(`/api/news/${draft?.id}`, { headers })).status).toBe(200);
    for (const path of ['/api/storage/images', '/api/database/stats'])
      expect((await send(path, { headers })).status).toBe(403);
    const response = await sendJson('POST', '/api/news', { ...article, published: false }, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'This API token does not include news.write.' });
    const { data } = await graphql('{ viewer { capabilities } }', {}, headers);
    expect(data).toEqual({ viewer: { capabilities: ['news.read'] } });
  });

  test('writes drafts, but publishes only with the capability', async () => {
    expect(await post(await limitedTo('news.read news.write'), false)).toBe(201);
    expect(await post(await limitedTo('news.read news.write'), true)).toBe(403);
    expect(await post(await limitedTo('news.read news.write news.publish'), true)).toBe(201);
  });

  test('does no more than the role of its person, and writes only if it may write', async () => {
    expect(await post(await limitedTo('news.write news.publish', 'author'), true)).toBe(403);
    const { secret } = await addApiToken({ scope: 'readOnly', capabilities: 'news.read news.write' });
    expect(await post({ Authorization: `Bearer ${secret}` }, false)).toBe(403);
  });

  test('is not admitted to work that goes on, beyond them', async () => {
    const { apiToken } = await addApiToken({ capabilities: 'images.write' });
    const call = { id: apiToken.adminUserId, sessionId: null, tokenId: apiToken.id };
    await requireStillAdmitted(call, 'images.write');
    await expect(requireStillAdmitted(call, 'images.publish')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('a second server refuses a token as soon as it is revoked here', async () => {
  const images = await openImages(environment);
  const beside = createApp({ environment, tokens: tokens(), images, answers: openAnswers() }, bareWeb);
  const statusBeside = async () =>
    (
      await beside.fetch(
        new Request(new URL('/api/auth/user', environment.PUBLIC_URL), { headers: readWrite }),
      )
    ).status;
  expect(await statusBeside()).toBe(200);
  await prisma.apiToken.updateMany({ data: { revokedAt: new Date() } });
  expect(await statusBeside()).toBe(401);
});
