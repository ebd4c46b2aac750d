import type { Locator } from '@playwright/test';
import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

// Most visitors have motion enabled, which delays the closing of menus and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = ['Home', 'Competition', 'Heritage', 'News', 'Communities', 'Partners', 'Contact'];

for (const [locale, first] of [
  ['en-US', 'Home'],
  ['id-ID', 'Beranda'],
] as const) {
  for (const width of [1024, 1440]) {
    test.describe(`${locale}, ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });

      test('fits seven links in one line of the header', async ({ page }) => {
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

test('lists all pages in order in the header and marks the current one', async ({ page }) => {
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

test('moves the links to the drawer below 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([...pages, 'Search']);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('closes the menu when the window becomes large enough for the links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
  await expect(page).toHaveURL('/heritage');
});

test('keeps the page in place when the menu closes', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/news');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  }
});

test('shows the organizers, their contacts and further links in the footer', async ({ page }) => {
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
    '/search',
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
  // Whole from side to side, cut by the end of the page, and not read twice.
  const name = footer.locator('[data-name]');
  await expect(name).toHaveAttribute('aria-hidden', 'true');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { wide, high } = await name.evaluate((cut) => ({
      wide: cut.scrollWidth / cut.clientWidth,
      high: cut.scrollHeight / cut.clientHeight,
    }));
    expect(wide).toBe(1);
    expect(high).toBeGreaterThan(1);
  }
});

const isBelowHeader = (section: Locator) =>
  section.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 68 && top < 150;
  });

// Without a GPU, each frame of a smooth scroll takes its time.
const scrolled = { timeout: 20_000 };

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('scrolls from a footer link on any page to its section, below the header', async ({ page }) => {
      await page.goto('/news');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Ministry Collaboration' }).click();
      await expect(page).toHaveURL('/#ministry');
      const section = page.locator('#ministry');
      await expect.poll(() => isBelowHeader(section), scrolled).toBe(true);
      await expect(section).toBeFocused();
      // On the page itself, a link to another section works the same.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
      await expect(page.locator('#partners')).toBeFocused();
      await expect(page.locator('#partners')).toBeInViewport(scrolled);
    });

    test('scrolls to the section in the address, however far down', async ({ page }) => {
      await page.goto('/#news');
      const section = page.locator('#news');
      await expect.poll(() => isBelowHeader(section), scrolled).toBe(true);
      // It also stays there during hydration.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => isBelowHeader(section), scrolled).toBe(true);
    });
  });
}

test('updates the header, the footer, the titles and the sign-in when an editor renames the site', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const stored = (await (await request.get('/api/content')).json()) as {
    key: string;
    valueEn: string;
    valueId: string;
  }[];
  const before = stored.find(({ key }) => key === 'site_name');
  if (!before) throw new Error('The seed does not contain the site’s name.');
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
    await page.goto('/admin/login');
    await expect(page).toHaveTitle(/ – Mahkota Canting$/);
    await page.goto('/news');
  } finally {
    await save({ key: 'site_name', valueEn: before.valueEn, valueId: before.valueId });
  }
  // Returning to the window is enough to see the change.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('contentinfo')).toContainText(before.valueId);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('links to every page in a narrow window', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
    await expect(page).toHaveURL('/heritage');
  });
});
