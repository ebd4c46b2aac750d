import { expectAccessible } from './axe.ts';
import { expectContrast } from './contrast.ts';
import { htmlFindings, htmlFindingsOf } from './htmlFindings.ts';
import { publicPages } from './publicPages.ts';
import { expect, test } from './test.ts';

// Covers both themes and both languages, each on a narrow and on a wide screen; the HTML differs between languages only.
const views = [
  { colorScheme: 'light', locale: 'en-US', width: 360, isValidated: true },
  { colorScheme: 'dark', locale: 'en-US', width: 1440, isValidated: false },
  { colorScheme: 'light', locale: 'id-ID', width: 1440, isValidated: true },
  { colorScheme: 'dark', locale: 'id-ID', width: 360, isValidated: false },
] as const;

for (const { colorScheme, locale, width, isValidated } of views) {
  test.describe(`${colorScheme}, ${locale}, ${width} px`, () => {
    test.use({ colorScheme, locale, viewport: { width, height: 900 } });
    const also = isValidated ? ', in valid HTML' : '';
    test(`passes axe on every page, without sideways scrolling${also}`, async ({ page }) => {
      test.setTimeout(240_000);
      const measured: string[] = [];
      for (const [name, path] of Object.entries(publicPages)) {
        await test.step(name, async () => {
          const document = await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (isValidated) {
            expect.soft(await htmlFindings((await document?.text()) ?? ''), `${name}, as sent`).toEqual([]);
            expect.soft(await htmlFindingsOf(page), `${name}, as scripts leave it`).toEqual([]);
          }
          await expectAccessible(page);
          await expectContrast(page, measured);
        });
      }
    });
  });
}
