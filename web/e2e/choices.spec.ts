import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Colors of the browser’s own frame. */
const frames = { light: '#fbf6ec', dark: '#12131f' };
const frameOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

/** Counts the documents that the page requests from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('a browser that requests English', () => {
  test('shows English; the toggle shows ID, switches immediately, and remembers the choice', async ({
    page,
  }) => {
    await page.goto('/news');
    expect(await languageOf(page)).toBe('en');
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('id');
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toContain('<html lang="id"');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test('shows choices that are only in storage before its scripts arrive', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('language', 'id');
      localStorage.setItem('theme', 'dark');
    });
    await page.route('/assets/*.js', () => {});
    const documents = countDocuments(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/news?category=culture', { waitUntil: 'commit' });
    await expect(heading).toHaveText('Berita');
    await expect(page.locator('html')).toHaveClass('dark');
    expect(documents()).toBe(2);
    await page.goto('/news', { waitUntil: 'commit' });
    await expect(heading).toHaveText('Berita');
    expect(await frameOf(page)).toBe(frames.dark);
    expect(documents()).toBe(3);
    await page.goto('/news?lang=en', { waitUntil: 'commit' });
    await expect(heading).toHaveText('News');
    expect(documents()).toBe(4);
  });

  test('respects a choice in storage without cookies', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      localStorage.setItem('language', 'id');
    });
    const documents = countDocuments(page);
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
    expect(documents()).toBe(1);
  });
});

for (const locale of ['id-ID', 'fr-FR']) {
  test.describe(`a browser that requests ${locale}`, () => {
    test.use({ locale });
    test('shows Indonesian, including dates', async ({ page }) => {
      await page.goto('/news/1');
      expect(await languageOf(page)).toBe('id');
      await expect(page.getByText('18 Maret 2024')).toBeVisible();
    });
  });
}

test('keeps a choice made while the page is still loading its scripts', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/(?!entry-|rolldown-runtime-).*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/news?lang=en', { waitUntil: 'commit' });
  await page.locator('head > link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
});

test('follows a choice that is made in another tab, once', async ({ page, context }) => {
  await page.goto('/news');
  const named = await context.newPage();
  await named.goto('/contact?lang=en');
  const other = await context.newPage();
  await other.goto('/contact');
  // What a tab stores itself would come back from the others.
  const stored = other.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const keys: string[] = [];
        addEventListener('storage', ({ key }) => {
          keys.push(String(key));
          if (key === 'theme') setTimeout(() => resolve(keys), 500);
        });
      }),
  );
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hubungi kami');
  expect(await languageOf(other)).toBe('id');
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
  await expect(other.getByRole('button', { name: 'Ganti ke tema terang' })).toBeVisible();
  expect(await frameOf(other)).toBe(frames.dark);
  await expect(named.locator('html')).toHaveClass('dark');
  expect(await languageOf(named)).toBe('en');
  expect(await stored).toEqual(['language', 'theme']);
});

test('accepts a language in the address', async ({ page }) => {
  await page.goto('/news?lang=id');
  expect(await languageOf(page)).toBe('id');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a system with a ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    const other = colorScheme === 'light' ? ('dark' as const) : ('light' as const);

    test('sets the initial theme; the toggle changes it, sets a class on the root, and remembers the choice', async ({
      page,
    }) => {
      await page.goto('/news');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const first = await ground();
      expect(await frameOf(page)).toBe(frames[colorScheme]);
      await page.getByRole('button', { name: `Switch to ${other} theme` }).click();
      await expect(page.locator('html')).toHaveClass(other);
      expect(await ground()).not.toBe(first);
      expect(await frameOf(page)).toBe(frames[other]);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
      const reloaded = await page.reload();
      expect(await reloaded?.text()).toContain(`class="${other}"`);
      expect(await frameOf(page)).toBe(frames[other]);
      expect(await ground()).not.toBe(first);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`without scripts, on a ${colorScheme} system`, () => {
    test.use({ javaScriptEnabled: false, colorScheme });
    const other = colorScheme === 'light' ? ('dark' as const) : ('light' as const);

    test('switches the theme and the language, and returns to the page', async ({ page }) => {
      await page.goto('/news?category=culture&lang=en');
      const root = page.locator('html');
      for (const theme of [other, colorScheme] as const) {
        const toggle = page.getByRole('banner').getByRole('button', { name: / theme$/ });
        await expect(toggle).toHaveAccessibleName(`Switch to ${theme} theme`);
        await toggle.click();
        await expect(root).toHaveClass(theme);
        expect(await frameOf(page)).toBe(frames[theme]);
      }
      await page.getByRole('button', { name: 'ID', exact: true }).click();
      await expect(page).toHaveURL('/news?category=culture');
      await expect(root).toHaveAttribute('lang', 'id');
      await page.getByRole('button', { name: 'EN', exact: true }).click();
      await expect(root).toHaveAttribute('lang', 'en');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens the menu by its button and closes it when a link is chosen', async ({ page }) => {
    await page.goto('/news/1');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/news');
  });
});

test('gives the header a denser background after 100 pixels', async ({ page }) => {
  await page.goto('/news');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
});
