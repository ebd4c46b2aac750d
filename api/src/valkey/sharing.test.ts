// Two servers act as one: each knows of the other’s changes, sign-outs and rate limits.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { homeMessage } from '../contact/contact.samples.ts';
import { wax } from '../news/news.samples.ts';
import { editor } from '../testing/editor.ts';
import { places, read, send, useTwoServers } from '../testing/twoServers.ts';

const { server, retitle } = useTwoServers();

let session: { Authorization: string };
beforeAll(async () => {
  session = await server(0).signIn();
});

describe.each(Object.entries(places))('over %s', (_name, path) => {
  test.each([
    [0, 1],
    [1, 0],
  ])('a change through server %i shows through server %i within a second', async (here, there) => {
    const article = { ...wax, published: true, titleEn: `Old ${here}` };
    const created = await send(server(here), 'POST', '/api/news', article, session);
    const { id } = (await created.json()) as { id: number };
    await vi.waitFor(async () => {
      const answer = await read(server(there), path);
      expect(answer).toContain(article.titleEn);
      // It serves its cached answer.
      await retitle(`Unseen ${performance.now()}`);
      expect(await read(server(there), path)).toBe(answer);
    });
    const changed = { ...article, titleEn: `New ${here}` };
    expect((await send(server(here), 'PUT', `/api/news/${id}`, changed, session)).status).toBe(200);
    const seen = async () => expect(await read(server(there), path)).toContain(changed.titleEn);
    await vi.waitFor(seen, { timeout: 1000, interval: 20 });
  });
});

test('signing out on one server signs out on the other', async () => {
  const visit = { headers: await server(0).signIn() };
  const stats = () => fetch(`${server(1).origin}/api/database/stats`, visit);
  expect((await stats()).status).toBe(200);
  await send(server(0), 'POST', '/api/auth/sign-out', {}, visit.headers);
  expect((await stats()).status).toBe(401);
});

/** The statuses for the same call from one address: a number of calls to each server. */
async function statuses(path: string, body: object, address: string, onFirst: number, onSecond: number) {
  const answers: number[] = [];
  const turns = [...Array<number>(onFirst).fill(0), ...Array<number>(onSecond).fill(1)];
  for (const index of turns)
    answers.push((await send(server(index), 'POST', path, body, { address })).status);
  return answers;
}

test('wrong passwords are counted together', async () => {
  const guess = { email: editor.email, password: 'guess' };
  const answers = await statuses('/api/auth/sign-in', guess, '192.0.2.1', 3, 3);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  const [refused] = await statuses('/api/auth/sign-in', editor, '192.0.2.1', 1, 0);
  expect(refused).toBe(429);
});

test('a success on one server forgives the attempts on the other', async () => {
  const guess = { email: editor.email, password: 'guess' };
  await statuses('/api/auth/sign-in', guess, '192.0.2.2', 4, 0);
  expect(await statuses('/api/auth/sign-in', editor, '192.0.2.2', 0, 1)).toEqual([200]);
  const answers = await statuses('/api/auth/sign-in', guess, '192.0.2.2', 5, 1);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

test('contact messages are counted together', async () => {
  expect(await statuses('/api/contact', homeMessage, '192.0.2.3', 2, 4)).toEqual([
    201, 201, 201, 201, 201, 429,
  ]);
  expect(await statuses('/api/contact', homeMessage, '192.0.2.3', 1, 0)).toEqual([429]);
});
