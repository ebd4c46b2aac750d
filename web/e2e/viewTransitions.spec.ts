import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The names of what became something else, in each view transition of the document so far. */
async function noteTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const all: string[][] = [];
    Object.assign(window, { transitions: all });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const groups = effects.flatMap((effect) => {
          const [, part] = /^::view-transition-group\((page-.*)\)$/.exec(effect.pseudoElement ?? '') ?? [];
          const isDip =
            effect.pseudoElement === '::view-transition-new(root)' &&
            effect.getKeyframes().some((frame) => 'clipPath' in frame);
          return part ?? (isDip ? 'dip' : []);
        });
        all.push([...new Set(groups)].toSorted());
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions);
}

const isStill = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['transition'] === undefined);

test('makes a swatch the page of its pattern, at its top, with the focus', async ({ page }) => {
  const transitions = await noteTransitions(page);
  await page.goto('/heritage?lang=en');
  await page.mouse.wheel(0, 300);
  await page
    .getByRole('list', { name: 'Patterns' })
    .getByRole('link', { name: /^Kawung/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kawung/);
  await expect.poll(transitions).toEqual([['page-picture', 'page-title']]);
  await expect.poll(() => isStill(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  expect(
    await page
      .locator('#main *')
      .evaluateAll((all) => all.filter((part) => part.style.viewTransitionName).length),
  ).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('makes a story its article, and leaves other links alone', async ({ page }) => {
  const transitions = await noteTransitions(page);
  await page.goto('/news?lang=en');
  const story = page.getByRole('main').getByRole('article').first();
  const title = await story.getByRole('heading').textContent();
  await story.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(transitions).toHaveLength(1);
  expect((await transitions())[0]).toContain('page-title');
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  expect(await transitions()).toHaveLength(1);
});

test('follows who presses the next link before the first page has arrived', async ({ page }) => {
  await page.goto('/heritage?lang=en');
  const swatches = page.getByRole('list', { name: 'Patterns' }).getByRole('link');
  await expect(swatches).toHaveCount(10);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('main header ul a');
    first?.click();
    setTimeout(() => second?.click(), 30);
    setTimeout(() => document.querySelector<HTMLElement>('header a[href="/partners"]')?.click(), 60);
  });
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The heritage of batik', {
    timeout: 2000,
  });
  await expect(page).toHaveTitle(/^Our Partners/);
  await expect.poll(() => isStill(page)).toBe(true);
});

test('dips the page into the other theme', async ({ page }) => {
  const transitions = await noteTransitions(page);
  await page.goto('/partners?lang=en');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(transitions).toEqual([['dip']]);
  await expect.poll(() => isStill(page)).toBe(true);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
});

test('shows the next page at once to readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await noteTransitions(page);
  await page.goto('/heritage?lang=en');
  await page
    .getByRole('list', { name: 'Patterns' })
    .getByRole('link', { name: /^Kawung/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kawung/);
  expect(await transitions()).toEqual([]);
});
