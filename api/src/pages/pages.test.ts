import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp({ PUBLIC_URL: 'https://site.example.org' });

test.each([
  ['/NEWS', '/news'],
  ['/news/', '/news'],
  ['/news/?lang=id&q=Wax', '/news?lang=id&q=Wax'],
  ['/News/13', '/news/13'],
  ['/news/13/', '/news/13'],
  ['/news///13//', '/news/13'],
  ['/news/013', '/news/13'],
  ['/communities/000', '/communities/0'],
  ['/n%65w%53', '/news'],
  ['/contact/?type=media', '/contact?type=media'],
  ['/Admin/', '/admin'],
  ['/ADMIN/Sections/Hero/', '/admin/Sections/Hero'],
])('%s redirects to the address in its one form: %s', async (path, whole) => {
  const response = await app.send(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(`https://site.example.org${whole}`);
});

test.each([
  '/',
  '/news',
  '/news/13?q=Wax',
  '/news/0',
  '/news%2F13',
  '/ne%0aws',
  '/news/12%0A',
  '/a%E2%80%A8b%e2%80%a9c',
  '/admin/content?key=Hero',
])('%s is in its one form', async (path) => expect((await app.send(path)).status).toBe(200));

test.each([
  '/api/news/',
  '/API/news',
  '/api/News',
  '/graphql/',
  '/feed/EN.xml',
  '/assets/Site.js',
  '/robots.txt/',
  '/sitemap.xml/',
  '/calendar.ics/',
  '/feed/en.json/',
])('an address of programs is exact: %s', async (path) =>
  expect((await app.send(path)).headers.get('Location')).toBeNull(),
);

test('never redirects to another site', async () => {
  const { headers } = await app.send('/%0A//elsewhere.example.net/News/');
  expect(headers.get('Location')).toBe('https://site.example.org/%0A/elsewhere.example.net/news');
});

test.each(['en', 'id'])('a page states its language: %s', async (language) => {
  const { headers } = await app.send(`/news?lang=${language}`);
  expect(headers.get('Content-Language')).toBe(language);
});

const canonicalOf = async (path: string) =>
  /rel="canonical" href="([^"]*)"/.exec(await (await app.send(path)).text())?.[1];

test('a list by a category that readers cannot choose is canonical to the whole list', async () => {
  const news = 'https://site.example.org/news';
  expect(await canonicalOf('/news?category=nonsense&q=wax')).toBe(`${news}?q=wax`);
  expect(await canonicalOf('/news?category=all')).toBe(news);
  expect(await canonicalOf('/news?category=culture')).toBe(`${news}?category=culture`);
});

test('a list by a province that does not exist is canonical to the whole list', async () => {
  const communities = 'https://site.example.org/communities';
  expect(await canonicalOf('/communities?province=XX')).toBe(communities);
  expect(await canonicalOf('/communities?province=jt')).toBe(communities);
  expect(await canonicalOf('/communities?province=JT')).toBe(`${communities}?province=JT`);
});

test('a page only contains addresses of this site, whatever its path', async () => {
  for (const path of ['//evil.example/news', '/.//evil.example/news?lang=id', '/news//evil.example']) {
    const first = await app.fetch(new Request(`https://other.example${path}`));
    const location = first.headers.get('Location') ?? '';
    expect([first.status, new URL(location).origin]).toEqual([301, 'https://site.example.org']);
    const html = await (await app.fetch(new Request(location))).text();
    expect(html).toContain('rel="canonical" href="https://site.example.org/');
    expect(html).not.toMatch(/(?:href|content)="(?:https?:)?\/\/(?:evil|other)\.example/);
  }
});
