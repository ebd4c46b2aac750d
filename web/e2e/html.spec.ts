// Tests that every document keeps to the HTML standard, as it is sent and as scripts leave it.
import { signIn } from './editor.ts';
import { htmlFindings, htmlFindingsOf } from './htmlFindings.ts';
import { publicPages } from './publicPages.ts';
import { expect, test } from './test.ts';

for (const locale of ['en-US', 'id-ID'])
  test.describe(locale, () => {
    test.use({ locale });

    test('every public page is valid HTML', async ({ page }) => {
      test.setTimeout(60_000);
      for (const [name, path] of Object.entries(publicPages)) {
        const document = await page.goto(path);
        expect.soft(await htmlFindings((await document?.text()) ?? ''), `${name}, as sent`).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await htmlFindingsOf(page), name).toEqual([]);
      }
    });
  });

test('the dashboard is valid HTML', async ({ page }) => {
  await signIn(page);
  for (const path of ['/admin/dashboard', '/admin/news', '/admin/news/1', '/admin/content']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await htmlFindingsOf(page), path).toEqual([]);
  }
});
