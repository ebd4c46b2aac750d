// Tests of where the dashboard’s sections place their controls.
import type { Locator, Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { makePerson, removePerson, windowOf } from './person.ts';
import { layoutFaults } from './layoutFaults.ts';
import { ask } from './storedRows.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [360, 768, 1440])
  test(`a row’s checkbox is beside its picture at ${width} px, below the one that selects all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/news');
    const row = page.getByRole('article').first();
    const box = await placeOf(row.getByRole('checkbox'));
    const picture = await placeOf(row.locator('img'));
    expect(box.right).toBeLessThan(picture.x);
    expect(box.x).toBe((await placeOf(page.getByRole('checkbox', { name: 'Select all' }))).x);
  });

test('a row of people at 768 px has room for its address beside states and actions', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/people');
  const row = page.getByRole('article').filter({ hasText: 'You' });
  // As with a second factor, of which the row says more.
  await row
    .getByText('Password only')
    .evaluate((text) => (text.textContent = 'You · Owner · Authenticator app, 2 passkeys'));
  expect((await placeOf(row.getByRole('heading'))).width).toBeGreaterThanOrEqual(160);
});

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });

  test('a long description wraps beside the section’s button', async ({ page }) => {
    const placeIn = async (section: string, link: string) => {
      await page.goto(`/admin/${section}`);
      const { right, y } = await placeOf(page.getByRole('link', { name: link }));
      return { right, y };
    };
    expect(await placeIn('partners', 'Tambah Mitra')).toEqual(
      await placeIn('patterns', 'Tambah Motif Batik'),
    );
  });
});

/** The states and actions of rows that lie over each other. */
const coveredStates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')].flatMap((row) => {
      const [actions = [], states = []] = ['a, button', 'span, time'].map((kind) =>
        [...row.querySelectorAll(kind)].filter((element) => element.checkVisibility()),
      );
      return states
        .filter((state) => !state.closest('a, button, label, h2, p'))
        .filter((state) => {
          const box = state.getBoundingClientRect();
          return actions.some((action) => {
            const over = action.getBoundingClientRect();
            return (
              box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top
            );
          });
        })
        .map((state) => state.textContent);
    }),
  );

for (const locale of ['en-US', 'id-ID'])
  test.describe(`an article with every state, ${locale}`, () => {
    test.use({ locale });

    test('shows its title beside them or above, at any width, and its actions are free', async ({
      page,
      request,
    }) => {
      const headers = await bearer(request);
      const response = await request.post('/api/news', {
        headers,
        data: {
          titleEn: 'Every state that an article may be in',
          titleId: 'Semua keadaan yang mungkin untuk artikel',
          contentEn: 'Only in English, with [a link](/nowhere).',
          category: 'competition',
          featured: true,
        },
      });
      const { id } = (await response.json()) as { id: number };
      await ask(
        request,
        `mutation ($itemId: Int!) {
          kept: keepWorkingCopy(
            entity: NewsArticle, itemId: $itemId, baseVersion: 1, revision: 0,
            changes: [{ field: "titleEn", base: "", value: "Every state that an article may be in at once" }]
          ) { __typename }
        }`,
        { itemId: id },
      );
      await page.goto('/admin/news');
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/news/${id}"]`) });
      await expect(row.getByText(/^(Unpublished changes|Perubahan belum terbit)$/)).toBeVisible();
      const faults: string[] = [];
      for (const width of [360, 500, 768, 1024, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await layoutFaults(page)) faults.push(`${width} px: ${fault}`);
        for (const state of await coveredStates(page)) faults.push(`${width} px: “${state}” is covered`);
      }
      expect(faults).toEqual([]);
      await request.delete(`/api/news/${id}`, { headers });
    });
  });

test('the state of a form fits its bar for whoever may not publish, beside who else has it open', async ({
  page,
  browser,
  request,
}) => {
  const person = await makePerson(request, 'Ratna Wulandari', 'author');
  const theirs = await windowOf(browser, person);
  for (const path of ['/admin/news/1', '/admin/timeline/1']) {
    await page.goto(path);
    for (const language of ['en', 'id']) {
      await theirs.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
      await theirs.goto(path);
      const state = theirs.locator('div', {
        has: theirs.locator('> p', { hasText: /Also open|Juga dibuka/ }),
      });
      await expect(state).toHaveCount(1);
      await theirs.locator('textarea').first().fill(`Typed in ${language}`);
      await expect(state.getByRole('button', { name: /^(Discard Changes|Buang Perubahan)$/ })).toBeVisible();
      for (const width of [1024, 1280, 1366, 1440]) {
        await theirs.setViewportSize({ width, height: 600 });
        const places = await Promise.all((await state.locator('> *').all()).map(placeOf));
        const isInBar = places.every(({ y, bottom }) => y >= 0 && bottom <= 56);
        expect([path, language, width, isInBar]).toEqual([path, language, width, true]);
      }
    }
  }
  await theirs.context().close();
  await removePerson(request, person);
});
