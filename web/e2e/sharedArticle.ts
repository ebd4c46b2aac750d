import type { Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { makePerson, removePerson, type Person } from './person.ts';
import { expect, test } from './test.ts';

// An article whose form two editors have open.

/** A language’s field of the title, or of another group. */
export const title = (page: Page, language = 'English', group = 'Title') =>
  page.getByRole('group', { name: group }).getByLabel(language, { exact: true });

/** The button that publishes what is typed. */
export const published = (page: Page) => page.getByRole('button', { name: 'Update Article' });

export const discarding = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard the working copy?' });

export async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await discarding(page).getByRole('button', { name: 'Discard Changes' }).click();
}

export const discardedAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The unpublished changes were discarded' });
export const putBack = (page: Page) => page.getByRole('button', { name: 'Put Back What I Typed' });

/** What a form asks whose text differs from what a colleague has typed. */
export const question = (page: Page) => page.getByText('Someone else has typed here, too');

/** A public article and a colleague, for each test; the page is signed in. */
export function useSharedArticle() {
  const shared = {} as { id: number; colleague: Person };
  test.beforeEach(async ({ page, request }) => {
    const data = {
      titleEn: 'Trial of presence',
      titleId: 'Uji kehadiran',
      category: 'culture',
      published: true,
    };
    const response = await request.post('/api/news', { headers: await bearer(request), data });
    shared.id = ((await response.json()) as { id: number }).id;
    shared.colleague = await makePerson(request, 'Sekar Ayu');
    await signIn(page);
  });
  test.afterEach(async ({ request }) => {
    await request.delete(`/api/news/${shared.id}`, { headers: await bearer(request) });
    await removePerson(request, shared.colleague);
  });
  return shared;
}

/** Types into one title in two windows. @returns which of them asks about it: the other one’s text is on the server */
export async function typeAtOnce(id: number, page: Page, theirs: Page) {
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await title(theirs).fill('Theirs');
  await title(page).fill('Mine');
  await expect.poll(async () => (await question(page).count()) + (await question(theirs).count())).toBe(1);
  return (await question(page).isVisible())
    ? { asked: page, other: theirs, own: 'Mine', text: 'Theirs' }
    : { asked: theirs, other: page, own: 'Theirs', text: 'Mine' };
}
