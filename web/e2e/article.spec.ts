import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer } from './editor.ts';
import { photograph } from './pictures.ts';
import { ask } from './storedRows.ts';
import { expect, test as base } from './test.ts';
import { uploadJpegs } from './uploads.ts';

const filler = (words: number) => 'wax '.repeat(words);

/** Stores pictures’ captions like an editor. */
async function caption(request: APIRequestContext, name: string, input: object): Promise<void> {
  const { images } = await ask<{ images: { edges: { node: { databaseId: number; name: string } }[] } }>(
    request,
    '{ images(first: 20) { edges { node { databaseId name } } } }',
  );
  const id = images.edges.find(({ node }) => node.name === name)?.node.databaseId;
  const { result } = await ask<{ result: { __typename: string } }>(
    request,
    `mutation ($id: Int!, $input: UpdateImageInput!) {
       result: updateImage(id: $id, input: $input) { __typename }
     }`,
    { id, input },
  );
  expect(result.__typename).toBe('ImagePayload');
}

/** An article with everything that an article can show, and its address. */
const test = base.extend<{}, { article: string }>({
  article: [
    async ({ browser, origin, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      const [cover, loom] = await uploadJpegs(
        browser,
        { baseURL: origin },
        {
          'cover.jpg': await photograph(1600, 600, '#f3c77a'),
          'loom.jpg': await photograph(800, 500, '#9fb8d8'),
        },
      );
      if (!cover || !loom) throw new Error('The pictures were not uploaded.');
      await caption(request, cover.name, { credit: 'Dewi Lestari' });
      await caption(request, loom.name, {
        altEn: 'A loom',
        captionEn: 'The loom of the village.',
        captionId: 'Alat tenun desa.',
        credit: 'Sari',
      });
      const text = (first: string) =>
        [
          `## ${first}`,
          filler(250),
          `![](${loom.url})`,
          '## Wax & canting',
          filler(250),
          '### Heat',
          `See [UNESCO](https://ich.unesco.org/en) and [the news](/news). ${filler(250)}`,
          `## ${first}`,
          filler(250),
          `    ${'wax'.repeat(80)}`,
          `| ${'cotton'.repeat(12)} | ${'silk'.repeat(18)} |\n| --- | --- |\n| ${'indigo'.repeat(12)} | soga |`,
        ].join('\n\n');
      const made = await request.post('/api/news', {
        headers: await bearer(request),
        data: {
          titleEn: 'The long way of a cloth',
          titleId: 'Perjalanan panjang kain',
          contentEn: text('Cotton'),
          contentId: text('Kapas'),
          author: 'Ratna Wulandari',
          category: 'culture',
          imageUrl: cover.url,
          // Between two sample articles.
          publishedAt: '2025-05-20T03:00:00.000Z',
        },
      });
      const { id } = (await made.json()) as { id: number };
      await use(`/news/${id}`);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' });
const header = (page: Page) => page.locator('article header');

/** The distance of an element from the top of the window, below the site’s header. */
const below = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  }, id);

test('shows the author, the reading time, captions and a table of contents', async ({ page, article }) => {
  await page.goto(article);
  await expect(header(page)).toContainText('5 min read');
  await expect(header(page)).toContainText('By Ratna Wulandari');
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(2);
  await expect(figures.first()).toContainText(/^\s*Photo: Dewi Lestari$/);
  await expect(figures.last()).toContainText('The loom of the village. Photo: Sari');
  await expect(figures.last().getByRole('img', { name: 'A loom' })).toHaveAttribute('width', '800');
  await expect(contents(page).getByRole('link')).toHaveText(['Cotton', 'Wax & canting', 'Heat', 'Cotton']);
  await expectAccessible(page);

  await contents(page).getByRole('link', { name: 'Wax & canting' }).click();
  await expect(page).toHaveURL(`${article}#h-wax-canting`);
  await expect(page.locator('#h-wax-canting')).toBeFocused();
  await expect.poll(() => below(page, 'h-wax-canting')).toBeGreaterThan(0);
  expect(await below(page, 'h-wax-canting')).toBeLessThan(60);

  await page.getByRole('banner').getByRole('button', { name: 'ID', exact: true }).click();
  await expect(header(page)).toContainText('5 menit baca');
  await expect(header(page)).toContainText('Oleh Ratna Wulandari');
  await expect(figures.first()).toContainText('Foto: Dewi Lestari');
  await expect(figures.last()).toContainText('Alat tenun desa. Foto: Sari');
  await expect(page.getByRole('navigation', { name: 'Dalam artikel ini' }).getByRole('link')).toHaveText([
    'Kapas',
    'Wax & canting',
    'Heat',
    'Kapas',
  ]);
});

test('leads to the previous, the next and related articles', async ({ page, article }) => {
  await page.goto(article);
  const neighbours = page.getByRole('navigation', { name: 'Previous and next article' });
  const previous = neighbours.getByRole('link', { name: /^Previous article From plain cotton/ });
  await expect(previous).toHaveAttribute('rel', 'prev');
  const next = neighbours.getByRole('link', { name: /^Next article/ });
  await expect(next).toHaveAttribute('rel', 'next');
  const shown = await neighbours
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const related = page.getByRole('complementary', { name: 'Read next' });
  await expect(related.getByRole('article')).toHaveCount(3);
  const others = await related
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set([...shown, ...others, article])).toHaveProperty('size', 6);

  await previous.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From plain cotton to batik in nine steps',
  );
  await page.getByRole('link', { name: /^Next article The long way of a cloth/ }).click();
  await expect(page).toHaveURL(article);
});

for (const width of [360, 1440])
  test(`has its cloth at ${width} px, and a line as long as what has been read`, async ({
    page,
    article,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(article, { waitUntil: 'networkidle' });
    const [cloth, line] = [
      page.locator('article picture:has(img[alt=""])').first(),
      page.locator('article picture + div'),
    ];
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const place = await cloth.boundingBox();
    expect(place?.x).toBe(0);
    const isBeside = width > 1000;
    expect((place?.x ?? 0) + (place?.width ?? 0) < (title?.x ?? 0)).toBe(isBeside);
    expect((place?.y ?? 0) + (place?.height ?? 0) < (title?.y ?? 0)).toBe(!isBeside);
    const read = () =>
      line.evaluate((element) => {
        const { width: across, height: down } = element.getBoundingClientRect();
        return Math.max(across, down);
      });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const { scrollY, innerHeight } = window;
        const { top, height } = document.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
        window.scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
      }, share);
    await scrollTo(0);
    const whole = isBeside ? 831 : 360;
    await expect.poll(read).toBeLessThan(20);
    await scrollTo(0.5);
    await expect.poll(read).toBeGreaterThan(whole * 0.4);
    await expect.poll(read).toBeLessThan(whole * 0.6);
    await scrollTo(1);
    await expect.poll(read).toBeGreaterThan(whole * 0.97);
    await scrollTo(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(read).toBe(whole);
  });

test('keeps its contents and the share button in sight beside the text', async ({ page, article }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(article);
  await page.locator('#h-heat').evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).getByRole('link').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport();
});

