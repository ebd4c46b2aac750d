// Tests of the dialog that finds items, sections and actions, by keyboard alone.
import { expectAccessible } from './axe.ts';
import { bearer, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('finds a draft by its title in the other language, an action and a section, by keyboard', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const data = {
    titleEn: 'Trial of finding',
    titleId: 'Uji pencarian',
    category: 'culture',
    published: false,
  };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await signIn(page);
  await page.goto('/admin/partners');
  const add = page.getByRole('link', { name: 'Add Partner' });
  await add.focus();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('pencarian uji');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText('Trial of findingNot public');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/news/${id}`);

  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('timeline');
  const options = dialog.getByRole('option');
  await expect(options.last()).toHaveText('History Timeline');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History Timeline');

  await page.getByRole('button', { name: 'Find or do' }).click();
  await dialog.getByRole('combobox').fill('qqqq');
  await expect(dialog.getByRole('status')).toHaveText('Nothing has this name. Try fewer words.');
  await request.delete(`/api/news/${id}`, { headers });
});

test('switches the theme and the language, found by their names in either language', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/partners');
  const option = page.getByRole('dialog').getByRole('option');
  await expect(page.getByRole('link', { name: 'Add Partner' })).toBeVisible();
  const choose = async (typed: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await option.filter({ hasText: name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const root = page.locator('html');
  await choose('gelap', 'Use the Dark Theme');
  await expect(root).toHaveClass('dark');
  await choose('light', 'Use the Light Theme');
  await expect(root).toHaveClass('light');
  await choose('language', 'Change the Language to Indonesian');
  await expect(root).toHaveAttribute('lang', 'id');
  await choose('inggris', 'Ganti Bahasa ke Inggris');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/admin/partners');
});

test('an admin edits an item from its page, whose document is that of every visitor', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Edit', exact: true });
  await page.goto('/news/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
  const document = await (await page.request.get('/news/1')).text();
  await signIn(page);
  expect(await (await page.request.get('/news/1')).text()).toBe(document);
  for (const [at, form] of [
    ['/communities/1', '/admin/communities/1'],
    ['/heritage/1', '/admin/patterns/1'],
    ['/news/1', '/admin/news/1'],
  ] as const) {
    await page.goto(at);
    await expect(link).toHaveAttribute('href', form);
  }
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Article');
});
