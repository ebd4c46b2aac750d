// @vitest-environment happy-dom
// UploadThing’s real browser client, with the XMLHttpRequest of a simulated browser window, against a real
// server.
import { rm } from 'node:fs/promises';
import type { Window } from 'happy-dom';
import { genUploader } from 'uploadthing/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDataFolder } from '../testing/dataFolder.ts';
import { editor } from '../testing/editor.ts';
import { freePort, startServer, type ServerProcess } from '../testing/serverProcess.ts';
import { picture, pngOf } from './images.samples.ts';
import type { UploadRouter } from '../../../web/src/shared/uploads.ts';

const folder = newDataFolder('client');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(folder, await freePort());
  (window as unknown as Window).happyDOM.setURL(`${server.origin}/admin/dashboard`);
  await window.fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(editor),
  });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

const { uploadFiles, createUpload } = genUploader<UploadRouter>();
const fileOf = (bytes: Uint8Array, name: string, type = 'image/png') =>
  new window.File([new Uint8Array(bytes)], name, { type });

const served = async (url: string) => Buffer.from(await (await window.fetch(url)).arrayBuffer());

test('uploads several files at once, of up to 1 MB', async () => {
  const bytes = [await pngOf(1_048_576), await picture(200, 100).jpeg().toBuffer()] as const;
  const files = [fileOf(bytes[0], 'one.png'), fileOf(bytes[1], 'Dua kain.jpg', 'image/jpeg')];
  const onUploadProgress = vi.fn<() => void>();
  const uploaded = await uploadFiles('image', { files, onUploadProgress });
  expect(uploaded.map(({ name, customId }) => [name, customId])).toEqual([
    ['one.png', expect.stringMatching(/^\d+_one\.png$/)],
    ['Dua kain.jpg', expect.stringMatching(/^\d+_Dua_kain\.jpg$/)],
  ]);
  for (const [i, { serverData, ufsUrl }] of uploaded.entries()) {
    expect(serverData.error).toBeNull();
    expect(serverData.image?.url).toBe(new URL(ufsUrl).pathname);
    expect(bytes[i]?.equals(await served(ufsUrl))).toBe(true);
  }
  expect(onUploadProgress).toHaveBeenCalled();
});

test('reads why a file is refused (docs/product.md#uploads)', async () => {
  const page = fileOf(Buffer.from('<!doctype html>'), 'page.png');
  await expect(uploadFiles('image', { files: [page] })).rejects.toThrow('page.png is not an image file');
  const svg = fileOf(Buffer.from('<svg/>'), 'kawung.svg', 'image/svg+xml');
  await expect(uploadFiles('image', { files: [svg] })).rejects.toThrow('kawung.svg is not an image file');
  const large = fileOf(await pngOf(1_048_577), 'large.png');
  await expect(uploadFiles('image', { files: [large] })).rejects.toThrow('large.png is larger than 1MB');
});

test('pauses and resumes', async () => {
  const bytes = await pngOf(900_000);
  const file = fileOf(bytes, 'paused.png');
  const upload = await createUpload('image', { files: [file] });
  upload.pauseUpload(file);
  upload.resumeUpload(file);
  const { ufsUrl, serverData } = await upload.done(file);
  expect(serverData.error).toBeNull();
  expect(bytes.equals(await served(ufsUrl))).toBe(true);
});

test('tells a visitor to sign in', async () => {
  await window.fetch('/api/auth/sign-out', { method: 'POST' });
  const file = fileOf(await picture().png().toBuffer(), 'visitor.png');
  await expect(uploadFiles('image', { files: [file] })).rejects.toThrow('Sign in to do this.');
});
