// For public pages, see accessibility.spec.ts.
import { signIn } from './editor.ts';
import { htmlFindingsOf } from './htmlFindings.ts';
import { expect, test } from './test.ts';

test('the dashboard is valid HTML', async ({ page }) => {
  await signIn(page);
  for (const path of ['/admin/dashboard', '/admin/news', '/admin/news/1', '/admin/content']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await htmlFindingsOf(page), path).toEqual([]);
  }
});
