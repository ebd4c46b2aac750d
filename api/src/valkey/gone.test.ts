// Without Valkey each server works on its own without stale shared state; once Valkey is back, they share it
// again.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { homeMessage } from '../contact/contact.samples.ts';
import { wax } from '../news/news.samples.ts';
import { places, read, send, useTwoServers } from '../testing/twoServers.ts';

const { server, valkey, retitle } = useTwoServers();

let session: { Authorization: string };
let article: number;
beforeAll(async () => {
  session = await server(0).signIn();
  const body = { ...wax, published: true };
  const created = await send(server(0), 'POST', '/api/news', body, session);
  ({ id: article } = (await created.json()) as { id: number });
});

/** Writes through the first server. */
async function write(titleEn: string): Promise<void> {
  const body = { ...wax, published: true, titleEn };
  expect((await send(server(0), 'PUT', `/api/news/${article}`, body, session)).status).toBe(200);
}

/** Waits until both servers show the title. */
const shows = (title: string) =>
  vi.waitFor(
    async () => {
      for (const index of [0, 1])
        for (const path of Object.values(places)) expect(await read(server(index), path)).toContain(title);
    },
    { timeout: 1000, interval: 20 },
  );

/** Waits until both servers cache their answers: a change that is not announced to them stays unseen. */
const keep = () =>
  vi.waitFor(
    async () => {
      for (const index of [0, 1]) {
        for (const path of Object.values(places)) {
          const answer = await read(server(index), path);
          await retitle(`Unseen ${performance.now()}`);
          expect(await read(server(index), path)).toBe(answer);
        }
      }
    },
    { timeout: 5000 },
  );

/** A server’s responses to a number of messages from one address. */
async function sendMessages(index: number, count: number, address: string): Promise<number[]> {
  const answers: number[] = [];
  for (let i = 0; i < count; i += 1) {
    answers.push((await send(server(index), 'POST', '/api/contact', homeMessage, { address })).status);
  }
  return answers;
}

const five = [201, 201, 201, 201, 201];

describe.each([
  ['killed', 'SIGKILL', () => valkey().start()],
  ['hanging', 'SIGSTOP', () => valkey().signal('SIGCONT')],
] as const)('with Valkey %s', (how, signal, bringBack) => {
  const network = how === 'killed' ? '198.51.100' : '203.0.113';

  beforeEach(async () => {
    await keep();
    await valkey().signal(signal);
  });

  test('changes show immediately, limits apply per server, and the servers share again once Valkey is back', async () => {
    await write('Written without Valkey');
    await shows('Written without Valkey');
    await retitle('Announced by no one');
    await shows('Announced by no one');
    expect(await sendMessages(0, 6, `${network}.1`)).toEqual([...five, 429]);
    expect(await sendMessages(1, 6, `${network}.1`)).toEqual([...five, 429]);

    await bringBack();
    await keep();
    await write('Written with Valkey back');
    await shows('Written with Valkey back');
    expect(await sendMessages(0, 5, `${network}.2`)).toEqual(five);
    expect(await sendMessages(1, 1, `${network}.2`)).toEqual([429]);
  });
});
