import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

/** Every test removes its articles. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const listed = await request.get('/api/news?search=Trial&language=en', { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
});

async function addArticles(page: Page, ...titles: string[]): Promise<void> {
  const headers = await bearer(page.request);
  for (const titleEn of titles) {
    const data = { titleEn, titleId: 'Uji coba', category: 'culture', published: false };
    await page.request.post('/api/news', { headers, data });
  }
}

const rows = (page: Page) => page.getByRole('list', { name: 'News articles' }).getByRole('article');

test('searches and filters the list by its address', async ({ page }) => {
  await addArticles(page, 'Trial one', 'Trial two');
  await page.goto('/admin/news');
  await page.getByRole('searchbox').fill('Trial');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await expect(page).toHaveURL('/admin/news?q=Trial&state=published');
  await expect(page.getByText('No articles match')).toBeVisible();
  await page.getByRole('button', { name: 'Drafts' }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Edit: Trial one' }).click();
  await page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true }).fill('Trial first');
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(page).toHaveURL('/admin/news?q=Trial&state=draft');
  await expect(rows(page).filter({ hasText: 'Trial first' })).toHaveCount(1);
});

test('publishes and deletes several articles at once', async ({ page }) => {
  await addArticles(page, 'Trial one', 'Trial two', 'Trial three');
  await page.goto('/admin/news?q=Trial');
  await page.getByRole('checkbox', { name: 'Select: Trial one' }).check();
  await page.getByRole('checkbox', { name: 'Select: Trial two' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(notice(page, 'Success')).toContainText('2 news articles published successfully');
  await expect(rows(page).getByText('Published')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page
    .getByRole('group', { name: 'Selected articles' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete these 3 news articles?',
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('3 news articles deleted successfully');
  await expect(page.getByText('No articles match')).toBeVisible();
});

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('passes axe in the newsroom, the history and the trash, without sideways scrolling', async ({
      page,
    }) => {
      for (const path of [
        '/admin/news',
        '/admin/news/new',
        '/admin/schedule',
        '/admin/history',
        '/admin/trash',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the schedule says that a tap moves an entry, which it does', async ({ page, request }) => {
    await signIn(page);
    const headers = await bearer(request);
    const at = '2098-11-03T02:00:00.000Z';
    const data = { titleEn: 'Trial to tap', titleId: 'Uji ketuk', category: 'culture', goLiveAt: at };
    const response = await request.post('/api/news', { headers, data });
    const { id } = (await response.json()) as { id: number };
    await page.goto('/admin/schedule?month=2098-11');
    await expect(page.getByText('Tap an entry to move it to another day.')).toBeVisible();
    await expect(page.getByText('Drag an entry')).toBeHidden();
    const entry = page.getByRole('button', { name: /^Goes out, November 3, 2098: 09:00 Trial to tap/ });
    await entry.tap();
    await page.getByLabel('New day').fill('2098-11-05');
    await page.getByRole('button', { name: 'Move' }).tap();
    await expect(page.getByRole('button', { name: /November 5, 2098: 09:00 Trial to tap/ })).toBeVisible();
    await request.delete(`/api/news/${id}`, { headers });
  });
});
