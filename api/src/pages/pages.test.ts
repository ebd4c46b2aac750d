import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp({ PUBLIC_URL: 'https://site.example.org' });

test.each([
  ['/news/12%0A', '/news/12'],
  ['/%0d%0Aheritage?lang=id', '/heritage?lang=id'],
  ['/a%E2%80%A8b%e2%80%a9c', '/abc'],
  ['/admin/news%0A', '/admin/news'],
])('an address with a line break, %s, redirects to the one without: %s', async (path, whole) => {
  const response = await app.send(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(`https://site.example.org${whole}`);
});

test('never redirects to another site', async () => {
  const { headers } = await app.send('/%0A/elsewhere.example.net/');
  expect(headers.get('Location')).toBe('https://site.example.org/elsewhere.example.net/');
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
