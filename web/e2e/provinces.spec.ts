import type { Page } from '@playwright/test';
import { bearer } from './editor.ts';
import { ask } from './storedRows.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

const theme = (page: Page) => page.getByRole('region', { name: 'Wonders of Indonesian Batik' });
const cloth = (page: Page) => theme(page).getByRole('group', { name: /^The cloth of 38 provinces/ });
const patch = (page: Page, name: string) => cloth(page).getByRole('link', { name, exact: true });
/** The name of the province at hand. */
const label = (page: Page) => theme(page).locator('[aria-live=polite] p').first();

/** Opens home with the cloth in the window. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await cloth(page).scrollIntoViewIfNeeded();
  // Its code lifts the patch at hand.
  await expect(cloth(page).locator('image')).toHaveCount(1);
}

test('shows a patch for each province, and another one at hand each day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T10:00:00+07:00');
  await open(page);
  await expect(cloth(page).getByRole('link')).toHaveCount(38);
  await expect(theme(page).getByText(/^Patch \d+ of 38 · after /)).toBeVisible();
  const today = await label(page).textContent();
  await page.clock.setFixedTime('2026-11-25T10:00:00+07:00');
  await open(page);
  await expect(label(page)).not.toHaveText(today ?? '');
});

test('is one stop for Tab, and leads by arrows from patch to patch', async ({ page }) => {
  await open(page);
  const first = await label(page).textContent();
  await patch(page, first ?? '').focus();
  await page.keyboard.press('Home');
  await expect(patch(page, 'Aceh')).toBeFocused();
  await expect(label(page)).toHaveText('Aceh');
  await expect(theme(page).getByText('Patch 1 of 38 · after the bamboo-shoot motif of Aceh')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(patch(page, 'Aceh')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(patch(page, 'North Sumatra')).toBeFocused();
  await page.keyboard.press('End');
  await expect(label(page)).toHaveText('South Papua');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(patch(page, 'South Papua')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(label(page)).toHaveText(first ?? '');
  await expect(patch(page, first ?? '')).toBeFocused();
  // Nothing to put back: the focus stays where it goes next.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(patch(page, 'Aceh')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/communities?province=AC');
});

test('keeps the patch at hand while the page scrolls below a mouse at rest', async ({ page }) => {
  await open(page);
  await patch(page, 'Central Java').hover();
  await expect(label(page)).toHaveText('Central Java');
  const before = await patch(page, 'Central Java').boundingBox();
  await page.mouse.wheel(0, 60);
  await expect
    .poll(async () => (await patch(page, 'Central Java').boundingBox())?.y ?? 0)
    .toBeLessThan((before?.y ?? 0) - 50);
  await expect(label(page)).toHaveText('Central Java');
});

test('lifts the patch under the mouse, in place, and opens its communities', async ({ page }) => {
  await open(page);
  await patch(page, 'Central Java').hover();
  await expect(label(page)).toHaveText('Central Java');
  const centers = await cloth(page).evaluate((svg) =>
    ['a[data-code=JT]', 'image ~ use'].map((selector) => {
      const { x, y, width, height } = svg.querySelector(selector)!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    }),
  );
  const [at, lifted] = centers as [(typeof centers)[0], (typeof centers)[0]];
  expect(Math.abs(lifted.x - at.x) + Math.abs(lifted.y - at.y)).toBeLessThan(8);
  expect(lifted.width).toBeGreaterThan(at.width * 1.1);
  await expect(theme(page).getByRole('link', { name: '3 communities' })).toHaveAttribute(
    'href',
    '/communities?province=JT',
  );
  await patch(page, 'Bali').hover();
  await expect(label(page)).toHaveText('Bali');
  await expect(theme(page).getByRole('link', { name: /communit/ })).toHaveCount(0);
  await patch(page, 'Central Java').click();
  await expect(page).toHaveURL('/communities?province=JT');
  await page.goBack();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    patch(page, 'Aceh').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/communities?province=AC');
  await expect(page).toHaveURL('/');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('has loaded before its first patch is dyed', async ({ page }) => {
    await page.goto('/');
    const pictures = cloth(page).locator('xpath=..').locator('picture img');
    await expect(pictures).toHaveCount(2);
    await pictures.first().evaluate((picture) => {
      const { top } = picture.getBoundingClientRect();
      window.scrollTo({ top: top + window.scrollY - window.innerHeight, behavior: 'instant' });
    });
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
  });
});

test('lists the provinces by their islands', async ({ page }) => {
  await open(page);
  await theme(page).getByText('As a list').click();
  const islands = theme(page).getByRole('list', { name: 'Bali and Nusa Tenggara' });
  await expect(islands.getByRole('link')).toHaveText(['Bali', 'West Nusa Tenggara', 'East Nusa Tenggara']);
  await islands.getByRole('link', { name: 'Bali' }).click();
  await expect(page).toHaveURL('/communities?province=BA');
});

test('dyes the provinces that editors list', async ({ page, request }) => {
  const headers = await bearer(request);
  const save = (entry: object) =>
    request.post('/api/content', { headers, data: { key: 'cloth_dyed', ...entry } });
  const dyedIn = async () => {
    await page.goto('/');
    const sources = theme(page).locator('picture').last().locator('source, img');
    return sources.evaluateAll((all) =>
      all.map((element) => element.getAttribute('srcset') ?? element.getAttribute('src')),
    );
  };
  const [waxed, dyed] = ['waxed: seat open', 'dyed: has an ambassador'];
  const legend = theme(page)
    .getByRole('listitem')
    .filter({ hasText: /^(?:waxed|dyed): / });
  try {
    expect(await dyedIn()).toEqual(['/api/cloth/wide', '/api/cloth/narrow']);
    await expect(legend).toHaveText([dyed]);
    await save({ valueEn: 'YO, AC', valueId: 'YO, AC' });
    expect(await dyedIn()).toEqual(['/api/cloth/wide?dyed=AC,YO', '/api/cloth/narrow?dyed=AC,YO']);
    await expect(legend).toHaveText([waxed, dyed]);
    await save({ valueEn: 'YO', valueId: 'YO', hidden: true });
    expect(await dyedIn()).toEqual(['/api/cloth/wide?dyed=', '/api/cloth/narrow?dyed=']);
    await expect(legend).toHaveText([waxed]);
  } finally {
    await ask(request, 'mutation { deleteContentEntry(key: "cloth_dyed") { __typename } }');
  }
});

const code = '**/assets/EditionTheme-*.js';

