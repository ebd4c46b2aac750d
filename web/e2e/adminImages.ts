import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { photograph } from './pictures.ts';

export const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
export const jpeg = async (name: string, width = 320, height = 200) =>
  file(name, 'image/jpeg', await photograph(width, height, '#f3c77a'));

/** Chooses files through the button. */
export async function choose(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Images' }).click();
  await (await chooser).setFiles(files);
}

export const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
export const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');

export async function openLibrary({ page }: { page: Page }): Promise<void> {
  await signIn(page);
  await page.goto('/admin/images');
}

export async function deleteImages({ request }: { request: APIRequestContext }): Promise<void> {
  const headers = await bearer(request);
  const { images } = (await (await request.get('/api/storage/images', { headers })).json()) as {
    images: { name: string }[];
  };
  for (const { name } of images) await request.delete(`/api/storage/images/${name}?force=true`, { headers });
}
