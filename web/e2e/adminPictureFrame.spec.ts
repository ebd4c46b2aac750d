import { card, choose, deleteImages, jpeg, openLibrary, uploads } from './adminImages.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(openLibrary);
test.afterEach(deleteImages);

test('crops and replaces a picture that is in use, then deletes the unused ones', async ({
  page,
  request,
}) => {
  await choose(page, await jpeg('used cloth.jpg', 800, 400), await jpeg('spare.jpg'), await jpeg('old.jpg'));
  await expect(uploads(page).filter({ hasText: 'Upload Successful' })).toHaveCount(3, { timeout: 20_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('3 images', { exact: true })).toBeVisible();
  // People see the original name, and the address is the specification’s.
  const used = card(page, 'used cloth.jpg');
  const src = (await used.locator('img').getAttribute('src')) ?? '';
  expect(src).toMatch(/\/images\/\d+_used_cloth\.jpg$/);

  const headers = await bearer(request);
  const data = { titleEn: 'Trial of frames', titleId: 'Uji bingkai', category: 'culture', imageUrl: src };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };

  await used.getByRole('button', { name: /^Crop and replace/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and Focal Point' });
  await dialog.getByRole('button', { name: /^Focal point: The site chooses/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(
    dialog.getByRole('button', { name: /^Focal point: 60% from the left, 49% from the top/ }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: '1:1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('slider', { name: /^Cut on the left/ })).toHaveAttribute(
    'aria-valuetext',
    '35%',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Success')).toContainText('Crop and focal point saved');
  await expect(dialog).toHaveCount(0);
  const cropped = (await used.locator('img').getAttribute('src')) ?? '';
  expect(cropped).toMatch(/\/400-[0-9a-f]{12}\.webp$/);

  await used.getByRole('button', { name: /^Crop and replace/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Replace File' }).click();
  await (await chooser).setFiles(await jpeg('new cloth.jpg', 640, 640));
  await expect(notice(page, 'Upload Successful')).toContainText('new cloth.jpg is in place everywhere', {
    timeout: 15_000,
  });
  await expect(used).toContainText('640 × 640 px');
  const replaced = (await used.locator('img').getAttribute('src')) ?? '';
  expect(new Set([src, cropped, replaced]).size).toBe(3);

  await page.getByRole('button', { name: 'Not in Use' }).click();
  await expect(page).toHaveURL(/\?lacks=use$/);
  await expect(page.getByText('2 images match')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selected images' });
  await bar.getByRole('checkbox', { name: 'Select All' }).focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 unused images?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('2 images have been deleted');
  await page.getByRole('button', { name: 'Show All Images' }).click();
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();

  await page.goto(`/news/${id}`);
  const shown = page.locator(`img[src="${replaced}"]`).first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await request.delete(`/api/news/${id}`, { headers });
});
