// The whole site in one file, with its pictures.
import { createHash } from 'node:crypto';
import { tarOf } from '../../api/src/database/whole/tar.ts';
import { button, expect, test } from './adminDatabase.ts';
import { notice } from './editor.ts';

const lost = '1700000000000_lost.png';

/** A picture as an archive has it, without a file. */
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

/** The archive as the file of a whole site. */
async function wholeOf(archive: string): Promise<Buffer> {
  const bytes = Buffer.from(archive);
  const sum = `${createHash('sha256').update(bytes).digest('hex')}  archive.json\n`;
  async function* files() {
    yield { name: 'archive.json', bytes };
    yield { name: 'SHA256SUMS', bytes: Buffer.from(sum) };
  }
  return Buffer.concat(await Array.fromAsync(tarOf(files())));
}

/** The site's archive, with a picture whose file is lost. */
function withLostPicture(archive: string): string {
  const { entities, ...head } = JSON.parse(archive) as { entities: { images: object[] } };
  return JSON.stringify({ ...head, missing: [lost], entities: { ...entities, images: [row] } });
}

test('pictures whose files are lost are named, when they come and when they go', async ({
  page,
  database,
}) => {
  await page.goto('/admin/database');
  const transfer = page.getByRole('region', { name: 'Export and Import' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'site.tar',
    mimeType: 'application/x-tar',
    buffer: await wholeOf(withLostPicture(database.archive)),
  });
  await button(page, 'Import this file').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await expect(notice(page, 'Database Imported')).toBeVisible();
  await expect(transfer.getByRole('alert')).toContainText(/^1 picture has no file, .*lost\.png/);
  await transfer.getByRole('button', { name: 'Close' }).click();
  await expect(transfer.getByRole('alert')).toHaveCount(0);

  await button(page, 'Export with pictures').click();
  const told = '1 of 1 pictures could not be read and is not in the file';
  await expect(notice(page, 'Database Exported')).toContainText(told);
  await expect(transfer.getByRole('alert')).toHaveText(`${told}lost.png`);
  await page.request.delete(`/api/storage/images/${lost}?force=true`);
});
