// Tests that many articles are changed at once and back, from the keyboard, in a narrow window.
import type { Page } from '@playwright/test';
import { bearer, notice, signIn } from './editor.ts';
import { layoutFaults } from './layoutFaults.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const ids: number[] = [];
const rows = (page: Page) => page.getByRole('list', { name: 'News articles' }).getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, request }) => {
  const headers = await bearer(request);
  for (let n = 1; n <= 21; n += 1) {
    const data = { titleEn: `Trial in bulk ${n}`, titleId: `Uji massal ${n}`, category: 'culture' };
    const response = await request.post('/api/news', { headers, data });
    ids.push(((await response.json()) as { id: number }).id);
  }
  await signIn(page);
});
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const id of ids.splice(0)) await request.delete(`/api/news/${id}`, { headers });
});

async function selectAllThatMatch(page: Page, count: number) {
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await expect(page.getByText('All 20 loaded are selected.')).toBeVisible();
  await button(page, `Select all ${count} that match`).press('Enter');
  await expect(page.getByRole('group', { name: 'Selected articles' })).toContainText(`${count} selected`);
}

/** Reaches the toast’s button as one does without a mouse. */
async function pressUndo(page: Page) {
  await expect(button(page, 'Undo')).toBeVisible();
  const undo = button(page, 'Undo');
  // The keys work once the code of the notices has been loaded.
  await expect(async () => {
    await page.keyboard.press('F8');
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      if (await undo.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(undo).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('all articles that match are changed, and back, also after a reload', async ({ page, request }) => {
  await page.goto('/admin/news?q=Trial+in+bulk&sort=title');
  await expect(page.getByText(/^21 of \d+ match$/)).toBeVisible();
  await expect(rows(page).first()).toContainText('Trial in bulk 1');
  await selectAllThatMatch(page, 21);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await button(page, 'Unpublish').press('Enter');
  await expect(notice(page, 'Success')).toContainText('21 news articles unpublished.');
  await expect(rows(page).getByText('Draft', { exact: true })).toHaveCount(20);
  // In a hurry, pressed twice.
  await button(page, 'Undo').dblclick();
  await expect(notice(page, 'Success')).toContainText('21 items are as they were.');
  await expect(rows(page).getByText('Published', { exact: true })).toHaveCount(20);

  await selectAllThatMatch(page, 21);
  await page
    .getByRole('group', { name: 'Selected articles' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('No articles match')).toBeVisible();
  await page.reload();
  await expect(notice(page, 'Success')).toContainText('21 news articles deleted successfully.');
  await pressUndo(page);
  await expect(rows(page)).toHaveCount(20);

  await selectAllThatMatch(page, 21);
  const data = { titleEn: 'Trial in bulk, meanwhile', titleId: 'Uji massal lain', category: 'culture' };
  const response = await request.post('/api/news', { headers: await bearer(request), data });
  ids.push(((await response.json()) as { id: number }).id);
  await button(page, 'Feature').press('Enter');
  await expect(notice(page, 'Error')).toContainText('the number of items that match has changed');
  await expect(page.getByText(/^22 of \d+ match$/)).toBeVisible();
  await expect(rows(page).getByText('Featured', { exact: true })).toHaveCount(0);
});

test('a duplicate is a working copy until its button is pressed, and is behind where its original is', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  for (const data of [{ excerptEn: 'One.', excerptId: 'Satu.' }, { excerptEn: 'Two.' }])
    await request.put(`/api/news/${ids[6]}`, { headers, data });
  await page.goto('/admin/news?q=Trial+in+bulk+7');
  await page.getByRole('link', { name: 'Edit: Trial in bulk 7' }).press('Enter');
  await page.getByRole('link', { name: 'Duplicate', exact: true }).press('Enter');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await expect(title).toHaveValue('Trial in bulk 7 (copy)');
  await expect(
    page.getByRole('group', { name: 'Title' }).getByLabel('Indonesian', { exact: true }),
  ).toHaveValue('Uji massal 7 (salinan)');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Excerpt' })).toContainText('Behind');
  // In a narrow window, the details are in a drawer.
  await page.getByRole('button', { name: /^Details/ }).press('Enter');
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  const search = await request.get('/api/news?search=(copy)', { headers });
  expect(await search.json()).toEqual([]);
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(page).toHaveURL('/admin/news?q=Trial+in+bulk+7');
  const copy = rows(page).filter({ hasText: '(copy)' });
  await expect(copy.getByText('Draft', { exact: true })).toBeVisible();
  await expect(copy).toContainText('ID behind');
  const href = await copy.getByRole('link', { name: /^Edit/ }).getAttribute('href');
  ids.push(Number(href?.match(/\d+/)?.[0]));
});

test('drafts that the launch check stops are left out, and the notice says how many', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  for (const [index, id] of ids.entries())
    await request.put(`/api/news/${id}`, {
      headers,
      data: { published: false, ...(index < 2 && { contentEn: 'See [the news](/nowhere).' }) },
    });
  await page.goto('/admin/news?q=Trial+in+bulk&sort=title');
  await selectAllThatMatch(page, 21);
  await button(page, 'Publish').press('Enter');
  await expect(notice(page, 'Success')).toContainText(
    '19 news articles published successfully. The launch check stopped 2, which stay drafts',
  );
  await expect(rows(page).getByText('Draft', { exact: true })).toHaveCount(2);
});

test('the bar is one line in the window, wherever the list is, and leaves the focus near it', async ({
  page,
}) => {
  await page.goto('/admin/news?q=Trial+in+bulk&sort=title');
  const bar = page.getByRole('group', { name: 'Selected articles' });
  const first = rows(page).first().getByRole('checkbox');
  await first.press('Space');
  for (const top of [0, 700]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const box = (await bar.boundingBox())!;
    expect(box.height).toBeLessThan(80);
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  expect(await layoutFaults(page)).toEqual([]);
  await button(page, 'Feature').press('Enter');
  await expect(notice(page, 'Success')).toBeVisible();
  await expect(bar).toHaveCount(0);
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await expect(all).toBeFocused();

  await first.press('Space');
  await button(page, 'Clear Selection').press('Enter');
  await expect(all).toBeFocused();
});
