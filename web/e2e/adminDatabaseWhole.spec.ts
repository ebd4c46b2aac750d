// Tests the export and import of the whole site, with its pictures, in one file.
import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { tarOf } from '../../api/src/database/whole/tar.ts';
import { article, button, chooseFile, expect, test } from './adminDatabase.ts';
import { notice, signIn } from './editor.ts';

const lost = '1700000000000_lost.png';

/** A picture’s row in an archive, without its file. */
const row = {
  id: 900_001,
  key: 'a'.repeat(32),
  name: lost,
  url: `/images/${lost}`,
  size: 100,
  type: 'image/png',
  width: 10,
  height: 10,
  altEn: '',
  altId: '',
  placeholder: '',
  animated: false,
  isClean: true,
  version: 1,
  uploadedAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-01-05T02:00:00.000Z',
};

/** Builds a whole-site file from an archive. */
async function wholeOf(archive: string): Promise<Buffer> {
  const bytes = Buffer.from(archive);
  const sum = `${createHash('sha256').update(bytes).digest('hex')}  archive.json\n`;
  async function* files() {
    yield { name: 'archive.json', bytes };
    yield { name: 'SHA256SUMS', bytes: Buffer.from(sum) };
  }
  return Buffer.concat(await Array.fromAsync(tarOf(files())));
}

/** The site’s archive, with a picture whose file is missing. */
function withLostPicture(archive: string): string {
  const { entities, ...head } = JSON.parse(archive) as { entities: { images: object[] } };
  return JSON.stringify({ ...head, missing: [lost], entities: { ...entities, images: [row] } });
}

const chooseWhole = async (page: Page, archive: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'site.tar',
    mimeType: 'application/x-tar',
    buffer: await wholeOf(archive),
  });

/** Records failed responses, by status and path. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return refusals;
}

async function importChosen(page: Page): Promise<void> {
  await button(page, 'Import This File').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
}

test('shows the import in a separate row below the exports', async ({ page }) => {
  await signIn(page);
  const place = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('The element is not visible.');
    return box;
  };
  await page.goto('/admin/database');
  const panel = page.getByRole('region', { name: 'Export and Import' });
  await expect(panel).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const outer = await place(panel);
    const rows = await place(button(page, 'Export'));
    const whole = await place(button(page, 'Export with Pictures'));
    const back = await place(panel.getByText('or drop it here').locator('..'));
    expect(Math.abs(rows.y - whole.y) < 2).toBe(width >= 768);
    expect(back.y).toBeGreaterThan(whole.y + whole.height);
    expect(back.x).toBeCloseTo(rows.x, 0);
    expect(back.width).toBeGreaterThan(0.8 * outer.width);
  }
});

test('previews the changes of a file with pictures before it is sent', async ({ page, database }) => {
  await page.goto('/admin/database');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/database/archive'))));
  await database.rename(article, 'Trial of an import');
  await chooseWhole(page, withLostPicture(database.archive));
  const changes = page.getByRole('list', { name: 'Changes by kind' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'News' })).toContainText('1 changed');
  await expect(changes.filter({ hasText: 'Pictures' })).toContainText('1 added');
  await button(page, 'Import This File').click();
  await expect(page.getByRole('alertdialog')).toContainText('1 added, 1 changed, 0 removed.');
  expect(sent).toBe(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  const invalid = JSON.parse(database.archive) as { entities: { news: object[] } };
  Object.assign(invalid.entities.news[3] ?? {}, { titleEn: undefined });
  await chooseWhole(page, JSON.stringify(invalid));
  await expect(page.getByText('News, row 4, titleEn is missing.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'empty.tar',
    mimeType: 'application/x-tar',
    buffer: Buffer.alloc(0),
  });
  await expect(page.getByText('The file is not a complete archive of this site')).toBeVisible();
  expect(sent).toBe(0);
});

/** When the server may require the password: before the upload, or after it, if a proxy delayed the file. */
const questions = {
  'before the upload': (page: Page) =>
    page.route('/graphql', async (route) => {
      const { variables = {} } = route.request().postDataJSON() as { variables?: object };
      const isReadiness = Object.keys(variables).join() === 'state';
      const data = { importReadiness: { __typename: 'PasswordRequiredError' } };
      await (isReadiness ? route.fulfill({ json: { data } }) : route.continue());
    }),
  'after the upload': (page: Page) =>
    page.route('/api/database/archive?state=*', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'Your last sign-in was more than ten minutes ago.', code: 'PASSWORD_REQUIRED' },
      }),
    ),
};

