import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addImages, fileOf, picture } from '../../images/images.samples.ts';
import { useTestApp } from '../../testing/testApp.ts';
import { prisma } from '../client.ts';
import { databaseCalls } from '../database.samples.ts';
import { wholePath, wholeType } from './names.ts';
import { tarFile, wholeSite, withSums } from './whole.samples.ts';
import { bytesOf } from '../../testing/bytesOf.ts';

const app = useTestApp();
const { contents, exported, importArchive, preview, reset } = databaseCalls(app);
const { images, removeFiles, upload, filesIn, withPicture, exportWhole, importWhole, lose } = wholeSite(app);

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(removeFiles);

const served = async (name: string) => bytesOf(await app.send(`/images/${name}`));

describe('an archive of the whole site', () => {
  test('restores content and images on an empty site, and changes nothing the second time', async () => {
    const { name, bytes } = await withPicture();
    const before = await contents();
    const whole = await exportWhole();
    await lose();
    const response = await importWhole(whole);
    expect(response.status).toBe(200);
    const { changes } = (await response.json()) as { changes: object[] };
    expect(changes).toContainEqual({ entity: 'images', added: 1, changed: 0, removed: 0, unchanged: 0 });
    const { Image: rows, ...rest } = await contents();
    const { Image: rowsBefore, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    const { key, ...facts } = (rowsBefore?.[0] ?? {}) as Record<string, unknown>;
    expect(rows).toMatchObject([facts]);
    expect(rows).not.toMatchObject([{ key }]);
    expect(bytes.equals(await served(name))).toBe(true);

    const files = filesIn('images/originals');
    expect((await importWhole(whole)).status).toBe(200);
    expect((await contents())['Image']).toEqual(rows);
    expect(filesIn('images/originals')).toEqual(files);
  });

  test('restores a lost file, and an alternative text', async () => {
    const { name, bytes } = await withPicture();
    const whole = await exportWhole();
    removeFiles();
    await prisma.image.updateMany({ data: { altEn: '', captionEn: '', credit: '' } });
    expect((await importWhole(whole)).status).toBe(200);
    expect(bytes.equals(await served(name))).toBe(true);
    expect(await prisma.image.findMany()).toMatchObject([
      { name, altEn: 'Wax on cloth', captionEn: 'Hot wax.', credit: 'Sari' },
    ]);
    expect(filesIn('images/originals')).toHaveLength(1);
  });

  test('restores an image from the trash, with its file', async () => {
    const { name, bytes } = await withPicture();
    const whole = await exportWhole();
    await app.send(`/api/storage/images/${name}?force=true`, {
      method: 'DELETE',
      headers: await app.signIn(),
    });
    expect(await prisma.change.count({ where: { trashedUntil: { not: null } } })).toBe(1);
    expect((await importWhole(whole)).status).toBe(200);
    expect(await prisma.change.count({ where: { trashedUntil: { not: null } } })).toBe(0);
    expect(bytes.equals(await served(name))).toBe(true);
  });

  test('stores UploadThing’s images here if the site stores its own', async () => {
    const { name, bytes } = await withPicture();
    const key = 'abcDEF';
    const url = `https://app.ufs.sh/f/${key}`;
    await prisma.image.updateMany({ data: { url } });
    await prisma.newsArticle.updateMany({ data: { imageUrl: url, contentEn: `![Wax](${url})` } });
    const { key: kept } = await prisma.image.findFirstOrThrow();
    const archive = (await exported()).replaceAll(kept, key);
    await lose();
    const { id } = JSON.parse(archive).entities.images[0] as { id: number };
    const files = [
      { name: 'archive.json', bytes: Buffer.from(archive) },
      { name: `images/${id}.png`, bytes },
    ];
    expect((await importWhole(await tarFile(withSums(files)))).status).toBe(200);
    const article = await prisma.newsArticle.findFirstOrThrow();
    expect(article).toMatchObject({ imageUrl: `/images/${name}`, contentEn: `![Wax](/images/${name})` });
  });

  test('lists missing images, on export and on import', async () => {
    const { name } = await withPicture();
    await upload(fileOf(await picture().jpeg().toBuffer(), 'kept.jpg', 'image/jpeg'));
    const { name: kept } = await prisma.image.findFirstOrThrow({ where: { type: 'image/jpeg' } });
    const { key } = await prisma.image.findUniqueOrThrow({ where: { name } });
    rmSync(join(images, 'originals', key));
    const response = await app.send(wholePath, { headers: await app.signIn() });
    expect(response.headers.get('Missing-Pictures')).toBe('1');
    const whole = new Blob([await response.arrayBuffer()], { type: wholeType });
    const archive = /\{"format".*\}/.exec(await whole.text())?.[0] ?? '';
    expect(JSON.parse(archive)).toMatchObject({ missing: [name] });
    const { missing } = await preview(archive);
    expect(missing).toEqual([name]);

    await lose();
    const imported = await importWhole(whole);
    expect([imported.status, await imported.json()]).toMatchObject([200, { missing: [name] }]);
    expect(await served(kept)).not.toHaveLength(0);
  });

  test('does not report images that the site has as missing', async () => {
    const { name } = await withPicture();
    const { key } = await prisma.image.findUniqueOrThrow({ where: { name } });
    const [file, aside] = [join(images, 'originals', key), join(folder, key)];
    renameSync(file, aside);
    const whole = await exportWhole();
    renameSync(aside, file);
    expect(await (await importWhole(whole)).json()).toMatchObject({ missing: [] });
    const complete = await app.send(wholePath, { headers: await app.signIn() });
    expect(complete.headers.get('Missing-Pictures')).toBe('0');
    expect(await complete.text()).not.toContain('"missing"');
  });

  test('is readable by tar and sha256sum', async () => {
    await withPicture();
    writeFileSync(join(folder, 'site.tar'), Buffer.from(await (await exportWhole()).arrayBuffer()));
    execFileSync('tar', ['-xf', 'site.tar'], { cwd: folder });
    const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
    expect(checked).toMatch(/^archive\.json: OK\nimages\/\d+\.png: OK\n$/);
    expect(readFileSync(join(folder, 'archive.json'), 'utf8')).toContain('"images":[{');
    await lose();
    const packed = 'cut -c 67- SHA256SUMS | tar --create --file=packed.tar';
    execFileSync('sh', ['-c', `${packed} --files-from=- SHA256SUMS`], { cwd: folder });
    const again = await importWhole(
      new Blob([readFileSync(join(folder, 'packed.tar'))], { type: wholeType }),
    );
    expect([again.status, await again.json()]).toMatchObject([200, { missing: [] }]);

    execFileSync('tar', ['-cf', 'folders.tar', 'archive.json', 'images', 'SHA256SUMS'], { cwd: folder });
    const folders = await importWhole(
      new Blob([readFileSync(join(folder, 'folders.tar'))], { type: wholeType }),
    );
    expect([folders.status, await folders.json()]).toMatchObject([
      400,
      { error: expect.stringMatching(/^images\/ is a folder, a link, .* --format=ustar/) },
    ]);
  });
});

describe('a JSON archive', () => {
  test('contains the rows of images, which no reset or import removes', async () => {
    const [kept] = await addImages({ altEn: 'Kawung' });
    const archive = await exported();
    await reset();
    expect(await prisma.image.count()).toBe(1);
    await prisma.image.deleteMany();
    const [existing] = await addImages({ id: kept?.id ?? 0 });
    const { changes } = await preview(archive);
    expect(changes).toContainEqual({ entity: 'images', added: 1, changed: 0, removed: 0, unchanged: 0 });
    await importArchive(archive);
    expect(await prisma.image.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id: existing?.id, name: existing?.name },
      { name: kept?.name, key: kept?.key, altEn: 'Kawung' },
    ]);
    const [next] = await addImages({});
    expect(next?.id).toBeGreaterThan(existing?.id ?? Infinity);
  });

  test('that assigns one image’s file to another is refused', async () => {
    const [kept] = await addImages({});
    const archive = await exported();
    await prisma.image.updateMany({ data: { name: '1_other.png', url: '/images/1_other.png' } });
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ValidationError' });
    expect(await prisma.image.findMany()).toMatchObject([{ id: kept?.id, name: '1_other.png' }]);
  });
});
