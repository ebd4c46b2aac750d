import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { notice, signIn } from './editor.ts';
import { storeRows } from './storedRows.ts';
import { expect, test } from './test.ts';

let restore = async () => {};
test.afterEach(() => restore());

/** Subscribers’ rows in an archive, one for each hour of January 2026. */
const subscribers = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    email: `reader${i + 1}@example.org`,
    token: `token-${i + 1}`,
    language: i % 2 ? 'id' : 'en',
    createdAt: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
  }));

test('counts the subscribers, lists the newest first, removes one after a confirmation, and downloads all', async ({
  page,
  request,
}) => {
  restore = await storeRows(request, 'subscribers', subscribers(52));
  await signIn(page);
  await page.goto('/admin/subscribers');
  const rows = page.getByRole('list', { name: 'Newsletter subscribers' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('reader52@example.org');
  await expect(rows.first()).toContainText('Bahasa Indonesia');
  await expect(rows.first()).toContainText('January 3, 2026');
  await expect(page.getByText('52 in total')).toBeVisible();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(52);

  await page.getByRole('button', { name: 'Remove: reader7@example.org' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this subscriber?' });
  await expect(dialog).toContainText('reader7@example.org');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(52);
  await page.getByRole('button', { name: 'Remove: reader7@example.org' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page, 'Success')).toContainText('Subscriber removed successfully');
  await expect(rows).toHaveCount(51);
  await expect(page.getByText('51 in total')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as Spreadsheet (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('newsletter-subscribers.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(52);
  expect(lines[1]).toBe('"reader1@example.org","en","2026-01-01T00:00:00.000Z"');
});

test('reports failures without changing anything', async ({ page, request }) => {
  restore = await storeRows(request, 'subscribers', subscribers(2));
  await signIn(page);
  await page.goto('/admin/subscribers');
  const rows = page.getByRole('list', { name: 'Newsletter subscribers' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.route(/\/graphql|\.csv/, (route) => route.abort());
  await page.getByRole('button', { name: 'Remove: reader1@example.org' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to remove subscriber');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Download as Spreadsheet (CSV)' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to download the list of subscribers');
});

test('explains in an empty list where readers subscribe', async ({ page, request }) => {
  restore = await storeRows(request, 'subscribers', []);
  await signIn(page);
  await page.goto('/admin/subscribers');
  await expect(page.getByText('No subscribers yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show the Newsletter Box' })).toHaveAttribute('href', '/news');
});

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('passes axe, without sideways scrolling', async ({ page, request }) => {
      const [reader] = subscribers(1);
      const email = `${'a-long-name-'.repeat(5)}@${'workshop.'.repeat(12)}example.org`;
      restore = await storeRows(request, 'subscribers', [{ ...reader, email }]);
      await signIn(page);
      await page.goto('/admin/subscribers');
      const check = () => expectAccessible(page);
      await page.getByRole('button', { name: /^Remove/ }).waitFor();
      await check();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check();
    });
  });
}
