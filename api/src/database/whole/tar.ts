import type { FileHandle } from 'node:fs/promises';
import { RefusedArchiveError } from '../../errors.ts';

// The part of the tar format (POSIX ustar) that the site uses: regular files with short names. It also reads GNU tar’s
// headers. Links, folders and extensions, which could demand memory before a size is checked, are refused.

const block = 512;

interface Field {
  at: number;
  length: number;
}
const fields = {
  name: { at: 0, length: 100 },
  mode: { at: 100, length: 8 },
  size: { at: 124, length: 12 },
  modified: { at: 136, length: 12 },
  checksum: { at: 148, length: 8 },
  type: { at: 156, length: 1 },
  magic: { at: 257, length: 8 },
  prefix: { at: 345, length: 155 },
} satisfies Record<string, Field>;

const magic = 'ustar\u000000';
/** GNU tar’s magic, which is followed by a NUL. */
const gnuMagic = 'ustar';

const padding = (size: number) => (block - (size % block)) % block;

/** The sum of the header’s bytes, with the checksum’s own field counted as spaces. */
function checksumOf(header: Buffer): number {
  const { at, length } = fields.checksum;
  return header.reduce((sum, byte, i) => sum + (i >= at && i < at + length ? 0x20 : byte), 0);
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  const put = ({ at }: Field, text: string) => header.write(text, at, 'latin1');
  const octal = ({ at, length }: Field, value: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  put(fields.name, name);
  octal(fields.mode, 0o600);
  octal(fields.size, size);
  octal(fields.modified, Math.floor(Date.now() / 1000));
  put(fields.type, '0');
  put(fields.magic, magic);
  octal(fields.checksum, checksumOf(header));
  return header;
}

/** Packs files into one tar archive; each is read once those before it have been sent. */
export async function* tarOf(files: AsyncIterable<{ name: string; bytes: Uint8Array }>) {
  for await (const { name, bytes } of files) {
    yield headerOf(name, bytes.length);
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield Buffer.alloc(2 * block);
}

/** A file in a tar archive on disk. */
export interface TarEntry {
  name: string;
  /** In bytes. */
  size: number;
  read(): Promise<Buffer>;
}

const broken = () =>
  new RefusedArchiveError(
    'ARCHIVE_INCOMPLETE',
    'The file is not a complete archive of this site. Export it again.',
  );

const notAFile = (name: string) =>
  new RefusedArchiveError(
    'ARCHIVE_INCOMPLETE',
    `${name} is a folder, a link, or in a tar format that is not supported. Pack the files alone, in the order of SHA256SUMS: cut -c 67- SHA256SUMS | tar --create --format=ustar --file=site.tar --files-from=- SHA256SUMS`,
  );

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw broken();
  return bytes;
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = ({ at, length }: Field) => header.toString('latin1', at, at + length).replace(/[\0 ]+$/, '');
  const octal = (field: Field) => (/^[0-7]+$/.test(text(field)) ? Number.parseInt(text(field), 8) : NaN);
  const isTar =
    octal(fields.checksum) === checksumOf(header) &&
    [magic, gnuMagic].includes(text(fields.magic)) &&
    text(fields.prefix) === '';
  const size = octal(fields.size);
  if (!isTar || Number.isNaN(size)) throw broken();
  if (text(fields.type) !== '0') throw notAFile(text(fields.name));
  return { name: text(fields.name), size };
}

/**
 * The files of a tar archive, in order. @throws RefusedArchiveError for anything that the site would not
 * write
 */
export async function* entriesOf(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size: end } = await file.stat();
  for (let position = 0; ;) {
    const header = await readAt(file, position, block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    const start = position + block;
    position = start + size + padding(size);
    if (position > end) throw broken();
    yield { name, size, read: () => readAt(file, start, size) };
  }
}
