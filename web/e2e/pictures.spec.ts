import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults.ts';
import { publicPages } from './publicPages.ts';
import { photograph, pictureDesk } from './pictures.ts';
import { test as base, expect } from './test.ts';
import { uploadJpegs, type Uploaded } from './uploads.ts';

const alt = { en: 'Light behind the hills', id: 'Cahaya di balik perbukitan' };
const logoAlt = { en: 'A sun over two hills', id: 'Matahari di atas dua bukit' };

/** Pictures used everywhere on the site while a test runs. */
const test = base.extend<{ hung: { picture: Uploaded; logo: Uploaded } }>({
  hung: async ({ browser, baseURL, request }, use) => {
    const [picture, logo] = await uploadJpegs(
      browser,
      { baseURL: baseURL ?? '', locale: 'en-US' },
      {
        'hills.jpg': await photograph(1920, 1080, '#f3c77a'),
        'sun.jpg': await photograph(600, 600, '#e7c063'),
      },
    );
    if (!picture || !logo) throw new Error('The pictures were not uploaded.');
    const desk = await pictureDesk(request);
    await desk.describe(picture.name, alt.en, alt.id);
    await desk.describe(logo.name, logoAlt.en, logoAlt.id);
    const takeDown = await desk.hang(picture.url, logo.url);
    await use({ picture, logo });
    await takeDown();
    for (const { name } of [picture, logo]) await desk.remove(name);
  },
});

/** The pages that show the picture, and how often. */
const pages: [path: string, pictures: number][] = [
  ['/', 6],
  ['/news', 1],
  ['/communities', 1],
  ['/communities/1', 1],
  ['/heritage', 3],
];

interface Shown {
  types: string[];
  srcSets: string[];
  chosen: string;
  alt: string;
  /** The width announced by `sizes`, relative to the actual width. */
  fitting: number;
}

/** The pictures of an address, once they have loaded. */
async function picturesOf(page: Page, url: string): Promise<Shown[]> {
  const images = await page.locator(`img[src$="${new URL(url, page.url()).pathname}"]`).all();
  for (const image of images) {
    // The hero’s picture sways: Playwright’s own scrolling would wait for it to stop.
    await image.evaluate((img) => img.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  return Promise.all(
    images.map((image) =>
      image.evaluate((img: HTMLImageElement) => {
        const sources = [...(img.closest('picture')?.querySelectorAll('source') ?? [])];
        const limit = getComputedStyle(img).objectFit === 'contain' ? Math.min : Math.max;
        const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
        return {
          types: sources.map(({ type }) => type),
          srcSets: sources.map(({ srcset }) => srcset),
          chosen: new URL(img.currentSrc).pathname,
          alt: img.alt,
          fitting: img.naturalWidth / limit(img.clientWidth, img.clientHeight * ratio),
        };
      }),
    ),
  );
}

/** Sums up the layout shifts of the page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as { shift: number };
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const srcSet = (url: string, widths: number[], format: string) =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ');

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('serves uploaded pictures as AVIF or WebP, in a fitting size, without layout shifts', async ({
      page,
      hung: { picture, logo },
    }) => {
      test.slow();
      const shift = await watchShifts(page);
      for (const [path, count] of pages) {
        await page.goto(path);
        const shown = await picturesOf(page, picture.url);
        expect(shown, path).toHaveLength(count);
        for (const each of shown) {
          expect(each).toMatchObject({
            types: ['image/avif', 'image/webp'],
            srcSets: ['avif', 'webp'].map((format) => srcSet(picture.url, [480, 960, 1600], format)),
            alt: alt.en,
          });
          expect(each.chosen).toMatch(new RegExp(`^${picture.url}/(480|960|1600)\\.avif$`));
          expect(each.fitting, path).toBeGreaterThan(0.9);
          expect(each.fitting, path).toBeLessThan(1.1);
        }
        expect(await shift(), path).toBeLessThanOrEqual(0.02);
      }
      await page.goto('/partners');
      const [shown] = await picturesOf(page, logo.url);
      expect(shown).toMatchObject({
        types: ['image/avif', 'image/webp'],
        chosen: `${logo.url}/480.avif`,
        alt: logoAlt.en,
      });
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  });
}

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID' });

  test('describes pictures in Indonesian, and follows the language', async ({ page, hung: { picture } }) => {
    await page.goto('/heritage');
    const altTexts = async () => new Set((await picturesOf(page, picture.url)).map((shown) => shown.alt));
    expect(await altTexts()).toEqual(new Set([alt.id]));
    await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click();
    expect(await altTexts()).toEqual(new Set([alt.en]));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows pictures', async ({ page, hung: { picture } }) => {
    await page.goto('/communities/1');
    const image = page.locator(`img[src="${picture.url}"]`);
    await expect(image).toHaveAttribute('alt', alt.en);
    await expect(image).toHaveAttribute('width', '1920');
    await expect(page.locator('picture source[type="image/avif"]').first()).toHaveAttribute(
      'srcset',
      srcSet(picture.url, [480, 960, 1600], 'avif'),
    );
  });
});

test('shows an external picture unchanged, and a cloth without a picture', async ({ page, request }) => {
  const desk = await pictureDesk(request);
  const takeDown = await desk.hang('/icon.svg', '/icon.svg');
  try {
    await page.goto('/news');
    const image = page.locator('img[src="/icon.svg"]').first();
    await expect(image).toHaveAttribute('alt', '');
    expect(await image.evaluate((img) => img.closest('picture'))).toBeNull();
  } finally {
    await takeDown();
  }
  await page.goto('/news');
  await expect(page.locator('main img[src^="/api/placeholder/"]').first()).toBeVisible();
  await expect(page.locator('main picture')).toHaveCount(0);
});

base.describe('that cannot be loaded', () => {
  base.use({ viewport: { width: 320, height: 800 } });

  base('leave each page as wide as the window', async ({ page }) => {
    base.slow();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    const faults: string[] = [];
    for (const [name, path] of Object.entries(publicPages)) {
      await page.goto(path);
      // Pictures further down are requested when they come near.
      await page.locator('img').evaluateAll(async (images) => {
        const failed = images.map(
          (image) => new Promise((resolve) => image.addEventListener('error', resolve, { once: true })),
        );
        for (const image of images as HTMLImageElement[]) {
          image.loading = 'eager';
          image.src = '/images/none.webp';
          for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
        }
        await Promise.all(failed);
      });
      for (const fault of await layoutFaults(page)) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
