// Tests the way from page to page: what shows that one is coming, and where the visitor arrives.
import type { Page } from '@playwright/test';
import { bearer } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the end of the page; returns the place. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  return place(page);
}

/** Holds all answers to queries. */
const holdData = (page: Page) => hold(page, '/graphql?*');

async function growNews(page: Page): Promise<void> {
  await page.goto('/news');
  await page.getByRole('button', { name: 'Load More' }).click();
  // “Load More”, then “Loading...”.
  await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(0);
}

test('returns to the place in a list that grew, on Back, Forward and after a reload', async ({ page }) => {
  await growNews(page);
  const newsPlace = await scrollToEnd(page);
  await header(page).getByRole('link', { name: 'Heritage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await expect.poll(() => place(page)).toBe(0);
  const heritagePlace = await scrollToEnd(page);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(newsPlace);
  await page.goForward();
  await expect.poll(() => place(page)).toBe(heritagePlace);
  // With nothing in its store, the page before comes late, and its list is short.
  await page.reload();
  const release = await holdData(page);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect.poll(() => place(page)).toBe(newsPlace);
  await page.reload();
  await expect.poll(() => place(page)).toBe(newsPlace);
  await header(page).getByRole('link', { name: 'News' }).click();
  await expect.poll(() => place(page)).toBe(0);
});

test('returns to the place on Back while the next page is still scrolling up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/competition');
  const left = await scrollToEnd(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Communities', exact: true }).click();
  await expect(page).toHaveURL('/communities');
  // Some frames later, in the middle of the way, and once more after the page is back.
  const afterFrames = (count: number) =>
    page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      return Math.round(window.scrollY);
    }, count);
  await afterFrames(8);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Competition');
  expect(await afterFrames(40)).toBe(left);
});

test('shows the place in a long list again, in one request, without a jump', async ({ page, request }) => {
  const headers = await bearer(request);
  const ids: number[] = [];
  for (let day = 1; day <= 60; day++) {
    const publishedAt = new Date(Date.UTC(2001, 0, day)).toISOString();
    const data = { titleEn: `Old cloth ${day}`, titleId: 'Kain lama', category: 'archive', publishedAt };
    ids.push(((await (await request.post('/api/news', { headers, data })).json()) as { id: number }).id);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // How far the page is scrolled in each frame of a document.
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/news?category=archive');
  const rows = page.getByRole('main').getByRole('article');
  for (const count of [19, 28, 37, 46]) {
    await page.getByRole('button', { name: 'Load More' }).press('Enter');
    await expect(rows).toHaveCount(count);
  }
  await rows.nth(40).scrollIntoViewIfNeeded();
  const left = await place(page);
  const requests: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/graphql')) requests.push(sent.url() + sent.postData());
  });
  const returns = [
    () => page.reload(),
    async () => {
      await page.goto('/robots.txt');
      await page.goBack();
    },
  ];
  for (const returnToList of returns) {
    requests.length = 0;
    await returnToList();
    await expect(rows).toHaveCount(46);
    await expect(rows.nth(40)).toBeInViewport();
    expect(await place(page)).toBe(left);
    expect(requests.filter((sent) => sent.includes('NewsListPagination') || /count/.test(sent))).toHaveLength(
      1,
    );
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(new Set(seen.filter((top) => top > 0))).toEqual(new Set([left]));
    await expect(page.locator('html')).not.toHaveAttribute('style', /height/);
  }
  for (const id of ids) await request.delete(`/api/news/${id}`, { headers });
});

for (const script of ['entry', 'hydrateSite']) {
  test(`shows the page before, at its place, on Back before ${script} has run`, async ({ page }) => {
    await page.goto('/news', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'Heritage' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
    const scripts = `/assets/*${script}-*`;
    const release = await hold(page, scripts);
    const isRequested = page.waitForRequest(scripts);
    await page.reload({ waitUntil: 'commit' });
    await isRequested;
    await page.evaluate(() => history.back());
    release();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await expect.poll(() => place(page)).toBe(500);
  });
}

test('opens a page once when its link is pressed twice', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const release = await holdData(page);
  const link = header(page).getByRole('link', { name: 'Heritage' });
  await link.click();
  await link.dblclick();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test('closes the menu on Back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/partners', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Heritage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('returns from an anchor to the place before it', async ({ page }) => {
  await page.goto('/');
  // Not a press of the mouse, for which Playwright scrolls the page.
  await page.getByRole('link', { name: 'Explore' }).dispatchEvent('click');
  await expect(page.locator('#ministry')).toBeFocused();
  const ministry = await place(page);
  expect(ministry).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).dispatchEvent('click');
  await expect(page.locator('#partners')).toBeFocused();
  await page.goBack();
  await expect.poll(() => place(page)).toBe(ministry);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(0);
});

test('marks the pressed link while a page loads, and announces the page when it is there', async ({
  page,
}) => {
  await page.goto('/news');
  const release = await holdData(page);
  const link = header(page).getByRole('link', { name: 'Heritage' });
  await link.click();
  const look = () => link.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(look).toBe('dotted');
  const line = () =>
    header(page).evaluate((element) => {
      const { content, animationIterationCount } = getComputedStyle(element, '::after');
      return [content, animationIterationCount];
    });
  expect(await line()).toEqual(['""', '1']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await expect(link).not.toHaveAttribute('data-pending');
  expect((await line())[0]).toBe('none');
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1);
});

test('loads a page when the pointer rests on its link, and not again when it is pressed', async ({
  page,
}) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = header(page).getByRole('link', { name: 'Heritage' });
  const data = page.waitForResponse(/\/graphql\?/);
  await link.hover();
  await data;
  const early = requests.length;
  expect(requests.filter((url) => url.includes('/assets/HeritagePage-'))).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  expect(requests.slice(early).filter((url) => /\/graphql|HeritagePage/.test(url))).toEqual([]);
});

test('stays at the section to which a link led before its code arrived', async ({ page }) => {
  const release = await hold(page, '**/assets/HomeSections-*.js');
  const requested = page.waitForRequest('**/assets/HomeSections-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  const history = page.locator('#history');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page.locator('#partners')).toBeFocused();
  await history.evaluate((section) => section.setAttribute('data-server', ''));
  release();
  await expect(history).not.toHaveAttribute('data-server');
  await expect(page.locator('#partners')).toBeFocused();
  await expect(page.locator('#partners')).toBeInViewport();
});

test('waits for the code of the part to which a link leads', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const release = await hold(page, '**/assets/HomeSections-*.js');
  const requested = page.waitForRequest('**/assets/HomeSections-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await requested;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  release();
  await expect(page.locator('#partners')).toBeFocused();
  await expect(page.locator('#partners')).toBeInViewport();
});
