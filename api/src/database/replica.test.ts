// The replica is a separate database with different rows, so that each response shows which database it was read from.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wax } from '../news/news.samples.ts';
import { findOperation } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { prisma, readFromReplica } from './client.ts';
import { adapterFor } from './source.ts';
import { PrismaClient } from './generated/client.ts';
import { announceChanges, everyModel, runningTrace, traced } from './trace.ts';

const app = useTestApp();
const { send, sendJson, signIn } = app;

let replica: PrismaClient;
let closeAll: () => Promise<void>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { source, close } = await openTestDatabase();
  replica = new PrismaClient({ adapter: adapterFor(source) });
  await replica.newsArticle.create({ data: { ...wax, titleEn: 'From the replica' } });
  await replica.partner.create({ data: { name: 'The replica', logoUrl: '/logo.png' } });
  const disconnect = readFromReplica(source);
  closeAll = async () => {
    await disconnect();
    await replica.$disconnect();
    await close();
  };
});
afterAll(async () => {
  vi.useRealTimers();
  await closeAll();
});

beforeEach(async () => {
  await prisma.newsArticle.create({ data: { ...wax, titleEn: 'From the primary' } });
  await prisma.partner.create({ data: { name: 'The primary', logoUrl: '/logo.png' } });
  vi.advanceTimersByTime(5_000);
});

/** The database that an uncached response is read from. */
async function sourceOf(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  app.answers().forget(new Set([everyModel]));
  const text = await (await send(path, { headers: { Accept: 'application/json', ...headers } })).text();
  return /(?:From the|The) (primary|replica)/.exec(text)?.[1];
}

test('visitors read from the replica, over REST, GraphQL and in the feed', async () => {
  const variables = JSON.stringify({ category: null, search: null, language: null });
  const query = new URLSearchParams({ documentId: findOperation('NewsPageQuery'), variables });
  for (const path of ['/api/news', `/graphql?${query}`, '/feed/en.xml'])
    expect([path, await sourceOf(path)]).toEqual([path, 'replica']);
});

test('signed-in users read from the primary, as do all mutations', async () => {
  expect(await sourceOf('/api/news', await signIn())).toBe('primary');
  const response = await sendJson('POST', '/graphql', {
    query: '{ news(first: 1) { edges { node { titleEn } } } }',
  });
  expect(await response.text()).toContain('From the primary');
});

test('writes go to the primary', async () => {
  const before = await replica.newsArticle.count();
  const response = await sendJson('POST', '/api/news', { ...wax, titleEn: 'New' }, await signIn());
  expect(response.status).toBe(201);
  expect(await prisma.newsArticle.count({ where: { titleEn: 'New' } })).toBe(1);
  expect(await replica.newsArticle.count()).toBe(before);
});

test('only changed models are read from the primary, for five seconds', async () => {
  const headers = await signIn();
  vi.advanceTimersByTime(5_000);
  expect(await sourceOf('/api/news')).toBe('replica');
  await sendJson('POST', '/api/news', { ...wax, titleEn: 'From the primary' }, headers);
  expect(await sourceOf('/api/news')).toBe('primary');
  expect(await sourceOf('/api/partners')).toBe('replica');
  vi.advanceTimersByTime(4_999);
  expect(await sourceOf('/api/news')).toBe('primary');
  vi.advanceTimersByTime(1);
  expect(await sourceOf('/api/news')).toBe('replica');
});

test('a change to everything affects each model', async () => {
  await prisma.$executeRaw`UPDATE "NewsArticle" SET "version" = 2`;
  expect(await sourceOf('/api/partners')).toBe('primary');
  vi.advanceTimersByTime(5_000);
  expect(await sourceOf('/api/partners')).toBe('replica');
});

test('changes announced by another server are read from the primary too', async () => {
  await announceChanges(new Set(['NewsArticle']), false);
  expect(await sourceOf('/api/news')).toBe('primary');
});

test('a change invalidates a cached response from the replica like any other', async () => {
  const titles = async () => (await send('/api/news')).text();
  app.answers().forget(new Set([everyModel]));
  expect(await titles()).toContain('From the replica');
  await prisma.newsArticle.updateMany({ data: { titleEn: 'Changed' } });
  expect(await titles()).toContain('Changed');
});

test('a transaction stays on the database where it began', async () => {
  const titles: string[] = [];
  const note = (articles: { titleEn: string }[]) => titles.push(...articles.map(({ titleEn }) => titleEn));
  await traced(async () => {
    Object.assign(runningTrace() ?? {}, { isPublic: true });
    await prisma.$transaction(async (transaction) => note(await transaction.newsArticle.findMany()));
    for (const articles of await prisma.$transaction([prisma.newsArticle.findMany()])) note(articles);
    note(await prisma.newsArticle.findMany());
  });
  expect(titles).toEqual(['From the primary', 'From the primary', 'From the replica']);
});
