import type { Page } from '@playwright/test';
import { bearer } from './editor.ts';
import { publicPages } from './publicPages.ts';
import { expect, test } from './test.ts';

for (const [address, heads] of [
  ['/', 7],
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
    const sectionHeads = page.getByRole('main').locator('header:has(h2, h3)');
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

/** How many sheets of A4 the page takes. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('begins a community with a long description on the first sheet', async ({ page, request }) => {
  const headers = await bearer(request);
  const text = 'An ordinary sentence about people who make batik in a valley. '.repeat(31).trim();
  const data = {
    nameEn: 'Weavers of the valley',
    nameId: 'Penenun lembah',
    descriptionEn: text,
    descriptionId: text,
    location: 'Pekalongan',
    imageUrl: '/api/placeholder/840/600?seed=valley',
    contactInfo: { phone: '+62 812 3456 7890', email: 'valley@example.org', website: 'https://example.org/' },
  };
  const { id } = (await (await request.post('/api/communities', { headers, data })).json()) as { id: number };
  await page.goto(`/communities/${id}`);
  // The description on one, and the other communities on the other: no third one before them.
  expect(await sheetsOf(page)).toBe(2);
  await request.delete(`/api/communities/${id}`, { headers });
});

test('divides neither the seal nor the cloth of provinces, and fades nothing in', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const seal = page.getByRole('main').getByText(/^Est/).locator('..');
  await expect(seal).toHaveCSS('break-inside', 'avoid');
  const theme = page.getByRole('region', { name: 'Wonders of Indonesian Batik' });
  await expect(theme.locator('div:has(> picture)')).toHaveCSS('break-inside', 'avoid');
  await expect(theme.locator('[aria-live] > div')).toHaveCSS('animation-name', 'none');
});

test('takes one sheet for a short page', async ({ page }) => {
  await page.goto('/newsletter');
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** How many bytes of drawing the last sheet has. */
async function lastSheetOf(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  const [, number] = [...pdf.matchAll(/\/Contents (\d+) 0 R/g)].at(-1)!;
  const [, length] = new RegExp(`\\n${number} 0 obj\\n<<[^>]*/Length (\\d+)>>`).exec(pdf)!;
  return Number(length);
}

test('has something on the last sheet, wherever the text before it ends', async ({ page }) => {
  await page.goto('/contact');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
  for (let space = 0; space < 150; space += 10) {
    await questions.evaluate((section, space) => (section.style.marginBlockStart = `${space}px`), space);
    expect(await lastSheetOf(page), `with ${space} px more`).toBeGreaterThan(0);
  }
});

/** How far the page goes on below its last text and picture, in pixels. */
const spaceBelow = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth !== 1;
    const boxes = [...document.querySelectorAll('#main *')].filter(isSeen).flatMap((element) => {
      if (element.matches('img, svg')) return [element.getBoundingClientRect()];
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      return texts.map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return range.getBoundingClientRect();
      });
    });
    const last = Math.max(...boxes.map(({ bottom }) => bottom));
    return document.documentElement.getBoundingClientRect().bottom - last;
  });

// Space below the last text would take a sheet of its own where the text ends with the sheet.
for (const [name, address] of Object.entries(publicPages))
  // A message in place of a list has a border around it, and is not divided.
  if (!/^.admin|^.news.q=/.test(address))
    test(`ends with its last text: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      await page.goto(address);
      // Less than a line: links are as high as a finger.
      expect(await spaceBelow(page)).toBeLessThan(22);
    });
