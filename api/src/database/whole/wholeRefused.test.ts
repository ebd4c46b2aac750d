import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/testApp.ts';
import { databaseCalls } from '../database.samples.ts';
import { wholeType } from './names.ts';
import { tarFile, wholeSite, withSums, type ArchivedFile } from './whole.samples.ts';

const app = useTestApp();
const { contents, exported, seeded } = databaseCalls(app);
const { removeFiles, filesIn, withPicture, importWhole, lose } = wholeSite(app);

beforeEach(removeFiles);

/** Changes a tar archive’s first header, and updates its checksum. */
async function withHeader(files: readonly ArchivedFile[], change: (header: Buffer) => void): Promise<Blob> {
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
  image: ArchivedFile;
}

const invalidArchives: Record<string, (whole: Whole) => Promise<Blob>> = {
  'that is empty': async () => new Blob([], { type: wholeType }),
  'that is not a tar archive': async () => new Blob(['x'.repeat(2000)], { type: wholeType }),
  'that was cut off': async ({ archive, image }) =>
    (await tarFile(withSums([json(archive), image]))).slice(0, -2000, wholeType),
  'without checksums': ({ archive, image }) => tarFile([json(archive), image]),
  'without rows': ({ image }) => tarFile(withSums([image])),
  'whose image has a wrong checksum': ({ archive, image }) => {
    const files = withSums([json(archive), image]);
    const other = {
      ...image,
      bytes: Uint8Array.from(image.bytes, (byte, i) => (i === 60 ? byte ^ 1 : byte)),
    };
    return tarFile(files.map((file) => (file.name === image.name ? other : file)));
  },
  'with a file after the sums': ({ archive, image }) => tarFile([...withSums([json(archive)]), image]),
  'with a duplicate file': ({ archive, image }) => tarFile(withSums([json(archive), image, image])),
  'with a file without a row': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, name: 'images/99999.png' }])),
  'with a path outside the folder': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, name: '../../serve.ts' }])),
  'with an invalid image': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, bytes: Buffer.from('<script>alert(1)</script>') }])),
  'with an image that is also an HTML page': ({ archive, image }) =>
    tarFile(
      withSums([json(archive), { ...image, bytes: Buffer.concat([image.bytes, Buffer.from('<html>')]) }]),
    ),
  'with an image that is too large': ({ archive, image }) =>
    tarFile(withSums([json(archive), { ...image, bytes: Buffer.alloc(1_048_577) }])),
  'with a link': ({ archive }) => withHeader(withSums([json(archive)]), (header) => header.write('2', 156)),
  'with an extended header': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('x', 156)),
  'with a size beyond its end': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('77777777777', 124)),
  'with an invalid size': ({ archive }) =>
    withHeader(withSums([json(archive)]), (header) => header.write('-0000000001', 124)),
  ...Object.fromEntries(
    Object.entries({
      'a URL on another site': { url: 'https://169.254.169.254/f/abc' },
      'the URL of another picture': { url: '/images/1_other.png' },
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
  'whose image has a wrong checksum': ['FILE_DAMAGED', /^images\/\d+\.png$/],
  'with a file after the sums': ['FILE_TWICE', /^images\/\d+\.png$/],
  'with a duplicate file': ['FILE_TWICE', /^images\/\d+\.png$/],
  'with a file without a row': ['FILE_UNKNOWN', /^images\/99999\.png$/],
  'with a path outside the folder': ['FILE_UNKNOWN', /^\.\.\/\.\.\/serve\.ts$/],
  'with an invalid image': ['NOT_AN_IMAGE', /^\d+_kawung\.png$/],
  'with an image that is also an HTML page': ['NOT_AN_IMAGE', /^\d+_kawung\.png$/],
  'with an image that is too large': ['FILE_TOO_LARGE', /^images\/\d+\.png$/],
  'with a link': ['ARCHIVE_INCOMPLETE'],
  'with an extended header': ['ARCHIVE_INCOMPLETE'],
  'with a size beyond its end': ['ARCHIVE_INCOMPLETE'],
  'with an invalid size': ['ARCHIVE_INCOMPLETE'],
};

describe('an archive of the whole site', () => {
  test.each(Object.entries(invalidArchives))('%s is refused, and nothing changes', async (what, corrupt) => {
    const { bytes } = await withPicture();
    const archive = JSON.parse(await exported()) as Whole['archive'];
    await lose();
    await seeded();
    const before = await contents();
    const image = { name: `images/${String(archive.entities.images[0]?.['id'])}.png`, bytes };
    const response = await importWhole(await corrupt({ archive, image }));
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

  test('is refused if its media type is not tar', async () => {
    const response = await importWhole(new Blob(['{}'], { type: 'application/json' }));
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'Send the body as application/x-tar.' },
    ]);
  });
});
