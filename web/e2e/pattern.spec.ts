import type { Page } from '@playwright/test';
import { ask } from './storedRows.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const steps = ['As worn', 'At arm’s length', 'A figure', 'A line', 'A dot of wax'];
const range = (page: Page) => page.getByRole('slider', { name: 'How close' });
const figures = (page: Page) => page.getByRole('article').getByRole('figure');
const opacityOf = (page: Page, step: number) =>
  figures(page)
    .nth(step)
    .locator('div')
    .first()
    .evaluate((cloth) => Number(getComputedStyle(cloth).opacity));

/** Whether a caption is where the cloth it belongs to is wholly shown. */
async function isAt(page: Page, step: number): Promise<boolean> {
  const top = await figures(page)
    .nth(step)
    .locator('figcaption')
    .evaluate((caption) => caption.getBoundingClientRect().top);
  return Math.abs(top) < 2;
}

test('comes closer by scrolling, from the cloth as worn to a dot of wax', async ({ page }) => {
  await page.goto('/heritage/1?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parang, the slanting blades');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(steps);
  await expect(range(page)).toHaveAttribute('aria-valuetext', 'As worn');
  for (const [i, name] of steps.entries()) {
    await figures(page)
      .nth(i)
      .locator('figcaption')
      .evaluate((caption) => caption.scrollIntoView({ behavior: 'instant' }));
    expect(await isAt(page, i)).toBe(true);
    await expect(range(page)).toHaveAttribute('aria-valuetext', name);
    await expect.poll(() => opacityOf(page, i)).toBe(1);
    if (i < 4) expect(await opacityOf(page, i + 1)).toBe(0);
  }
});

test('leads closer and back by the keys of its range', async ({ page }) => {
  await page.goto('/heritage/1?lang=en');
  await range(page).focus();
  for (const [key, step] of [
    ['+', 1],
    ['ArrowRight', 2],
    ['End', 4],
    ['-', 3],
    ['Home', 0],
    ['-', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(range(page)).toHaveAttribute('aria-valuetext', steps[step] ?? '');
    await expect.poll(() => isAt(page, step)).toBe(true);
    await expect(range(page)).toBeFocused();
  }
  await page.keyboard.press('End');
  await page.keyboard.press('+');
  await expect.poll(() => isAt(page, 4)).toBe(true);
});

test('keeps the choice while the page passes the steps between', async ({ page }) => {
  await page.goto('/heritage/1?lang=en');
  await range(page).focus();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const slider = document.querySelector('input[type=range]')!;
    new MutationObserver(() => seen.push(slider.getAttribute('aria-valuetext') ?? '')).observe(slider, {
      attributeFilter: ['aria-valuetext'],
    });
  });
  await page.keyboard.press('End');
  await expect.poll(() => isAt(page, 4)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['A dot of wax']);
  // Whoever scrolls on is followed again.
  await page.mouse.wheel(0, -1800);
  await expect(range(page)).not.toHaveAttribute('aria-valuetext', 'A dot of wax');
});

test('leads to the patterns before and after it', async ({ page }) => {
  await page.goto('/heritage/1?lang=en');
  const neighbours = page.getByRole('navigation', { name: 'Previous and next pattern' });
  await expect(neighbours.getByRole('link')).toHaveText([/Next pattern\s*Kawung/]);
  await neighbours.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kawung/);
  await expect(neighbours.getByRole('link')).toHaveText([/Previous pattern\s*Parang/, /Next pattern/]);
  await expect(range(page)).toHaveAttribute('aria-valuetext', 'As worn');
  await page.getByRole('link', { name: 'All patterns' }).click();
  await expect(page.getByRole('heading', { name: 'Sacred patterns' })).toBeInViewport();
});

for (const [name, photographed] of [
  ['Parang Rusak', [true, false, false, false, false]],
  ['Tirta Teja', [true, true, true, false, false]],
] as const) {
  test(`shows the photograph of ${name}, and another motif in none of its figures`, async ({
    page,
    request,
  }) => {
    const input = { nameEn: name, nameId: name, imageUrl: '/icon.svg' };
    const { made } = await ask<{ made: { batikPattern: { databaseId: number } } }>(
      request,
      `mutation ($input: CreateBatikPatternInput!) {
        made: createBatikPattern(input: $input) { ... on BatikPatternPayload { batikPattern { databaseId } } }
      }`,
      { input },
    );
    const id = made.batikPattern.databaseId;
    await page.goto(`/heritage/${id}?lang=en`);
    const shown = await figures(page)
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src') === '/icon.svg'));
    expect(shown).toEqual(photographed);
    await ask(request, 'mutation ($id: Int!) { deleteBatikPattern(id: $id) { __typename } }', { id });
  });
}

test('describes the pattern for search engines and previews', async ({ request }) => {
  const html = await (await request.get('/heritage/1?lang=en')).text();
  const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'VisualArtwork', name: 'Parang, the slanting blades' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Heritage' }, {}] },
    ],
  });
  const [, picture] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');
});

for (const id of ['999999', '0', 'parang']) {
  test(`/heritage/${id} responds with status 404 and shows the swatch book`, async ({ page }) => {
    const response = await page.goto(`/heritage/${id}?lang=en`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no page at this address.', { exact: false })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Patterns' }).getByRole('link')).toHaveCount(10);
  });
}

/** Five figures, each above its caption, with nothing on top of each other. */
async function expectColumn(page: Page): Promise<void> {
  await expect(range(page)).toBeHidden();
  const boxes = await figures(page)
    .locator('img, figcaption')
    .evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  expect(boxes).toHaveLength(10);
  boxes.slice(1).forEach(([top], i) => expect(top).toBeGreaterThanOrEqual(boxes[i]![1]!));
}

test('is five figures in a column for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/heritage/1?lang=en');
  await expectColumn(page);
});

test('is five figures in a column on paper, and in a window that is not high', async ({ page }) => {
  await page.goto('/heritage/1?lang=en');
  await page.emulateMedia({ media: 'print' });
  await expectColumn(page);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 256 });
  await expectColumn(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is five figures in a column', async ({ page }) => {
    await page.goto('/heritage/1?lang=en');
    await expectColumn(page);
    await expect(page.getByRole('article').getByText('Perseverance', { exact: false })).toBeVisible();
  });
});
