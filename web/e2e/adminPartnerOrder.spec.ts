import type { Page } from '@playwright/test';
import { notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';
import { addPartners, gold, removeTrials, shown, trials } from './trialPartners.ts';

const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move: ${name}` });

test.beforeEach(({ page }) => signIn(page));
test.afterEach(({ request }) => removeTrials(request));

test('reorders a tier by keyboard, by buttons and by dragging', async ({ page, request }) => {
  await addPartners(request, 'Trial A', 'Trial B', 'Trial C');
  await page.goto('/admin/partners');
  const announcement = gold(page).locator('[aria-live]');

  await grip(page, 'Trial C').focus();
  await page.keyboard.press('Space');
  await expect(announcement).toContainText('Trial C picked up, position 6 of 6.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(announcement).toHaveText('Trial C: position 4 of 6.');
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveText('Trial C stays at position 6 of 6.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B', 'Trial C']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(announcement).toHaveText('Trial C dropped at position 4 of 6.');
  await expect(shown(page)).toHaveText(['Trial C', 'Trial A', 'Trial B']);
  await expect(grip(page, 'Trial C')).toBeFocused();
  await expect.poll(() => trials(request)).toEqual(['Trial C', 'Trial A', 'Trial B']);

  await grip(page, 'Trial A').click();
  await page.getByRole('button', { name: 'Down: Trial A' }).click();
  await page.getByRole('button', { name: 'Drop here: Trial A' }).click();
  await expect(shown(page)).toHaveText(['Trial C', 'Trial B', 'Trial A']);
  await expect(grip(page, 'Trial A')).toBeFocused();
  await expect.poll(() => trials(request)).toEqual(['Trial C', 'Trial B', 'Trial A']);

  await grip(page, 'Trial A').hover();
  await page.mouse.down();
  const target = await grip(page, 'Trial C').boundingBox();
  await page.mouse.move(target?.x ?? 0, target?.y ?? 0, { steps: 5 });
  await expect(grip(page, 'Trial A')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await expect(shown(page)).toHaveText(['Trial A', 'Trial C', 'Trial B']);
  await expect.poll(() => trials(request)).toEqual(['Trial A', 'Trial C', 'Trial B']);
  await page.reload();
  await expect(shown(page)).toHaveText(['Trial A', 'Trial C', 'Trial B']);
  const visible = await (await page.request.get('/partners')).text();
  expect(visible.indexOf('Trial A')).toBeLessThan(visible.indexOf('Trial C'));
});

test('reverts an order that cannot be saved', async ({ page, request }) => {
  await addPartners(request, 'Trial A', 'Trial B');
  await page.goto('/admin/partners');
  const swap = async () => {
    await grip(page, 'Trial B').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  };
  await page.route('**/graphql*', (route) => route.abort());
  await swap();
  await expect(notice(page, 'Error')).toContainText('Failed to save the order. It has not changed.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B']);
  await page.unroute('**/graphql*');

  // Someone else adds a partner in the meantime: show it, with the server’s order.
  await addPartners(request, 'Trial C');
  await swap();
  await expect(notice(page, 'Error')).toContainText('Failed to save the order.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B', 'Trial C']);
  await swap();
  await expect.poll(() => trials(request)).toEqual(['Trial B', 'Trial A', 'Trial C']);
});
