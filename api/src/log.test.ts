// Unexpected errors are logged with the request id that the caller received.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prisma } from './database/client.ts';
import { homeMessage } from './contact/contact.samples.ts';
import { currentRequestId, log } from './log.ts';
import { findOperation } from './testing/operations.ts';
import { useTestApp } from './testing/testApp.ts';

const { send, sendJson } = useTestApp();

beforeEach(async () => {
  for (const table of ['NewsArticle', 'ContactMessage'])
    await prisma.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}Elsewhere"`);
});
afterEach(async () => {
  for (const table of ['NewsArticle', 'ContactMessage'])
    await prisma.$executeRawUnsafe(`ALTER TABLE "${table}Elsewhere" RENAME TO "${table}"`);
});

const variables = JSON.stringify({ category: null, search: null, language: null });
const operation = () =>
  `/graphql?${new URLSearchParams({ documentId: findOperation('NewsPageQuery'), variables })}`;

test.each<[name: string, ask: () => Promise<Response>]>([
  ['REST', () => send('/api/news')],
  ['GraphQL', () => sendJson('POST', '/graphql', { query: '{ news(first: 1) { edges { cursor } } }' })],
  ['an operation of the site', () => send(operation(), { headers: { Accept: 'application/json' } })],
  ['a feed', () => send('/feed/en.xml')],
  ['a form', () => send('/contact', { method: 'POST', body: new URLSearchParams(homeMessage) })],
])('%s', async (_name, ask) => {
  const ids = new Set<string | null | undefined>();
  vi.spyOn(log, 'error').mockImplementation(() => ids.add(currentRequestId.getStore()));
  const response = await ask();
  expect(ids).toEqual(new Set([response.headers.get('X-Request-Id')]));
});
