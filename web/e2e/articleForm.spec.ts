// Tests the page of an article’s form: its bar, its details beside the texts or in a drawer, and what is between its
// languages.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const listed = await request.get('/api/news?search=Trial&language=en', { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
});

const content = (page: Page) => page.getByRole('group', { name: 'Content' });
const text = (page: Page, language: 'English' | 'Indonesian') =>
  content(page).getByRole('textbox', { name: language, exact: true });

const english =
  '## Wax\n\nA line is drawn in hot wax, and the wax cracks.\n\nSee [them](/nowhere) at work.\n\n## Dye';
const indonesian =
  '## Malam\n\nGaris digoreskan dengan malam panas, lalu malamnya retak di bak, lagi dan lagi.\n\n## Celup';

/** Opens the form of an article whose Indonesian text lacks a paragraph. */
async function openForm(page: Page): Promise<void> {
  const data = {
    titleEn: 'Trial of the thread',
    titleId: 'Uji benang',
    category: 'culture',
    published: false,
    contentEn: english,
    contentId: indonesian,
  };
  const response = await page.request.post('/api/news', { headers: await bearer(page.request), data });
  const { id } = (await response.json()) as { id: number };
  await page.goto(`/admin/news/${id}`);
  await expect(content(page).locator('[contenteditable="true"]')).toHaveCount(2);
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

test.describe('in a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the bar is 56 px high, and stays while the text scrolls', async ({ page }) => {
    await openForm(page);
    const bar = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    await expect(bar.getByRole('button', { name: 'Update Article' })).toBeVisible();
    await page
      .getByRole('group', { name: 'Title' })
      .getByLabel('English', { exact: true })
      .fill('Trial, typed');
    await expect(bar.getByText('Saved just now')).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(56);
    await text(page, 'English').click();
    await page.keyboard.press('Control+End');
    await page.mouse.wheel(0, 2000);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('blocks are level, and a language that lacks one can have it there', async ({ page }) => {
    await openForm(page);
    const level = async (one: string, other: string) =>
      Math.abs(
        (await topOf(text(page, 'English').getByText(one, { exact: true }))) -
          (await topOf(text(page, 'Indonesian').getByText(other, { exact: true }))),
      );
    await expect.poll(() => level('Dye', 'Celup')).toBeLessThanOrEqual(1);
    expect(await level('Wax', 'Malam')).toBeLessThanOrEqual(1);
    await expect(content(page).getByText('Not yet in Indonesian.')).toBeVisible();
    await expectAccessible(page);
    await content(page).getByRole('button', { name: 'copy the English' }).click();
    await expect(text(page, 'Indonesian').getByText('at work.')).toBeVisible();
    await expect(content(page).getByText('Not yet in Indonesian.')).toHaveCount(0);
    expect(await text(page, 'Indonesian').getByRole('heading').allTextContents()).toEqual(['Malam', 'Celup']);
    await expect.poll(() => level('Dye', 'Celup')).toBeLessThanOrEqual(1);
    await page.keyboard.press('ControlOrMeta+z');
    await content(page).getByRole('button', { name: 'Write it' }).click();
    await page.keyboard.type('Lihat mereka.');
    await expect(text(page, 'Indonesian').getByRole('paragraph').last()).toHaveText('Lihat mereka.');
    await expect.poll(() => level('Dye', 'Celup')).toBeLessThanOrEqual(1);
  });

  test('a finding shows the language that it is in, and selects it', async ({ page }) => {
    await openForm(page);
    await content(page).getByRole('button', { name: 'Bahasa Indonesia' }).click();
    await expect(text(page, 'English')).toBeHidden();
    await page.getByRole('tab', { name: 'Checks' }).click();
    await page.getByRole('button', { name: 'Content (English): Readers find nothing at /nowhere' }).click();
    await expect(text(page, 'English')).toBeFocused();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('them');
    // The details have a field of their own.
    await page.getByRole('button', { name: 'Image URL: No picture' }).click();
    await expect(page.getByRole('textbox', { name: 'Image URL' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  });

  test('tools are at hand where text is selected, by keyboard too', async ({ page }) => {
    await openForm(page);
    const tools = content(page).getByRole('toolbar', { name: 'Formatting of the selected text' });
    await text(page, 'English').getByText('A line is drawn').click();
    await expect(tools).toHaveCount(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await expect(tools).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text(page, 'English').locator('strong')).toBeVisible();
    await expect(text(page, 'English')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools).toHaveCount(0);
  });
});

for (const width of [360, 1024])
  test(`at ${width} px, the details are a drawer that keeps the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openForm(page);
    const opener = page.getByRole('button', { name: /^Details/ });
    const drawer = page.getByRole('dialog', { name: 'Details' });
    await expect(page.getByRole('textbox', { name: 'Image URL' })).toBeHidden();
    await opener.press('Enter');
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement));
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // A field that was rejected is shown, and so is one that a finding leads to.
    await opener.click();
    await drawer.getByRole('tab', { name: 'Checks' }).click();
    await drawer.getByRole('button', { name: 'Content (English): Readers find nothing at /nowhere' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(text(page, 'English')).toBeFocused();
    await page.goto('/admin/news/new');
    for (const language of ['English', 'Indonesian'])
      await page.getByRole('group', { name: 'Title' }).getByLabel(language, { exact: true }).fill('Trial');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await expect(drawer.getByLabel('Category')).toBeFocused();
  });
