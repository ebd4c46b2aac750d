import { expect, test } from './test.ts';

test('GraphiQL opens with examples, and they work', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByText('query News {').first()).toBeVisible();
  await page.getByRole('button', { name: /Execute/ }).click();
  await page.getByRole('menuitem', { name: 'News' }).click();
  await expect(page.getByText('National Batik Day: what did UNESCO inscribe in 2009?').first()).toBeVisible();
});

test('the OpenAPI document names every route of news', async ({ request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  expect(Object.keys(paths['/api/news'])).toEqual(['get', 'post']);
  expect(Object.keys(paths['/api/news/{id}'])).toEqual(['get', 'put', 'delete']);
});
