import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

const pages = {
  home: '/',
  'the competition': '/competition',
  heritage: '/heritage',
  communities: '/communities',
  'a community': '/communities/1',
  news: '/news',
  'an empty search': '/news?q=nothingness',
  'an article': '/news/1',
  partners: '/partners',
  contact: '/contact',
  'a message that was sent': '/contact?sent=1',
  'the newsletter': '/newsletter?subscribed=1',
  'the way out of the newsletter': '/newsletter/unsubscribe?token=a-token',
  'the privacy policy': '/privacy',
  'the terms': '/terms',
  'the accessibility statement': '/accessibility',
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
