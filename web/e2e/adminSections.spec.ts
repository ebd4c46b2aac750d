import { edit, field, list, row, saveButton, test } from './adminContent.ts';
import { notice } from './editor.ts';
import { expect } from './test.ts';

test('shows the home page’s sections in three tabs of the same list, fresh for thirty seconds', async ({
  page,
  request,
  before,
}) => {
  let loads = 0;
  await page.clock.install();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { contentKeys?: { key: string; entry: unknown }[] } };
    const keys = answer.data?.contentKeys;
    if (keys) loads += 1;
    for (const item of keys ?? [])
      if (/^(hero|about|vision|mission|mbi2025)_/.test(item.key)) item.entry = null;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/admin/content');
  await expect(page.getByRole('article')).toHaveCount(before.length);
  const side = page.getByRole('navigation', { name: 'Admin navigation' });
  await side.getByRole('link', { name: 'Sections Content' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Hero Section', 'About Section', 'Vision & Mission']);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('What visitors see first');
  await expect(panel).toContainText('No hero content found. Add content using the form above.');
  await page.getByRole('tab', { name: 'Hero Section' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'About Section' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/sections/about');
  await expect(panel).toContainText('No about content found. Add content using the form above.');
  await expect(page.getByRole('tab', { name: 'About Section' })).toBeFocused();
  await page.getByRole('tab', { name: 'Vision & Mission' }).click();
  await expect(panel).toContainText('No vision & mission content found. Add content using the form above.');
  expect(loads).toBe(1);
  await page.clock.fastForward(31_000);
  await side.getByRole('link', { name: 'Content', exact: true }).click();
  await expect.poll(() => loads).toBe(2);
  // An answer may still be on its way through the route.
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto('/admin/sections/vision');
  await expect(panel.getByRole('article')).toHaveCount(8);
  await expect(panel).not.toContainText('No vision & mission content found');
  await edit(page, 'mission_title').click();
  await field(page, 'Mission: title', 'English').fill('Trial mission');
  await page.getByRole('tab', { name: 'About Section' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  await expect(row(page, 'mission_title')).toContainText('Trial mission');
  await edit(page, 'mbi2025_image').click();
  await page.getByRole('button', { name: /^Choose from Library/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await list(request)).find(({ key }) => key === 'mission_title')?.valueEn).toBe('Trial mission');
});
