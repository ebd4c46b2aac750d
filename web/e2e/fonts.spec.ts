import type { Page } from '@playwright/test';
import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

/** The fonts that a page loads, by the start of their files’ names, with their sizes in bytes. */
async function fontsOf(page: Page, path: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  page.on('response', async (response) => {
    const [, name] = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(response.url()) ?? [];
    if (name) sizes[name] = (await response.body()).length;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return sizes;
}

for (const language of ['en', 'id'])
  test(`a page in ${language} loads only glyphs that both languages use`, async ({ page }) => {
    const sizes = await fontsOf(page, `/?lang=${language}`);
    expect(Object.keys(sizes).toSorted()).toEqual(['fraunces', 'plusJakartaSans']);
    expect(Object.values(sizes).reduce((sum, size) => sum + size)).toBeLessThan(60_000);
  });

test('a title with a letter of another language loads the rest of its font', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = { titleEn: 'A letter from Zoë', titleId: 'Surat dari Zoë', category: 'news', published: true };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  const names = Object.keys(await fontsOf(page, `/news/${id}`));
  expect(names).toContain('fraunces-latin-opsz-normal');
  await request.delete(`/api/news/${id}`, { headers });
});
