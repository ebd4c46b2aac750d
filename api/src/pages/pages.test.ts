import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp({ PUBLIC_URL: 'https://site.example.org' });

test.each([
  ['/news/12%0A', '/news/12'],
  ['/%0d%0Aheritage?lang=id', '/heritage?lang=id'],
  ['/a%E2%80%A8b%e2%80%a9c', '/abc'],
  ['/admin/news%0A', '/admin/news'],
])('an address with a line end, %s, leads to the one without: %s', async (path, whole) => {
  const response = await app.send(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(`https://site.example.org${whole}`);
});

test('and never to another site', async () => {
  const { headers } = await app.send('/%0A/elsewhere.example.net/');
  expect(headers.get('Location')).toBe('https://site.example.org//elsewhere.example.net/');
});