test('ends in one story as wide as the window, and two as text', async ({ page, article }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(article);
  const related = page.getByRole('complementary', { name: 'Read next' });
  const [next, ...others] = await related.getByRole('article').all();
  expect(await next?.locator('img').boundingBox()).toMatchObject({ x: 0, width: 1440, height: 420 });
  for (const other of others) await expect(other.locator('img')).toHaveCount(0);
  // All of it is the link.
  const title = (await next?.getByRole('heading').textContent()) ?? '';
  await next?.locator('img').click({ position: { x: 1300, y: 60 }, force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('has neither a table of contents nor an author when there is nothing to show', async ({ page }) => {
  await page.goto('/news/1');
  await expect(header(page)).toContainText('min read');
  await expect(contents(page)).toHaveCount(0);
  await expect(header(page)).not.toContainText('By ');
  await expect(page.getByRole('figure')).toHaveCount(0);
});

test('prints the article alone, dark on white, with its address', async ({ page, article }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/news?q=long+way+cloth');
  await page.getByRole('link', { name: 'Read More: The long way of a cloth' }).click();
  await expect(page).toHaveURL(article);
  // The head follows the page.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(/Back to News|More Articles/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header(page)).toContainText('May 20, 2025');
  await expect(page.getByText('By Ratna Wulandari')).toBeVisible();
  const printed = await page.evaluate(() => {
    const after = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element, '::after').content;
    return {
      address: after('link[rel="canonical"]'),
      head: getComputedStyle(document.head).display,
      external: after('article a[href*="unesco"]'),
      own: after('article a[href="/news"]'),
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.querySelector('article p') as Element).color,
      figure: getComputedStyle(document.querySelector('article figure') as Element).breakInside,
      cutOff: [...document.querySelectorAll('article [role="region"]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    };
  });
  expect(printed).toMatchObject({
    head: 'block',
    external: '" (https://ich.unesco.org/en)"',
    own: 'none',
    paper: 'rgba(0, 0, 0, 0)',
    figure: 'avoid',
    cutOff: [false, false],
  });
  expect(printed.address).toBe(`"${page.url()}"`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links from the table of contents to the headings', async ({ page, article }) => {
    await page.goto(article);
    await contents(page).getByRole('link', { name: 'Heat' }).click();
    await expect(page).toHaveURL(`${article}#h-heat`);
    await expect(page.getByRole('heading', { name: 'Heat' })).toBeInViewport();
  });
});
