import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { signIn } from './editor.ts';

/** UploadThing’s own browser client as a script, which assigns it to `window.uploadthing`. */
async function clientScript(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('uploadthing/client');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'uploadthing' } },
  });
  const [script] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (script?.type !== 'chunk') throw new Error('UploadThing’s client was not built.');
  return script.code;
}

interface Client {
  genUploader: () => {
    uploadFiles: (slug: string, options: { files: File[] }) => Promise<{ ufsUrl: string }[]>;
  };
}

export interface Uploaded {
  /** The stored name, which identifies the image in REST. */
  name: string;
  /** The address to store for a picture. */
  url: string;
}

/** Uploads JPEGs like an editor’s browser: signed in, and with UploadThing’s client. */
export async function uploadJpegs(
  browser: Browser,
  options: BrowserContextOptions,
  files: Record<string, Buffer>,
): Promise<Uploaded[]> {
  // The site’s policy allows only its own scripts; the test’s script bypasses it.
  const context = await browser.newContext({ ...options, bypassCSP: true, javaScriptEnabled: true });
  const page = await context.newPage();
  await signIn(page);
  await page.addScriptTag({ content: await clientScript() });
  const paths = await page.evaluate(
    async (given) => {
      const { uploadthing } = window as unknown as { uploadthing: Client };
      const made = given.map(({ name, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        return new File([bytes], name, { type: 'image/jpeg' });
      });
      const uploaded = await uploadthing.genUploader().uploadFiles('image', { files: made });
      return uploaded.map(({ ufsUrl }) => new URL(ufsUrl).pathname);
    },
    Object.entries(files).map(([name, bytes]) => ({ name, base64: bytes.toString('base64') })),
  );
  await context.close();
  return paths.map((url) => ({ url, name: url.replace('/images/', '') }));
}
