import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { test as base } from './test.ts';

interface Entry {
  key: string;
  valueEn: string;
  valueId: string;
  hidden?: boolean;
}

/** Lists the entries without ids and versions, which would prevent saving a deleted entry again. */
export const list = async (request: APIRequestContext): Promise<Entry[]> => {
  const entries = (await (await request.get('/api/content')).json()) as Entry[];
  return entries.map(({ key, valueEn, valueId }) => ({ key, valueEn, valueId }));
};

/** Saves an entry like a second editor. */
export const save = async (request: APIRequestContext, data: Entry) =>
  request.post('/api/content', { headers: await bearer(request), data });

export const remove = async (request: APIRequestContext, key: string) =>
  request.post('/graphql', {
    headers: await bearer(request),
    data: {
      query: 'mutation ($key: String!) { deleteContentEntry(key: $key) { __typename } }',
      variables: { key },
    },
  });

export const row = (page: Page, key: string) =>
  page.getByRole('article').filter({ has: page.getByText(key, { exact: true }) });
export const edit = (page: Page, key: string) => row(page, key).getByRole('link', { name: /^Edit: / });
export const field = (page: Page, pair: string, language: string) =>
  page.getByRole('group', { name: pair }).getByRole('textbox', { name: language });
export const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true });

/** A test with a signed-in admin. `before` contains the stored entries, which are restored afterwards. */
export const test = base.extend<{ before: Entry[] }>({
  before: [
    async ({ page, request }, use) => {
      const before = await list(request);
      await signIn(page);
      await use(before);
      const after = await list(request);
      for (const { key } of after) if (!before.some((entry) => entry.key === key)) await remove(request, key);
      const isSame = (entry: Entry) => after.some((other) => JSON.stringify(other) === JSON.stringify(entry));
      // As new: to change one language back would mark the other as behind.
      for (const entry of before.filter((stored) => !isSame(stored))) {
        await remove(request, entry.key);
        await save(request, entry);
      }
    },
    { auto: true },
  ],
});
