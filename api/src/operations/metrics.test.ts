import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { homeMessage } from '../contact/contact.samples.ts';
// Registers the queue’s series, as a server does at startup.
import '../mail/outbox.ts';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useTestJobs } from '../testing/testJobs.ts';
import { register } from './metrics.ts';

const { send, sendJson } = useTestApp({
  METRICS_TOKEN: 'the-operators-token',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_TO: 'office@example.org',
});
useTestJobs();

async function scrape(): Promise<string[]> {
  const response = await send('/metrics', { headers: { Authorization: 'Bearer the-operators-token' } });
  return (await response.text()).split('\n');
}

/** The value of a series; a series does not exist before it has a value. */
async function valueOf(series: string): Promise<number> {
  const line = (await scrape()).find((text) => text.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const subscribe = () => sendJson('POST', '/api/newsletter', { email: `${crypto.randomUUID()}@example.org` });

test.each<[series: string, act: () => Promise<unknown>]>([
  ['http_request_duration_seconds_count{route="rest",status="2xx"}', () => send('/api/news')],
  [
    'http_request_duration_seconds_count{route="graphql",status="2xx"}',
    // A request counts once its answer is sent.
    async () => (await sendJson('POST', '/graphql', { query: '{ __typename }' })).text(),
  ],
  ['http_request_duration_seconds_count{route="page",status="2xx"}', () => send('/news')],
  ['http_request_duration_seconds_count{route="file",status="2xx"}', () => send('/robots.txt')],
  ['http_request_duration_seconds_count{route="image",status="4xx"}', () => send('/images/none.png')],
  ['shared_answers_total{source="made"}', () => send('/api/news?limit=3')],
  [
    'shared_answers_total{source="cache"}',
    async () => {
      await send('/api/news');
      await send('/api/news');
    },
  ],
  ['outbox_messages_waiting', () => sendJson('POST', '/api/contact', homeMessage)],
])('increments %s', async (series, act) => {
  const before = await valueOf(series);
  await act();
  expect(await valueOf(series)).toBe(before + 1);
});

test('counts rate-limited calls', async () => {
  const before = await valueOf('rate_limit_refusals_total');
  const statuses: number[] = [];
  while (!statuses.includes(429)) statuses.push((await subscribe()).status);
  expect(await valueOf('rate_limit_refusals_total')).toBe(before + 1);
});

test('counts errors that GraphQL masks', async () => {
  const before = await valueOf('graphql_failures_total');
  await prisma.$executeRaw`ALTER TABLE "NewsArticle" RENAME TO "Elsewhere"`;
  await sendJson('POST', '/graphql', { query: '{ news(first: 1) { edges { cursor } } }' });
  await prisma.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "NewsArticle"`;
  expect(await valueOf('graphql_failures_total')).toBe(before + 1);
});

test('the set of series does not depend on requests', async () => {
  const names = async () => (await scrape()).map((line) => line.replace(/ \S+$/, '')).join('\n');
  await send('/one');
  const before = await names();
  for (const path of ['/two', '/three?x=1', '/four/five', '/six%20seven']) await send(path);
  expect(await names()).toBe(before);
});

test('the alert rules use existing series', async () => {
  collectDefaultMetrics({ register });
  const file = readFileSync(join(import.meta.dirname, '../../../deploy/prometheus-alerts.yml'), 'utf8');
  const { groups } = parse(file) as { groups: { rules: { expr: string }[] }[] };
  const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(10);
  const asked = expressions.flatMap((expr) =>
    [...expr.matchAll(/(\w+)\{job="site"/g)].map(([, name = '']) => name),
  );
  const named = new Set((await scrape()).flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
  const missing = asked.filter((name) => !named.has(name.replace(/_(?:count|bucket)$/, '')));
  // Prometheus itself adds that one.
  expect(new Set(missing)).toEqual(new Set(['up']));
});
