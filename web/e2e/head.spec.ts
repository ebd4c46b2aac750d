import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

/** The tags that share sheets and search engines read, without the parts that depend on how a page was opened. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta[property], meta[name], link:is([rel=canonical], [rel=alternate]), script[type="application/ld+json"]',
      ),
    ]
      .filter((tag) => !tag.matches('[name=viewport], [name=theme-color]'))
      .map((tag) => tag.outerHTML)
      .toSorted(),
  );

test('describes each page after moving inside the site as it does after opening it', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.goto('/no/such/page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const contact = await headOf(page);
  await page.goto('/contact');
  expect(await headOf(page)).toEqual(contact);
  expect(contact.join()).toContain('FAQPage');

  await header.getByRole('link', { name: 'News' }).click();
  await page.getByRole('button', { name: 'Culture', exact: true }).click();
  await expect(page).toHaveTitle(/^News: Culture – /);
  const category = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(category);
  await header.getByRole('link', { name: 'News' }).click();
  await page
    .getByRole('link', { name: /^Read More: / })
    .first()
    .click();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const article = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(article);

  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'id_ID');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/feed/id.xml');
  const indonesian = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(indonesian);
});

test('shows the first page that is reached inside the site together with its head', async ({ page }) => {
  await page.goto('/competition');
  const before = await page.title();
  const release = await hold(page, '**/assets/applyHead-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
  await expect(page).toHaveURL('/heritage');
  await expect(page.locator('html')).toHaveAttribute('data-pending');
  expect(await page.title()).toBe(before);
  // In the next frame after that with the title.
  const canonical = page.evaluate(async (title) => {
    const frame = async () => new Promise(requestAnimationFrame);
    while (document.title === title) await frame();
    await frame();
    return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  }, before);
  release();
  expect(await canonical).toMatch(/\/heritage$/);
});

test('keeps nothing of the page that was left when the code of the next one cannot be loaded', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveTitle(/^An error occurred – /);
  const own = page.locator('[data-head]');
  await expect(own).toHaveCount(1);
  await expect(own).toHaveAttribute('content', 'noindex');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^News – /);
  const news = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(news);
});

test('has the head of the first page again after going back from one that failed', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const news = await headOf(page);
  await page.route('**/*', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Read More: / })
    .first()
    .click();
  await expect(page).toHaveTitle(/^An error occurred – /);
  await page.goBack();
  await expect(page).toHaveTitle(/^News – /);
  await expect.poll(() => headOf(page)).toEqual(news);
});

test('follows the page once the code that changes the head can be loaded', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/assets/applyHead-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveTitle(/^Our Partners – /);
  const canonical = page.locator('link[rel=canonical]');
  // Not those of the page that was left.
  await expect(page.locator('[data-head]')).toHaveCount(0);
  await page.unroute('**/assets/applyHead-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(canonical).toHaveAttribute('href', /\/partners$/);
});
