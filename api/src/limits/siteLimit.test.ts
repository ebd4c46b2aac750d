import { beforeEach, describe, expect, test } from 'vitest';
import { homeMessage, newAddress, pageMessage, sendOverGraphql } from '../contact/contact.samples.ts';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useTestJobs } from '../testing/testJobs.ts';
import { contactLimit } from '../contact/contact.ts';
import { siteLimits, waitOf } from './siteLimit.ts';
import { forget } from './throttle.ts';

const app = useTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'panitia@example.org' });
useTestJobs();

const overloads = async () => {
  const { data } = await app.graphql<{ overloads: unknown }>(
    '{ overloads { call count } }',
    {},
    await app.signIn(),
  );
  return data.overloads;
};

test.each([
  [1, 100],
  [7, 700],
  [30, 3_000],
  [31, 3_000],
  [1_000_000, 3_000],
])('call number %i over the limit waits %i ms', (excess, milliseconds) => {
  expect(waitOf(excess)).toBe(milliseconds);
});

test('an IPv6 /48 may send twenty messages, and each of its addresses five', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const address = `2001:db8:48:${i.toString(16)}::1`;
    statuses.push((await app.sendJson('POST', '/api/contact', homeMessage, {}, address)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(await prisma.contactMessage.count()).toBe(20);
});

describe('over 200 messages in ten minutes', () => {
  beforeEach(async () => {
    await forget(siteLimits.contact.counts);
    for (let i = 0; i < 199; i += 1) await siteLimits.contact.count();
  });

  test('messages are stored, more slowly; their mail is held back, and admins see the overload', async () => {
    expect(await overloads()).toEqual([]);
    const send = () => app.sendJson('POST', '/api/contact', homeMessage, {}, newAddress());
    expect((await send()).status).toBe(201);
    const started = performance.now();
    expect((await send()).status).toBe(201);
    expect(await sendOverGraphql(app, pageMessage)).toMatchObject({ success: true });
    expect(performance.now() - started).toBeGreaterThanOrEqual(waitOf(1) + waitOf(2) - 10);

    const stored = await prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
    const minutesHeld = stored.map(({ createdAt, nextMailAt }) =>
      Math.floor((Number(nextMailAt) - Number(createdAt) + 1_000) / 60_000),
    );
    expect(minutesHeld).toEqual([0, 1, 2]);
    expect(await overloads()).toEqual([{ call: 'CONTACT', count: 2 }]);
  });

  test('a message refused for its network does not count for the site', async () => {
    const address = newAddress();
    for (let i = 0; i < 5; i += 1) await contactLimit.count(address);
    expect((await app.sendJson('POST', '/api/contact', homeMessage, {}, address)).status).toBe(429);
    const [count] = siteLimits.contact.counts;
    expect(await count?.limiter().get(count.key)).toMatchObject({ consumedPoints: 199 });
  });
});
