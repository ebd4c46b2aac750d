import { expectAccessible } from './axe.ts';
import { expectContrast } from './contrast.ts';
import { publicPages } from './publicPages.ts';
import { expect, test } from './test.ts';

// Covers both themes and both languages, each on a narrow and on a wide screen.
const views = [
  { colorScheme: 'light', locale: 'en-US', width: 360 },
  { colorScheme: 'dark', locale: 'en-US', width: 1440 },
  { colorScheme: 'light', locale: 'id-ID', width: 1440 },
  { colorScheme: 'dark', locale: 'id-ID', width: 360 },
] as const;

for (const { colorScheme, locale, width } of views) {
  test.describe(`${colorScheme}, ${locale}, ${width} px`, () => {
    test.use({ colorScheme, locale, viewport: { width, height: 900 } });
    test('passes axe on every page, without sideways scrolling', async ({ page }) => {
      test.setTimeout(240_000);
      const measured: string[] = [];
      for (const [name, path] of Object.entries(publicPages)) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          await expectContrast(page, measured);
        });
      }
    });
  });
}
