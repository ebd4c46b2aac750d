import { card, choose, deleteImages, file, jpeg, openLibrary, uploads } from './adminImages.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(openLibrary);
test.afterEach(deleteImages);

test('previews, describes, copies and finds an image', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, await jpeg('kawung.jpg'), await jpeg('parang.jpg', 640, 360));
  // Escape closes the topmost layer, so wait for the last notice before opening the preview.
  await expect(notice(page, 'Upload Successful')).toContainText('parang.jpg');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, 'parang.jpg')).toContainText(/[\d.]{4,} KB/);
  await expect(card(page, 'parang.jpg')).toContainText('image/jpeg');
  await expect(card(page, 'parang.jpg')).toContainText('640 × 360 px');
  await expect(card(page, 'parang.jpg').locator('source').first()).toHaveAttribute(
    'srcset',
    /480\.avif 480w/,
  );

  const preview = card(page, 'parang.jpg').getByRole('button', { name: /^Preview: / });
  await preview.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/parang\.jpg$/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(/kawung\.jpg$/);
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(dialog).toHaveAccessibleName(/parang\.jpg$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(preview).toBeFocused();

  await card(page, 'kawung.jpg')
    .getByRole('button', { name: /^Copy URL/ })
    .click();
  await expect(notice(page, 'URL Copied')).toContainText('Image URL copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:.*\/images\/\d+_kawung\.jpg$/,
  );

  await card(page, 'kawung.jpg')
    .getByRole('button', { name: /^Describe/ })
    .click();
  const alt = dialog.getByRole('group', { name: 'Description' });
  await alt.getByLabel('English', { exact: true }).fill('Four almonds round a cross');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  // The dialog returns the focus as it closes.
  await expect(alt.getByLabel('English', { exact: true })).toBeFocused();
  await alt.getByLabel('Indonesian', { exact: true }).fill('Empat buah badam mengelilingi silang');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Success')).toContainText('Image description saved successfully');
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'kawung.jpg').getByRole('img')).toHaveAttribute(
    'alt',
    'Four almonds round a cross',
  );
  await page.reload();
  await expect(card(page, 'kawung.jpg')).toContainText('Four almonds round a cross');

  await page.getByLabel('Search by name or description').fill('badam');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Search by name or description').fill('nothing of the kind');
  await expect(page.getByText('No images match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Images' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Search by name or description')).toBeFocused();
});

test('deletes an image after a confirmation, and one in use only after a second', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  await choose(page, await jpeg('free.jpg'), await jpeg('used.jpg'));
  await expect(uploads(page)).toHaveText(['free.jpgUpload Successful', 'used.jpgUpload Successful']);
  // Wait for this notice, which would otherwise replace the next one.
  await expect(notice(page, 'Upload Successful')).toContainText('used.jpg uploaded successfully');
  await expect(card(page, 'used.jpg').getByRole('heading')).toHaveText('used.jpg');
  const usedUrl = await card(page, 'used.jpg').locator('img').getAttribute('src');
  const remove = (name: string) => card(page, name).getByRole('button', { name: /^Delete/ });
  const question = page.getByRole('alertdialog');

  await page.route('**/graphql*', (route) => route.abort());
  await remove('free.jpg').click();
  await expect(question).toContainText('Are you sure you want to delete this image?');
  await expect(question).toContainText('free.jpg');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Delete Failed')).toContainText('Failed to delete image');
  await expect(card(page, 'free.jpg')).toBeVisible();
  await page.unroute('**/graphql*');
  await remove('free.jpg').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Image Deleted')).toContainText(/(?<!_)free\.jpg has been deleted/);
  await expect(page.getByRole('article')).toHaveCount(1);

  // The image is used only after the list has loaded.
  const article = {
    titleEn: 'Trial of a picture',
    titleId: 'Uji gambar',
    category: 'news',
    imageUrl: usedUrl,
  };
  const created = await request.post('/api/news', { headers, data: article });
  const { id } = (await created.json()) as { id: number };
  try {
    await remove('used.jpg').click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice(page, 'Delete Failed')).toContainText('Failed to delete image: it is in use');
    await expect(question).toContainText('It is used in: News “Trial of a picture”.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await card(page, 'used.jpg').getByText('Used in 1 place').click();
    await expect(page.getByRole('link', { name: 'News: Trial of a picture' })).toHaveAttribute(
      'href',
      `/admin/news/${id}`,
    );
    await remove('used.jpg').click();
    await question.getByRole('button', { name: 'Delete Anyway' }).click();
    await expect(notice(page, 'Image Deleted')).toContainText(/(?<!_)used\.jpg has been deleted/);
    await expect(page.getByText('No images uploaded yet')).toBeVisible();
  } finally {
    await request.delete(`/api/news/${id}`, { headers });
  }
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('passes axe, without sideways scrolling', async ({ page }) => {
      const check = () => expectAccessible(page);
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      };
      await expect(page.getByText('No images uploaded yet')).toBeVisible();
      await check();
      await choose(
        page,
        await jpeg('a name as long as cameras and telephones give them, with a date of 2026-11-20.jpg'),
        file('notes.txt', 'text/plain', Buffer.from('No picture.')),
      );
      await expect(notice(page, 'Invalid File')).toContainText('notes.txt');
      await check();
      for (const name of [/^Preview/, /^Describe/, /^Delete/]) {
        await page.getByRole('article').getByRole('button', { name }).click();
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
        await check();
        await close();
      }
    });
  });
}
