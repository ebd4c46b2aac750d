import { beforeAll, expect, test, vi } from 'vitest';
import { answerKey } from '../cache/answerKey.ts';
import { createApp } from '../app.ts';
import { connect, prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { bareWeb } from '../testing/bareWeb.ts';
import { findOperation } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp();

/** Pages that show the titles of the news, as far as they could be read. */
const web: typeof bareWeb = {
  ...bareWeb,
  async render(page) {
    const variables = { category: null, search: null, language: null };
    const answer = await page.execute(findOperation('NewsPageQuery'), variables);
    return { ...(await bareWeb.render(page)), html: JSON.stringify(answer) };
  },
};

/** The cached list of news. */
function cachedNews() {
  const header = () => undefined;
  return app.answers().get(answerKey(app.environment, { method: 'GET', address: '/api/news', header }) ?? '');
}

const asBrowser = { Accept: 'text/html,application/xhtml+xml' };
let send: (path: string, headers?: Record<string, string>) => Promise<Response>;
const text = async (path: string) => (await send(path, asBrowser)).text();

beforeAll(() => {
  const { environment } = app;
  const services = { environment, tokens: app.tokens(), images: app.images(), answers: app.answers() };
  const { fetch } = createApp(services, web);
  send = async (path, headers = {}) => fetch(new Request(`${environment.PUBLIC_URL}${path}`, { headers }));
});

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Retry-After')).toBe('10');
  const html = await response.text();
  for (const words of ['is not available right now', 'sedang tidak tersedia']) expect(html).toContain(words);
}

test('a page with a failed part is shown without it while the database is available', async () => {
  const failure = vi.spyOn(prisma.newsArticle, 'findFirst').mockRejectedValueOnce(new Error('A bug'));
  const response = await send('/news?q=partly', asBrowser);
  expect(failure).toHaveBeenCalled();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('INTERNAL_SERVER_ERROR');
  failure.mockRestore();
});

// Keep last, since it leaves the app without its database.
test('without a database, cached pages are shown until it is back, and no incomplete ones', async () => {
  await addNews({ published: true, titleEn: 'Old wax' });
  const session = await app.signIn();
  const query = new URLSearchParams({
    documentId: findOperation('NewsPageQuery'),
    variables: JSON.stringify({ category: null, search: null, language: null }),
  });
  const shared = ['/news', '/api/news', `/graphql?${query}`];
  for (const path of shared) expect(await text(path)).toContain('Old wax');
  expect(cachedNews()).toBeDefined();
  await prisma.$disconnect();
  connect({ url: 'postgres://postgres@127.0.0.1:1/postgres' });

  for (const minutes of [2, 200]) {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + minutes * 60_000);
    await vi.waitFor(() => expect(cachedNews()).toBeUndefined());
    for (const path of shared) {
      const response = await send(path, asBrowser);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('Old wax');
    }
    clock.mockRestore();
  }
  await expectUnavailable(await send('/news?q=never', asBrowser));
  await expectUnavailable(await send('/news', { ...asBrowser, ...session }));

  const data = await send('/api/news?search=never', asBrowser);
  expect([data.status, data.headers.get('Content-Type')]).toEqual([500, 'application/json']);
});
