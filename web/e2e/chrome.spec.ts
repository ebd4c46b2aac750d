import type { Locator } from '@playwright/test';
import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

const pages = ['Home', 'Competition', 'Heritage', 'News', 'Communities', 'Partners', 'Contact'];

for (const [locale, first] of [
  ['en-US', 'Home'],
  ['id-ID', 'Beranda'],
] as const) {
  for (const width of [1024, 1440]) {
    test.describe(`${locale}, ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });

      test('seven links stand in one line of the header', async ({ page }) => {
        await page.goto('/news');
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
        await expect(links).toHaveCount(7);
        await expect(links.first()).toHaveText(first);
        const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        const bar = await page.getByRole('banner').boundingBox();
        expect(bar?.height).toBeLessThan(80);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });
  }
}

test('the header names all pages in order and marks the one that is shown', async ({ page }) => {
  await page.goto('/news');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(pages);
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(links.first()).not.toHaveAttribute('aria-current');
  await links.first().click();
  await expect(page).toHaveURL('/');
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
});

test('the drawer takes the links below 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(pages);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the footer tells who, where and what else', async ({ page }) => {
  await page.goto('/news');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('A national pageant for young women')).toBeVisible();
  const addressesOf = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addressesOf('Quick Links')).toEqual([
    '/',
    '/heritage',
    '/news',
    '/communities',
    '/contact',
    '/feed/en.xml',
  ]);
  expect(await addressesOf('Program')).toEqual([
    '/competition',
    '/heritage',
    '/communities',
    '/#partners',
    '/#ministry',
  ]);
  expect(await addressesOf('Legal')).toEqual(['/privacy', '/terms', '/accessibility']);
  await expect(footer.getByRole('link', { name: 'info@example.org' })).toHaveAttribute(
    'href',
    'mailto:info@example.org',
  );
  await expect(footer.getByRole('link', { name: /^\+62/ })).toHaveAttribute('href', /^tel:\+62\d+$/);
  await expect(footer).toContainText('Solo');
  const social = footer.getByRole('link', { name: /opens in a new tab/ });
  await expect(social).toHaveAttribute('target', '_blank');
  await expect(social).toHaveAttribute('rel', /noopener/);
  await expect(footer.getByText(/^© \d{4} .+\. All rights reserved\.$/)).toBeVisible();
});

const isBelowHeader = (section: Locator) =>
  section.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 68 && top < 150;
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a footer anchor leads to its section from any page, below the header', async ({ page }) => {
      await page.goto('/news');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Ministry Collaboration' }).click();
      await expect(page).toHaveURL('/#ministry');
      const section = page.locator('#ministry');
      await expect.poll(() => isBelowHeader(section)).toBe(true);
      await expect(section).toBeFocused();
      // On the page itself the way to another section is the same.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
      await expect(page.locator('#partners')).toBeFocused();
      await expect(page.locator('#partners')).toBeInViewport();
    });

    test('an address that names a section leads to it, however far down', async ({ page }) => {
      await page.goto('/#news');
      const section = page.locator('#news');
      await expect.poll(() => isBelowHeader(section)).toBe(true);
      // And it stays there while the page wakes up.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => isBelowHeader(section)).toBe(true);
    });
  });
}

test('the site’s name is content: header, footer and title follow an editor', async ({ page, request }) => {
  const headers = await bearer(request);
  const stored = (await (await request.get('/api/content')).json()) as {
    key: string;
    valueEn: string;
    valueId: string;
  }[];
  const before = stored.find(({ key }) => key === 'site_name');
  if (!before) throw new Error('The seed has no name of the site.');
  const save = async (data: object) => {
    expect((await request.post('/api/content', { headers, data })).ok()).toBe(true);
  };
  await save({ key: 'site_name', valueEn: 'Canting Crown', valueId: 'Mahkota Canting' });
  try {
    await page.goto('/news');
    await expect(page).toHaveTitle('News – Canting Crown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Canting Crown' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Canting Crown');
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    await expect(page).toHaveTitle('Berita – Mahkota Canting');
  } finally {
    await save({ key: 'site_name', valueEn: before.valueEn, valueId: before.valueId });
  }
  // Coming back to the window is enough to see the change.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('contentinfo')).toContainText(before.valueId);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a narrow window still shows the way to every page', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
    await expect(page).toHaveURL('/heritage');
  });
});
