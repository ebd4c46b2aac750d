// Tests that an editor finds a list as it was when a form opened from it is closed.
import type { Page } from '@playwright/test';
import { bearer, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

const title = 'Trial of the place';
const ids: number[] = [];

/** More articles than the list loads at first. */
test.beforeAll(async ({ request }) => {
  const headers = await bearer(request);
  for (let number = 0; number < 50; number += 1) {
    const data = { titleEn: `${title} ${number}`, titleId: title, category: 'culture', published: false };
    const response = await request.post('/api/news', { headers, data });
    ids.push(((await response.json()) as { id: number }).id);
  }
});

test.afterAll(async ({ request }) => {
  const headers = await bearer(request);
  for (const id of ids) await request.delete(`/api/news/${id}`, { headers });
});

test.beforeEach(({ page }) => signIn(page));

const edit = (page: Page, number: number) =>
  page.getByRole('link', { name: `Edit: ${title} ${number}`, exact: true });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Loads the list until the article is in it, and scrolls to it. */
async function scrollTo(page: Page, number: number): Promise<number> {
  await page.goto('/admin/news?published=false');
  const more = page.getByRole('button', { name: 'Load More' });
  while (!(await edit(page, number).isVisible())) await more.click();
  await edit(page, number).scrollIntoViewIfNeeded();
  return scrolled(page);
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  Cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  'the link back': (page) => page.getByRole('main').getByRole('link', { name: 'All News Articles' }).click(),
  Back: async (page) => void (await page.goBack()),
  'a save': async (page) => {
    await page.getByRole('group', { name: 'Title' }).getByLabel('Indonesian').fill(`${title}, lagi`);
    await page.getByRole('button', { name: 'Update Article' }).click();
    await expect(notice(page, 'Success')).toBeVisible();
  },
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} leads back to the row, with the filter, the place and the focus`, async ({ page }) => {
    const place = await scrollTo(page, 8);
    expect(place).toBeGreaterThan(1_000);
    await edit(page, 8).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Edit/);
    await close(page);
    await expect(page).toHaveURL('/admin/news?published=false');
    await expect(edit(page, 8)).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
    if (way !== 'a save') await expect(edit(page, 8)).toBeFocused();
  });
}

test('a form opened by its address leads to the top of the list', async ({ page }) => {
  await page.goto(`/admin/news/${ids[8]}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(await scrolled(page)).toBe(0);
});
