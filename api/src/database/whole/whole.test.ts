import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addImages, fileOf, picture, uploader } from '../../images/images.samples.ts';
import { useTestApp } from '../../testing/testApp.ts';
import { prisma } from '../client.ts';
import { databaseCalls } from '../database.samples.ts';
import { wholePath, wholeType } from './names.ts';
import { tarFile } from './whole.samples.ts';

const app = useTestApp();
const { contents, exported, importArchive, preview, reset, seeded } = databaseCalls(app);
const { upload } = uploader(app);

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

const images = join(app.environment.DATA_DIR, 'images');
const filesIn = (...names: string[]) => readdirSync(join(app.environment.DATA_DIR, ...names));
const removeFiles = () => {
  rmSync(images, { recursive: true, force: true });
  mkdirSync(join(images, 'originals'), { recursive: true });
};
beforeEach(removeFiles);

/** The site with sample content and an image used by an article. */
async function withPicture(): Promise<{ name: string; bytes: Buffer }> {
  const bytes = await picture().png().toBuffer();
  await seeded();
  await upload(fileOf(bytes));
  const { name } = await prisma.image.findFirstOrThrow();
  await prisma.image.updateMany({ data: { altEn: 'Wax on cloth', altId: 'Malam di kain' } });
  await prisma.newsArticle.updateMany({ data: { imageUrl: `/images/${name}` } });
  return { name, bytes };
}

async function exportWhole(): Promise<Blob> {
  const response = await app.send(wholePath, { headers: await app.signIn() });
  expect(response.headers.get('Content-Type')).toBe(wholeType);
  return new Blob([await response.arrayBuffer()], { type: wholeType });
}

const importWhole = async (body: Blob) =>
  app.send(wholePath, { method: 'POST', headers: await app.signIn(), body });

/** Simulates a lost disk and a new database. */
async function lose(): Promise<void> {
  await reset();
  await prisma.image.deleteMany();
  removeFiles();
}

const served = async (name: string) => (await app.send(`/images/${name}`)).bytes();

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
    await prisma.image.updateMany({ data: { altEn: '' } });
    expect((await importWhole(whole)).status).toBe(200);
    expect(bytes.equals(await served(name))).toBe(true);
    expect(await prisma.image.findMany()).toMatchObject([{ name, altEn: 'Wax on cloth' }]);
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

  test('reports no image as missing that the site has', async () => {
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

type File = { name: string; bytes: Uint8Array };

/** The files with their list of checksums. */
function withSums(files: readonly File[]): File[] {
  const sums = files.map(
    ({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  return [...files, { name: 'SHA256SUMS', bytes: Buffer.from(sums.join('')) }];
}

/** Changes a tar archive’s first header, and updates its checksum. */
async function withHeader(files: readonly File[], change: (header: Buffer) => void): Promise<Blob> {
  const bytes = Buffer.from(await (await tarFile(files)).arrayBuffer());
  const header = bytes.subarray(0, 512);
  change(header);
  header.fill(' ', 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(sum.toString(8).padStart(7, '0'), 148, 'latin1');
  header[155] = 0;
  return new Blob([bytes], { type: wholeType });
}

const json = (archive: unknown) => ({ name: 'archive.json', bytes: Buffer.from(JSON.stringify(archive)) });

interface Whole {
  archive: { entities: { images: Record<string, unknown>[] } };
  image: File;
}

const spoilt: Record<string, (whole: Whole) => Promise<Blob>> = {
  'that is empty': async () => new Blob([], { type: wholeType }),
  'that is not a tar archive': async () => new Blob(['x'.repeat(2000)], { type: wholeType }),
  'that was cut off': async ({ archive, image }) =>
    (await tarFile(withSums([json(archive), image]))).slice(0, -2000, wholeType),
  'without checksums': ({ archive, image }) => tarFile([json(archive), image]),
  'without rows': ({ image }) => tarFile(withSums([image])),
  'whose image has another checksum': ({ archive, image }) => {
    const files = withSums([json(archive), image]);
    const other = {
      ...image,
      bytes: Uint8Array.from(image.bytes, (byte, i) => (i === 60 ? byte ^ 1 : byte)),
    };
    return tarFile(files.map((file) => (file.name === image.name ? other : file)));
  },
  'with a file after the sums': ({ archive, image }) => tarFile([...withSums([json(archive)]), image]),
  'with a file twice': ({ archive, image }) => tarFile(withSums([json(archive), image, image])),
  'with a file without a row': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, name: 'images/99999.png' }])),
  'with a way out of the folder': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, name: '../../serve.ts' }])),
  'with an invalid image': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, bytes: Buffer.from('<script>alert(1)</script>') }])),
  'with an image that is also a page': ({ archive, image }) =>
    tarFile(
      withSums([json(archive), { ...image, bytes: Buffer.concat([image.bytes, Buffer.from('<html>')]) }]),
    ),
  'with an image that is too large': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, bytes: Buffer.alloc(1_048_577) }])),
  'with a link': ({ archive }) => withHeader(withSums([json(archive)]), (header) => header.write('2', 156)),
  'with an extended header': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('x', 156)),
  'with a size past its end': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('77777777777', 124)),
  'with an invalid size': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('-0000000001', 124)),
  ...Object.fromEntries(
    Object.entries({
      'an address elsewhere': { url: 'https://169.254.169.254/f/abc' },
      'the address of another picture': { url: '/images/1_other.png' },
      'a name that is a path': { name: '../../1_a.png' },
      'a key that is a path': { key: '../../lock' },
      'a type that runs scripts': { type: 'image/svg+xml' },
      'an invalid placeholder': { placeholder: 'https://example.org/pixel' },
      'an unknown column': { owner: 'x' },
    }).map(([what, values]) => [
      `with a row that has ${what}`,
      ({ archive, image }: Whole) => {
        Object.assign(archive.entities.images[0] ?? {}, values);
        return tarFile(withSums([json(archive), image]));
      },
    ]),
  ),
};

