import { randomBytes } from 'node:crypto';
import type { UTApi } from 'uploadthing/server';
import { prisma } from '../database/client.ts';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';
import { imagePath, type Addressed } from './addresses.ts';
import { createDerivatives, type Derivatives } from './derivatives.ts';
import { imagesFolder, openImageFiles, type ImageFiles } from './files.ts';
import { maxImageBytes } from './imageFile.ts';
import { readAtMost } from './ingest/body.ts';

/** The location of an image’s bytes: its key and its address. */
export interface Located {
  key: string;
  url: string;
}

/** The bytes of images: at UploadThing, or here; their smaller copies are always here. */
export interface ImageStorage {
  files: ImageFiles;
  derivatives: Derivatives;
  /** The foreign origins that browsers send files to: UploadThing’s, or none. */
  uploadOrigins: string[];
  /** The address to store for an uploaded file: UploadThing’s, or a path on this site. */
  addressOf(file: { ufsUrl: string }, name: string): string;
  /**
   * The image as uploaded; null if it does not exist, or is larger than an image may be. Rejects if that
   * cannot be determined.
   */
  original(image: Located): Promise<Buffer | null>;
  /** Whether `original` would return the image, without reading it. Rejects if that cannot be determined. */
  has(image: Located): Promise<boolean>;
  /**
   * Stores new bytes for an image in the same place under a new key; the file of the old key remains. Rejects if
   * UploadThing is unavailable.
   */
  storeAnew(image: Located & { name: string; type: string }, bytes: Uint8Array): Promise<Located>;
  /** Stores the bytes of a new image where uploads go. Rejects if UploadThing is unavailable. */
  storeNew(image: { name: string; type: string }, bytes: Uint8Array): Promise<Located>;
  /** Starts making the copies of a new image. */
  prepareDerivatives(image: Addressed, original: Buffer): void;
  /** Deletes an uploaded file at UploadThing, or its embedded counterpart. Rejects if that is unavailable. */
  deleteFile(key: string): Promise<void>;
  /** Deletes it now or later: a file that cannot be deleted now is retried. */
  discard(key: string): Promise<void>;
  /** Deletes the bytes of an image, now or later; its copies stay. */
  forget(key: string): Promise<void>;
  /** Deletes an image’s bytes and all its copies. */
  remove(image: Located & Addressed): Promise<void>;
}

/** How UploadThing’s SDK reaches its service. */
export type SdkOptions = NonNullable<ConstructorParameters<typeof UTApi>[0]>;

/** UploadThing’s response for a file’s address; null if the file does not exist. */
async function askService(url: string, method: 'GET' | 'HEAD'): Promise<Response | null> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(20_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`UploadThing answered ${response.status} for a file.`);
  return response;
}

/** @param sdk options for UploadThing’s service, or for the embedded ingest */
export function createImageStorage(environment: Environment, sdk: SdkOptions): ImageStorage {
  const files = openImageFiles(imagesFolder(environment.DATA_DIR));
  const derivatives = createDerivatives(files);
  const token = environment.UPLOADTHING_TOKEN;
  let loaded: UTApi | undefined;
  const openApi = async () => (loaded ??= new (await import('uploadthing/server')).UTApi(sdk));
  const deleteFile = async (key: string) => void (await (await openApi()).deleteFiles(key));
  const discard = async (key: string) => {
    try {
      await deleteFile(key);
    } catch (err) {
      log.warn({ err, key }, 'A file could not be deleted and will be retried');
      await prisma.discardedFile.createMany({ data: { key }, skipDuplicates: true });
    }
  };
  const forget = async (key: string) => {
    await discard(key);
    // Images that were uploaded before the site moved to UploadThing are still here.
    await files.remove(['originals', key]);
  };

  async function store(
    { name, type }: { name: string; type: string },
    bytes: Uint8Array,
    isHosted: boolean,
  ): Promise<Located> {
    if (!isHosted) {
      const key = randomBytes(16).toString('hex');
      await files.write(['originals', key], bytes);
      return { key, url: imagePath(name) };
    }
    const { UTFile } = await import('uploadthing/server');
    const file = new UTFile([new Uint8Array(bytes)], name, { type });
    const { data, error } = await (await openApi()).uploadFiles(file);
    if (!data) throw new Error(`UploadThing did not accept a file: ${error.message}`);
    return { key: data.key, url: data.ufsUrl };
  }

  return {
    files,
    derivatives,
    deleteFile,
    discard,
    uploadOrigins: (token?.regions ?? []).map((region) => `https://${region}.${token?.ingestHost}`),

    addressOf: ({ ufsUrl }, name) => (token ? ufsUrl : imagePath(name)),

    async original({ key, url }) {
      if (url.startsWith('/')) return files.read(['originals', key]);
      const response = await askService(url, 'GET');
      return response && readAtMost(response.body, maxImageBytes);
    },

    async has({ key, url }) {
      if (url.startsWith('/')) return files.has(['originals', key]);
      const response = await askService(url, 'HEAD');
      return response !== null && Number(response.headers.get('Content-Length') ?? 0) <= maxImageBytes;
    },

    storeAnew: ({ url, ...image }, bytes) => store(image, bytes, !url.startsWith('/')),

    storeNew: (image, bytes) => store(image, bytes, Boolean(token)),

    prepareDerivatives(image, original) {
      derivatives.prepare(image, original).catch((error: unknown) => {
        log.error({ err: error, name: image.name }, 'The smaller copies of an image could not be made');
      });
    },

    forget,

    async remove({ key, name }) {
      await forget(key);
      await derivatives.remove(name);
    },
  };
}
