// A scheduled article appears on every server at its moment, also on one that was stopped then.
import { beforeAll, expect, test, vi } from 'vitest';
import { wax } from '../news/news.samples.ts';
import { places, read, send, useTwoServers } from '../testing/twoServers.ts';

const { server, replace } = useTwoServers();

let session: { Authorization: string };
beforeAll(async () => {
  session = await server(0).signIn();
});

const pathsOf = (id: number) => [
  ...Object.values(places),
  `/api/news/${id}`,
  '/feed/en.xml',
  '/feed/id.xml',
  '/sitemap.xml',
];

/** Whether each place of a server shows the article, once the answer has begun after the moment. */
async function shownBy(index: number, id: number): Promise<boolean[]> {
  const answers = await Promise.all(pathsOf(id).map((path) => read(server(index), path)));
  return answers.map((answer) => new RegExp(`Scheduled|Terjadwal|/news/${id}\\b`).test(answer));
}

async function schedule(moments: { goLiveAt?: number; expireAt?: number }) {
  const times = Object.entries(moments).map(([name, time]) => [name, new Date(time).toISOString()]);
  const article = { ...wax, titleEn: 'Scheduled', titleId: 'Terjadwal', ...Object.fromEntries(times) };
  const created = await send(server(0), 'POST', '/api/news', article, session);
  return ((await created.json()) as { id: number }).id;
}

const everywhere = (isShown: boolean) => Array(6).fill(isShown);

test('both servers show it at its moment and take it down at its end, whatever they have cached', async () => {
  const goLiveAt = Date.now() + 2000;
  const expireAt = goLiveAt + 2000;
  const id = await schedule({ goLiveAt, expireAt });
  const isRight = async () => {
    for (const index of [0, 1]) {
      const asked = Date.now();
      const shown = await shownBy(index, id);
      const answered = Date.now();
      const [before, after] = [asked, answered].map((time) => goLiveAt <= time && time < expireAt);
      // An answer during which the moment came may be either.
      const expected = before === after ? everywhere(before ?? false) : shown;
      expect(shown).toEqual(expected);
    }
  };
  const seen = new Set<boolean>();
  await vi.waitFor(
    async () => {
      await isRight();
      const [isShown = false] = await shownBy(1, id);
      seen.add(isShown);
      expect(Date.now()).toBeGreaterThan(expireAt + 500);
    },
    { timeout: 10_000, interval: 50 },
  );
  expect(seen).toEqual(new Set([false, true]));
  expect(await shownBy(0, id)).toEqual(everywhere(false));
});

test('a server that was stopped at the moments shows what is live when it is back', async () => {
  const goLiveAt = Date.now() + 1000;
  const [shown, over] = [await schedule({ goLiveAt }), await schedule({ expireAt: goLiveAt })];
  await server(1).kill();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(goLiveAt), { timeout: 5000 });
  await replace(1);
  for (const index of [0, 1]) {
    expect((await fetch(`${server(index).origin}/api/news/${shown}`)).status).toBe(200);
    expect((await fetch(`${server(index).origin}/api/news/${over}`)).status).toBe(404);
  }
}, 60_000);
