import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { TestApp } from '../testing/testApp.ts';
import type { UploadedImage } from '../../../web/src/shared/uploads.ts';

/** An image with noise, so that it does not compress to nothing. */
export function picture(width = 64, height = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#7a3b1d', noise } });
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, tail]);
}

/** A PNG of exactly this many bytes: padded with a palette that decoders skip, and that is not metadata. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const padding = pngChunk(
    'sPLT',
    Buffer.concat([Buffer.from('pad\0\b'), Buffer.alloc(bytes - png.length - 17)]),
  );
  return Buffer.concat([png.subarray(0, 33), padding, png.subarray(33)]);
}

/**
 * A black PNG of one bit a pixel: 33 KB at 16,300 pixels a side, and a quarter of a gigabyte once decoded.
 */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

export const fileOf = (
  bytes: Uint8Array,
  name = 'kawung.png',
  type = 'image/png',
  lastModified = Date.now(),
) => new File([new Uint8Array(bytes)], name, { type, lastModified });

interface Address {
  url: string;
  key: string;
  name: string;
  customId: string;
}

/** The ingest’s response to a PUT. */
export interface PutAnswer {
  url: string;
  ufsUrl: string;
  fileHash: string;
  serverData?: UploadedImage;
  error?: string;
}

/** A browser’s announcement of a file; UploadThing derives its key from this and the time. */
type FileFacts = Pick<File, 'name' | 'size' | 'type'> & { lastModified?: number };

/** Speaks UploadThing’s protocol with the app, as its browser client does. */
export function uploader({ send, sendJson, signIn }: TestApp) {
  const announce = async (files: FileFacts[], headers?: Record<string, string>) =>
    sendJson(
      'POST',
      '/api/uploadthing?actionType=upload&slug=image',
      {
        files: files.map(({ name, size, type, lastModified }) => ({ name, size, type, lastModified })),
        input: null,
      },
      headers ?? (await signIn()),
    );

  const addressFor = async (file: FileFacts): Promise<Address> => {
    const response = await announce([file]);
    const [address] = (await response.json()) as Address[];
    if (!address) throw new Error('The upload was not announced.');
    return address;
  };

  const put = (url: string, file: File, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', file);
    return send(url, { method: 'PUT', body: form, headers: { Range: 'bytes=0-', ...headers } });
  };

  const upload = async (file: File): Promise<PutAnswer> => {
    const { url } = await addressFor(file);
    const response = await put(url, file);
    return (await response.json()) as PutAnswer;
  };

  return { announce, addressFor, put, upload };
}

let count = 0;

function row(): Prisma.ImageCreateManyInput {
  count += 1;
  const name = `${1_760_000_000_000 + count}_cloth.png`;
  return {
    key: `key${count}x`,
    name,
    url: `/images/${name}`,
    size: 1000,
    type: 'image/png',
    width: 2000,
    height: 1000,
    placeholder: 'data:image/webp;base64,UklGRg==',
  };
}

/** Stores rows without files, for tests that only read. */
export function addImages(...images: Partial<Prisma.ImageCreateManyInput>[]) {
  return prisma.image.createManyAndReturn({ data: images.map((image) => Object.assign(row(), image)) });
}
