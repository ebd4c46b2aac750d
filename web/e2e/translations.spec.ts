import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test('marks a text that is behind until it is declared right, or edited', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = {
    titleEn: 'Trial of red dye',
    titleId: 'Uji pewarna merah',
    contentEn: 'The vat is warm in the morning.',
    contentId: 'Baknya hangat di pagi hari.',
    category: 'culture',
  };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await signIn(page);

  await page.goto(`/admin/news/${id}`);
  const falling = page.getByRole('group', { name: 'Title' }).getByText('Will fall behind');
  await fillText(page, 'Title', 'Trial of red dye.', data.titleId);
  await expect(falling).toHaveCount(0);
  await fillText(page, 'Title', 'Trial of blue dye', 'Uji pewarna biru');
  await expect(falling).toHaveCount(0);
  await fillText(page, 'Title', 'Trial of blue dye', data.titleId);
  await expect(falling).toBeVisible();
  await fillText(page, 'Content', 'The vat is cold in the morning.', data.contentId);
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  const row = page.getByRole('article').filter({ hasText: 'Trial of blue dye' });
  await expect(row).toContainText('ID behind');

  await page.goto('/admin/dashboard');
  const numbers = page.getByRole('region', { name: 'Translations to Check' });
  await numbers.getByRole('link', { name: 'News: 1 behind' }).click();
  await expect(page).toHaveURL('/admin/news?translation=behind');
  await expect(page.getByRole('article')).toHaveCount(1);
  await row.getByRole('link', { name: /^Edit/ }).click();

  const title = page.getByRole('group', { name: 'Title' });
  await expect(title).toContainText('Behind');
  await expect(title.locator('del')).toHaveText('red');
  await expect(title.locator('ins')).toHaveText('blue');
  await expectAccessible(page);
  await title.getByRole('textbox', { name: 'English' }).fill('Trial of blue dye, typed');
  await title.getByRole('button', { name: 'Still right: Title (Indonesian)' }).click();
  await expect(title).not.toContainText('Behind');
  await expect(title.getByRole('textbox', { name: 'English' })).toHaveValue('Trial of blue dye, typed');
  await title.getByRole('textbox', { name: 'English' }).fill('Trial of blue dye');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Marked as still right: Title (Indonesian)')).toBeVisible();

  const content = page.getByRole('group', { name: 'Content' });
  await expect(content.locator('ins')).toHaveText('cold');
  await content.getByRole('textbox', { name: 'Indonesian' }).fill('Baknya dingin di pagi hari.');
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(page.getByText('No articles match')).toBeVisible();
  await request.delete(`/api/news/${id}`, { headers });
});

test('an article in one language alone says so, and claims no other', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial', titleId: 'Uji', contentEn: 'Only these words.', category: 'culture' };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  const response = await page.goto(`/news/${id}?lang=id`);
  expect(response?.headers()['content-language']).toBe('en');
  await expect(page.getByText('Baru tersedia dalam bahasa Inggris')).toBeVisible();
  await expect(page.locator('[lang="en"]', { hasText: 'Only these words.' })).toBeVisible();
  await expect(page.locator('link[hreflang="id"]')).toHaveCount(0);
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(1);
  await request.delete(`/api/news/${id}`, { headers });
});