test('keeps the server’s links while the code of the cloth cannot be loaded', async ({ page }) => {
  let attempts = 0;
  await page.route(code, (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => attempts).toBe(1);
  await expect(cloth(page).getByRole('link')).toHaveCount(38);
  // What the visitor does tries again.
  await page.keyboard.press('Tab');
  await expect.poll(() => attempts).toBe(2);
  await expect(cloth(page).getByRole('link')).toHaveCount(38);
  await patch(page, 'Aceh').click();
  await expect(page).toHaveURL('/communities?province=AC');
});

test('keeps what a visitor did who is faster than the code', async ({ page }) => {
  const release = await hold(page, code, '**/assets/HomeSections-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const history = page.getByRole('group', { name: 'How batik came to be' });
  await history.hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(() => history.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
  await theme(page).getByText('As a list').click();
  await patch(page, 'Aceh').focus();
  release();
  await expect(cloth(page).locator('image')).toHaveCount(1);
  await expect(patch(page, 'Aceh')).toBeFocused();
  await expect(label(page)).toHaveText('Aceh');
  await expect(theme(page).getByRole('list', { name: 'Papua' })).toBeVisible();
  await history.getByRole('button', { name: 'Later' }).press('Enter');
  await expect.poll(() => history.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(700);
});

test.describe('for fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('lifts a patch at the first tap, and opens it at the second', async ({ page }) => {
    await open(page);
    // That of the day is lifted already.
    const name = (await label(page).textContent()) === 'Aceh' ? 'North Sumatra' : 'Aceh';
    await patch(page, name).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(label(page)).not.toBeInViewport();
    await patch(page, name).tap();
    await expect(label(page)).toHaveText(name);
    await expect(label(page)).toBeInViewport({ ratio: 1 });
    await expect(patch(page, name)).toBeInViewport();
    await patch(page, 'Central Java').tap();
    await expect(label(page)).toHaveText('Central Java');
    await expect(page).toHaveURL('/');
    await patch(page, 'Yogyakarta').tap();
    await expect(label(page)).toHaveText('Yogyakarta');
    await patch(page, 'Central Java').tap();
    await patch(page, 'Central Java').tap();
    await expect(page).toHaveURL('/communities?province=JT');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is made of links, and of a list that opens', async ({ page }) => {
    await page.goto('/');
    await expect(label(page)).not.toHaveText('');
    await theme(page).getByText('As a list').click();
    await expect(theme(page).getByRole('list', { name: 'Papua' }).getByRole('link')).toHaveCount(6);
    await patch(page, 'Central Java').click();
    await expect(page).toHaveURL('/communities?province=JT');
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('explains its dyes once all are in', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const legend = theme(page).getByRole('list').filter({ hasText: 'dyed: has an ambassador' });
    await expect(legend).toHaveCSS('opacity', '0');
    await legend.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(legend).toHaveCSS('opacity', '1');
  });
});
