import { expect, test } from './test.ts';

test('opens GraphiQL with working examples', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByText('query News {').first()).toBeVisible();
  // The button opens a menu once the examples are parsed.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await page.getByRole('menuitem', { name: 'News' }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('National Batik Day: what did UNESCO inscribe in 2009?').first()).toBeVisible();
});

test('opens GraphiQL with the query of a link, from cacheable files', async ({ page }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    sizes.push((await request.sizes()).responseBodySize);
  });
  const query = 'query Titles($n: Int) { news(first: $n) { edges { node { titleEn } } } }';
  const link = new URLSearchParams({ query, variables: '{ "n": 1 }', operationName: 'Titles' });
  await page.goto(`/graphql?${link}`, { waitUntil: 'networkidle' });
  await expect(page.locator('.graphiql-query-editor')).toContainText('query Titles');
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('"titleEn"');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  for (const src of scripts) {
    const headers = (await page.request.get(src)).headers();
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('lists every route of news in the OpenAPI document', async ({ request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  expect(Object.keys(paths['/api/news'])).toEqual(['get', 'post']);
  expect(Object.keys(paths['/api/news/{id}'])).toEqual(['get', 'put', 'delete']);
});

test('does not serve the build’s files for the server', async ({ request }) => {
  for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json', '/.env'])
    expect((await request.get(path)).status()).toBe(404);
  expect((await request.get('/icon.svg')).status()).toBe(200);
});