for (const [when, refuse] of Object.entries(questions)) {
  test(`keeps the file, without an error, when the password dialog is closed ${when}`, async ({
    page,
    database,
  }) => {
    await page.goto('/admin/database');
    await refuse(page);
    await chooseWhole(page, database.archive);
    await importChosen(page);
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toHaveCount(0);
    await expect(button(page, 'Import This File')).toBeVisible();
    await expect(page.getByText('more than ten minutes ago')).toHaveCount(0);
    await expect(notice(page, 'Error')).toHaveCount(0);
  });
}

const choices: [what: string, choose: (page: Page, archive: string) => Promise<void>][] = [
  ['without pictures', (page, archive) => chooseFile(page, 'content.json', archive)],
  ['with pictures', chooseWhole],
];

for (const [what, choose] of choices) {
  test(`compares a file ${what} again if the content has changed since its preview`, async ({
    page,
    database,
  }) => {
    const refusals = refusalsOf(page);
    await database.rename(article, 'Before the comparison');
    await page.goto('/admin/database');
    await choose(page, database.archive);
    await expect(button(page, 'Import This File')).toBeVisible();
    await database.rename('Before the comparison', 'Saved meanwhile');
    await importChosen(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('alert')).toContainText('The content has changed');
    expect(await database.titles()).toContain('Saved meanwhile');
    await expect(notice(page, 'Error')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(notice(page, 'Database Imported')).toBeVisible();
    expect(await database.titles()).not.toContain('Saved meanwhile');
    expect(refusals).toEqual([]);
  });
}

test('explains a file’s problems in the reader’s language', async ({ page, database }) => {
  await page.goto('/admin/database?lang=id');
  const transfer = page.getByRole('region', { name: 'Ekspor dan Impor' });
  const { entities, ...head } = JSON.parse(database.archive) as {
    createdAt: string;
    entities: { messages: object[]; news: object[] };
  };
  const whole = (await wholeOf(database.archive)).toString('latin1');
  // A different time of the same length no longer matches the checksum.
  const damaged = whole.replace(head.createdAt, head.createdAt.replace(/^\d{4}/, '2001'));
  await page.locator('input[type=file]').setInputFiles({
    name: 'situs.tar',
    mimeType: 'application/x-tar',
    buffer: Buffer.from(damaged, 'latin1'),
  });
  await button(page, 'Impor Berkas Ini').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Impor' }).click();
  await expect(transfer).toContainText(
    'Berkas ini rusak: archive.json sudah berubah sejak diekspor. Tidak ada yang diimpor.',
  );

  Object.assign(entities.messages[0] ?? {}, { email: 'sari' });
  Object.assign(entities.news[0] ?? {}, { extra: 1, publishedAt: 'kemarin' });
  await chooseFile(page, 'konten.json', JSON.stringify({ ...head, entities }));
  await expect(transfer.getByRole('list').getByRole('listitem')).toHaveText([
    'Berita, baris 1, publishedAt tidak valid. Isi dengan tanggal dan jam.',
    'Berita, baris 1, extra tidak dikenal.',
    'Pesan, baris 1, email tidak valid. Isi dengan alamat email, misalnya nama@example.org.',
  ]);
});

test('names the pictures whose files are missing, on import and on export', async ({ page, database }) => {
  await page.goto('/admin/database');
  const transfer = page.getByRole('region', { name: 'Export and Import' });
  await chooseWhole(page, withLostPicture(database.archive));
  await expect(transfer.getByRole('alert')).toContainText(/^1 picture is not in this file, .*lost\.png/);
  await importChosen(page);
  await expect(notice(page, 'Database Imported')).toBeVisible();
  await expect(transfer.getByRole('alert')).toContainText(/^1 picture has no file, .*lost\.png/);
  await transfer.getByRole('button', { name: 'Close' }).click();
  await expect(transfer.getByRole('alert')).toHaveCount(0);

  await button(page, 'Export with Pictures').click();
  const text = '1 of 1 pictures could not be read and is not in the file';
  await expect(notice(page, 'Database Exported')).toContainText(text);
  await expect(transfer.getByRole('alert')).toHaveText(`${text}lost.png`);
  await page.request.delete(`/api/storage/images/${lost}?force=true`);
});
