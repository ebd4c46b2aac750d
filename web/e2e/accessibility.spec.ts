import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

const pages = {
  news: '/news',
  'an empty search': '/news?q=nothingness',
  'an article': '/news/1',
  'an unknown address': '/nowhere',
  'the sign-in page': '/admin/login',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-US', 'id-ID']) {
    for (const width of [360, 1440]) {
      test.describe(`${colorScheme}, ${locale}, ${width} px`, () => {
        test.use({ colorScheme, locale, viewport: { width, height: 900 } });
        for (const [name, path] of Object.entries(pages)) {
          test(`${name}: nothing for axe, no sideways scrolling`, async ({ page }) => {
            await page.goto(path, { waitUntil: 'networkidle' });
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              width,
            );
          });
        }
      });
    }
  }
}
