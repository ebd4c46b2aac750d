import { expect, test } from './test.ts';

for (const [address, heads] of [
  ['/', 6],
  ['/communities?province=JT', 1],
  ['/competition', 3],
  ['/heritage', 4],
  ['/search?q=batik', 6],
] as const)
  test(`begins no page of ${address} within an item of a list, or after a head`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).not.toHaveCount(0);
    for (const item of await items.all()) await expect(item).toHaveCSS('break-inside', 'avoid');
    const sectionHeads = page.getByRole('main').locator('header:has(h2)');
    await expect(sectionHeads).toHaveCount(heads);
    for (const head of await sectionHeads.all()) {
      await expect(head).toHaveCSS('break-inside', 'avoid');
      await expect(head).toHaveCSS('break-after', 'avoid');
      // Between the rows of a grid, browsers do not avoid it.
      const isGrid = head.evaluate((element) =>
        [element.parentElement, element.nextElementSibling].some(
          (around) => around && getComputedStyle(around).display === 'grid',
        ),
      );
      expect(await isGrid, await head.innerText()).toBe(false);
    }
  });

test('takes one sheet for a short page', async ({ page }) => {
  await page.goto('/newsletter');
  const document = await page.pdf({ format: 'A4' });
  expect(document.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