/** The error code of a refusal; undefined if its field errors have codes. */
const codes: Record<string, [code: string, file?: RegExp]> = {
  'that is empty': ['ARCHIVE_INCOMPLETE'],
  'that is not a tar archive': ['ARCHIVE_INCOMPLETE'],
  'that was cut off': ['ARCHIVE_INCOMPLETE'],
  'without checksums': ['ARCHIVE_INCOMPLETE'],
  'without rows': ['ARCHIVE_INCOMPLETE'],
  'whose image has another checksum': ['FILE_DAMAGED', /^images\/\d+\.png$/],
  'with a file after the sums': ['FILE_TWICE', /^images\/\d+\.png$/],
  'with a file twice': ['FILE_TWICE', /^images\/\d+\.png$/],
  'with a file without a row': ['FILE_UNKNOWN', /^images\/99999\.png$/],
  'with a way out of the folder': ['FILE_UNKNOWN', /^\.\.\/\.\.\/serve\.ts$/],
  'with an invalid image': ['NOT_AN_IMAGE', /^\d+_kawung\.png$/],
  'with an image that is also a page': ['NOT_AN_IMAGE', /^\d+_kawung\.png$/],
  'with an image that is too large': ['FILE_TOO_LARGE', /^images\/\d+\.png$/],
  'with a link': ['ARCHIVE_INCOMPLETE'],
  'with an extended header': ['ARCHIVE_INCOMPLETE'],
  'with a size past its end': ['ARCHIVE_INCOMPLETE'],
  'with an invalid size': ['ARCHIVE_INCOMPLETE'],
};

describe('an archive of the whole site', () => {
  test.each(Object.entries(spoilt))('%s is refused, and nothing changes', async (what, spoil) => {
    const { bytes } = await withPicture();
    const archive = JSON.parse(await exported()) as Whole['archive'];
    await lose();
    await seeded();
    const before = await contents();
    const image = { name: `images/${String(archive.entities.images[0]?.['id'])}.png`, bytes };
    const response = await importWhole(await spoil({ archive, image }));
    expect(response.status).toBe(400);
    const [code, file] = codes[what] ?? [];
    const refusal = (await response.json()) as Record<string, unknown>;
    expect(refusal['code']).toBe(code);
    expect(String(refusal['file'] ?? '')).toMatch(file ?? /^$/);
    expect(refusal['fields'] === undefined).toBe(code !== undefined);
    expect(await contents()).toEqual(before);
    expect(filesIn('images/originals')).toEqual([]);
    expect(filesIn('backups').filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('with a media type other than tar is not read', async () => {
    const response = await importWhole(new Blob(['{}'], { type: 'application/json' }));
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'Send the body as application/x-tar.' },
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
    const [own] = await addImages({ id: kept?.id ?? 0 });
    const { changes } = await preview(archive);
    expect(changes).toContainEqual({ entity: 'images', added: 1, changed: 0, removed: 0, unchanged: 0 });
    await importArchive(archive);
    expect(await prisma.image.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id: own?.id, name: own?.name },
      { name: kept?.name, key: kept?.key, altEn: 'Kawung' },
    ]);
    const [next] = await addImages({});
    expect(next?.id).toBeGreaterThan(own?.id ?? Infinity);
  });

  test('that assigns one image’s file to another is refused', async () => {
    const [kept] = await addImages({});
    const archive = await exported();
    await prisma.image.updateMany({ data: { name: '1_other.png', url: '/images/1_other.png' } });
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ValidationError' });
    expect(await prisma.image.findMany()).toMatchObject([{ id: kept?.id, name: '1_other.png' }]);
  });
});
