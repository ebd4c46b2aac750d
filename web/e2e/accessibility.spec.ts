import { expectAccessible } from './axe.ts';
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
  'an article that is not there': '/news/9999',
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
      for (const [name, path] of Object.entries(pages)) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        });
      }
    });
  });
}
