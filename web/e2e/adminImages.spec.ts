import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, signIn } from './editor.ts';
import { photograph } from './pictures.ts';
import { expect, test } from './test.ts';

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const jpeg = async (name: string, width = 320, height = 200) =>
  file(name, 'image/jpeg', await photograph(width, height, '#f3c77a'));

/** Chooses files through the button. */
const choose = async (page: Page, ...files: ReturnType<typeof file>[]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Images' }).click();
  await (await chooser).setFiles(files);
};

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');

/** The current notice, even behind a dialog; the list of uploads contains the same words. */
const notice = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Notifications', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: title });

/** Records the titles of all notices; each stays until the next one replaces it. */
async function watchNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as { notices: string[] };
    watched.notices = [];
    new MutationObserver(() => {
      const title = document.querySelector('li[data-state="open"] div > div')?.textContent;
      if (title && title !== watched.notices.at(-1)) watched.notices.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/images');
});

/** Every test removes its uploads. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const { images } = (await (await request.get('/api/storage/images', { headers })).json()) as {
    images: { name: string }[];
  };
  for (const { name } of images) await request.delete(`/api/storage/images/${name}?force=true`, { headers });
});

test('uploads several files one after another, and continues after invalid ones', async ({ page }) => {
  await expect(page.getByText('No images uploaded yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Your First Image' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upload Guidelines' })).toContainText(
    'Maximum file size1 MBFormatsJPEG/JPG, PNG, WebP, GIFRecommended resolution1920x1080Aspect ratio for banners16:9',
  );
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/ingest/**', async (route) => {
    await held;
    await route.continue();
  });
  const notices = await watchNotices(page);
  await choose(
    page,
    await jpeg('first.jpg'),
    file('notes.txt', 'text/plain', Buffer.from('No picture.')),
    file('huge.png', 'image/png', Buffer.alloc(1_048_577)),
    file('page.png', 'image/png', Buffer.from('<!doctype html>')),
    await jpeg('last.jpg'),
  );
  await expect(uploads(page)).toHaveText([
    /^first\.jpgUploading\.\.\. \d+%$/,
    'notes.txtWaiting',
    'huge.pngWaiting',
    'page.pngWaiting',
    'last.jpgWaiting',
  ]);
  await expect(page.getByRole('progressbar', { name: 'Upload progress: first.jpg' })).toBeVisible();
  letThrough();
  await expect(uploads(page)).toHaveText([
    'first.jpgUpload Successful',
    'notes.txtInvalid Filenotes.txt is not an image file',
    'huge.pngFile Too Largehuge.png is larger than 1MB',
    'page.pngUpload FailedFailed to upload page.png: page.png is not an image file',
    'last.jpgUpload Successful',
  ]);
  await expect(notice(page, 'Upload Successful')).toContainText('last.jpg uploaded successfully');
  expect(await notices()).toEqual([
    'Upload Successful',
    'Invalid File',
    'File Too Large',
    'Upload Failed',
    'Upload Successful',
  ]);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    /^\d+_last\.jpg$/,
    /^\d+_first\.jpg$/,
  ]);
  await expect(page.locator('input[type="file"]').first()).toHaveValue('');
  await page.getByRole('button', { name: 'Clear List' }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

  // A connection that breaks during the upload.
  await page.unroute('**/ingest/**');
  await page.route('**/ingest/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choose(page, await jpeg('lost.jpg'));
  await expect(notice(page, 'Upload Error')).toContainText('An error occurred during upload');
  await expect(uploads(page)).toHaveText([/^lost\.jpgUpload Error/]);
});

test('explains in the reader’s language why a file was rejected', async ({ page }) => {
  await page.goto('/admin/images?lang=id');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(file('rusak.jpg', 'image/jpeg', Buffer.from('<!doctype html>')));
  await expect(
    page.getByText('Gagal mengunggah rusak.jpg: rusak.jpg bukan berkas gambar').first(),
  ).toBeVisible();
  await input.setInputFiles(file('motif.svg', 'image/svg+xml', Buffer.from('<svg/>')));
  await expect(
    page.getByText('Gagal mengunggah motif.svg: motif.svg bukan berkas gambar').first(),
  ).toBeVisible();
});

test('previews, describes, copies and finds an image', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, await jpeg('kawung.jpg'), await jpeg('parang.jpg', 640, 360));
  // Escape closes the topmost layer: the last notice appears before the preview opens.
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
  await dialog.getByLabel('English', { exact: true }).fill('Four almonds round a cross');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByLabel('Indonesian', { exact: true }).fill('Empat buah badam mengelilingi silang');
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
  // Later, it would replace the next notice.
  await expect(notice(page, 'Upload Successful')).toContainText('used.jpg uploaded successfully');
  const usedName = (await card(page, 'used.jpg').getByRole('heading').textContent()) ?? '';
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
  await expect(notice(page, 'Image Deleted')).toContainText(/\d+_free\.jpg has been deleted/);
  await expect(page.getByRole('article')).toHaveCount(1);

  // It is used only after the list was loaded.
  const article = {
    titleEn: 'Trial of a picture',
    titleId: 'Uji gambar',
    category: 'news',
    imageUrl: `/images/${usedName}`,
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
    await expect(notice(page, 'Image Deleted')).toContainText(`${usedName} has been deleted`);
    await expect(page.getByText('No images uploaded yet')).toBeVisible();
  } finally {
    await request.delete(`/api/news/${id}`, { headers });
  }
});

test('accepts dropped files, and reports a failed list and a missing picture', async ({ page }) => {
  const { buffer } = await jpeg('dropped.jpg');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return dropped;
  }, buffer.toString('base64'));
  const target = page.getByRole('region', { name: 'Upload Guidelines' });
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop the images to upload them')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop the images to upload them')).toHaveCount(0);
  await expect(card(page, 'dropped.jpg')).toBeVisible();

  await page.route('**/graphql*', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'The database is resting.' }] } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notice(page, 'Load Failed')).toContainText('Failed to load images: The database is resting.');
  await expect(card(page, 'dropped.jpg')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notice(page, 'Load Error')).toContainText('An error occurred while loading images');

  // Even without cached data, the section stays and can try again.
  await page.getByLabel('Search by name or description').fill('dropped');
  await expect(page.getByText('The images could not be loaded')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.route('/images/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'dropped.jpg')).toContainText('Image not found');
});

test('uploads a form’s picture in its picker and chooses it by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/news/new');
  const address = page.getByRole('textbox', { name: 'Image URL' });
  const choose = page.getByRole('button', { name: 'Choose from Library: Image URL' });
  await choose.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose an Image' });
  await expect(picker.getByText('No images uploaded yet')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles([await jpeg('older.jpg'), await jpeg('newer.jpg')]);
  await expect(picker.getByRole('option', { name: 'newer.jpg' })).toBeFocused();
  await expect(notice(page, 'Upload Successful')).toContainText('newer.jpg uploaded successfully');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('option', { name: 'older.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(address).toHaveValue(/^\/images\/\d+_older\.jpg$/);
  await expect(choose).toBeFocused();
  await page.getByRole('button', { name: 'Clear: Image URL' }).click();
  await expect(address).toHaveValue('');
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
