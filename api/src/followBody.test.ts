// A body that fails after its status has been sent.
import { register } from './operations/metrics.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prisma } from './database/client.ts';
import { log } from './log.ts';
import { openPort } from './testing/openPort.ts';
import { useTestApp } from './testing/testApp.ts';

const app = useTestApp();
let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  port = await openPort(app);
});
afterAll(() => port.close());

/** PostgreSQL accepts times that JavaScript’s Date does not; the last row of the list gets one. */
async function addSubscribers(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    email: `reader${i}@example.org`,
    language: 'en' as const,
    token: `token${i}`,
  }));
  await prisma.newsletterSubscriber.createMany({ data: rows });
  await prisma.$executeRaw`UPDATE "NewsletterSubscriber" SET "createdAt" = 'infinity' WHERE email = 'reader6499@example.org'`;
}

const failuresOfRest = async () => {
  const lines = (await register.metrics()).split('\n');
  return Number(
    lines.find((line) => /duration_seconds_count\{route="rest",status="5xx"\}/.test(line))?.split(' ')[1] ??
      0,
  );
};

test.each(['identity', 'gzip'])(
  'a list that fails halfway (%s) is cut off, and logged with its request',
  async (encoding) => {
    await addSubscribers(6_500);
    const headers = { ...(await app.signIn()), 'Accept-Encoding': encoding };
    const logged = vi.spyOn(log, 'error');
    const before = await failuresOfRest();
    const response = await fetch(`${port.origin}/api/newsletter/subscribers.csv`, { headers });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    const requestId = response.headers.get('X-Request-Id');
    const ofRequests = logged.mock.calls.filter(([fields]) => 'requestId' in (fields as object));
    expect(ofRequests).toEqual([
      [{ err: expect.any(RangeError) as Error, requestId }, 'The answer was cut off while it was being sent'],
    ]);
    expect(await failuresOfRest()).toBe(before + 1);
    logged.mockRestore();
  },
);

test('a short answer has a Content-Length, and HEAD requests are logged too', async () => {
  const answer = await fetch(`${port.origin}/api/nothing`, { headers: { 'Accept-Encoding': 'identity' } });
  const { length } = await answer.text();
  expect(answer.headers.get('Content-Length')).toBe(String(length));
  expect((await fetch(`${port.origin}/api/nothing`, { method: 'HEAD' })).status).toBe(404);
});
