// Tests that a page and its input survive a failing connection or server.
import type { Page, Route } from '@playwright/test';
import { notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

/** Aborts all requests from now on, or those that match. */
const cut = (page: Page, pattern: string | RegExp = '**/*') => page.route(pattern, (route) => route.abort());

/** The code that forms need only when they are sent. */
const laterCode = /\/assets\/(?:ToastArea|sendContactMessage)-/;

const forms = [
  {
    path: '/contact',
    form: '#message form',
    texts: { 'Full Name': 'Sari', 'Email Address': 's@example.org', Subject: 'Visit', Message: 'In March?' },
    button: 'Send Message',
    message: 'Failed to send message. Please try again.',
  },
  {
    path: '/',
    form: '#contact form',
    texts: {
      'First Name': 'Sari',
      'Last Name': 'Lestari',
      'Email Address': 's@example.org',
      Message: 'May we come in March?',
    },
    button: 'Send Message',
    message: 'Failed to send message. Please try again.',
  },
  {
    path: '/news',
    form: '#newsletter form',
    texts: { 'Email Address': 's@example.org' },
    button: 'Subscribe',
    message: 'Please try again.',
  },
  {
    path: '/admin/login',
    form: 'main form',
    texts: { Email: 'editor@example.org', Password: 'malam-dan-canting' },
    button: 'Sign In',
    message: 'The server could not be reached.',
  },
];

for (const { path, form, texts, button, message } of forms) {
  test(`keeps what was typed at ${path} when it cannot be sent, and shows a toast`, async ({ page }) => {
    await cut(page, laterCode);
    await page.goto(path);
    const field = (label: string) => page.locator(form).getByRole('textbox', { name: label });
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    await cut(page);
    await page.locator(form).getByRole('button', { name: button, exact: true }).click();
    await expect(notice(page, 'Error')).toContainText(message);
    await notice(page, 'Error').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
    for (const [label, text] of Object.entries(texts)) await expect(field(label)).toHaveValue(text);
  });
}

/** Waits until the page shows what it has received. */
const isPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));

/** Returns to the window, and waits until the two requests for content and for the page have ended. */
async function returnToWindow(page: Page): Promise<void> {
  let ended = 0;
  const bothEnded = new Promise<void>((resolve) => {
    const count = () => ++ended === 2 && resolve();
    page.once('requestfailed', count).once('requestfailed', count);
    page.once('requestfinished', count).once('requestfinished', count);
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await bothEnded;
  await isPainted(page);
}

/** Changes the answers to the home page’s query. */
const answerHome = (page: Page, change: (answer: { data: { timeline: unknown } }) => object) =>
  page.route('/graphql*', async (route: Route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { timeline: unknown } };
    await route.fulfill({ response, json: answer.data.timeline ? change(answer) : answer });
  });

test('keeps what a page shows until the server answers with something better', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('First Name').fill('Sari');
  const main = page.locator('main');
  const shown = await main.textContent();
  const failures = {
    'without a connection': () => cut(page, '/graphql*'),
    'without an answer in GraphQL': () =>
      page.route('/graphql*', (route) => route.fulfill({ status: 404, body: '' })),
    'with a list that fails': () =>
      answerHome(page, ({ data }) => ({
        data: { ...data, timeline: null },
        errors: [{ message: 'Something went wrong on our side.', path: ['timeline'] }],
      })),
  };
  for (const [name, fail] of Object.entries(failures)) {
    await test.step(name, async () => {
      await fail();
      for (let times = 0; times < 2; times++) await returnToWindow(page);
      expect(await main.textContent()).toBe(shown);
      await expect(page.getByLabel('First Name')).toHaveValue('Sari');
      await page.unrouteAll();
    });
  }
  await test.step('on a visit that follows', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await cut(page, '/graphql*');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByLabel('First Name')).toBeAttached();
    for (let times = 0; times < 2; times++) await returnToWindow(page);
    expect(await main.textContent()).toBe(shown);
    await page.unrouteAll();
  });
  await answerHome(page, ({ data }) => ({ data: { ...data, timeline: { edges: [] } } }));
  await returnToWindow(page);
  await expect(page.getByText('No timeline items available')).toBeVisible();
});

test('keeps what was typed on a page that never had its data', async ({ page }) => {
  await page.goto('/news');
  await cut(page, '/graphql*');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByLabel('First Name').fill('Sari');
  for (let times = 0; times < 2; times++) await returnToWindow(page);
  await expect(page.getByLabel('First Name')).toHaveValue('Sari');
  await page.unrouteAll();
  await returnToWindow(page);
  await expect(page.getByText('No timeline items available')).toHaveCount(0);
});

for (const { name, title, empty, lists } of [
  { name: 'Partners', title: 'Our Partners', empty: 'Your name here', lists: 1 },
  { name: 'Communities', title: 'Communities', empty: 'No communities to show yet.', lists: 1 },
  { name: 'Heritage', title: 'The heritage of batik', empty: 'No patterns to show yet.', lists: 2 },
]) {
  test(`does not take a list of ${name} that failed for an empty one, and loads it again`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await cut(page, '/graphql*');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByText('This section could not be loaded.')).toHaveCount(lists);
    await expect(main.getByText(empty)).toHaveCount(0);
    const heights = await main
      .getByText('An error occurred')
      .evaluateAll((titles) => titles.map((title) => title.clientHeight));
    // On one line.
    expect(Math.max(...heights)).toBeLessThan(50);
    await expect(main).toBeFocused();
    const again = main.getByRole('button', { name: 'Try Again' }).first();
    await again.click();
    await expect(again).not.toHaveAttribute('aria-busy');
    await page.unroute('/graphql*');
    await again.click();
    await expect(main.getByText('This section could not be loaded.')).toHaveCount(0);
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expect(main).toBeFocused();
  });
}

test('loads a page that failed as soon as the connection is back', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await cut(page);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('An error occurred');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title).toHaveText('An error occurred');
  const announced = page.locator('[aria-live=polite]').filter({ hasText: ' – ' });
  await expect(announced).toHaveText(/^An error occurred – /);
  const again = announced.evaluate(
    (region) =>
      new Promise((changed) =>
        new MutationObserver(() => changed(region.textContent)).observe(region, { childList: true }),
      ),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  expect(await again).toMatch(/^An error occurred – /);
  await page.unroute('**/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(title).toHaveText('Our Partners');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(announced).toHaveText(/^Our Partners – /);
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(announced).toHaveText(/^Mitra kami – /);
});

test('replaces fallback texts as soon as the connection is back', async ({ page }) => {
  await page.goto('/contact');
  await cut(page, '/graphql*');
  await page.getByRole('banner').getByRole('link', { name: 'Competition' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The Competition');
  const fallbacks = await main.textContent();
  await page.unroute('/graphql*');
  const loaded = page.waitForResponse('/graphql*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await loaded;
  await expect(main).not.toHaveText(fallbacks ?? '');
});

test('keeps a search that cannot be repeated in the other language', async ({ page }) => {
  await page.goto('/news?q=malam');
  const articles = page.getByRole('article');
  const found = await articles.count();
  await cut(page, '/graphql*');
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await failed;
  await isPainted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
  await expect(articles).toHaveCount(found);
});

test('loads code that only some visits need once the page is idle', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await Promise.all([
    ...['ToastArea', 'sendContactMessage', 'Drawer'].map((file) =>
      page.waitForResponse(`**/assets/${file}-*.js`),
    ),
    page.goto('/contact'),
  ]);
  await cut(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('shows the links of a menu whose code fails to load', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await cut(page, '**/assets/Drawer-*.js');
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Sari');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.press('Enter');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(7);
  await expect(links.first()).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sari');
});

test('keeps a dashboard form when the picker and the preview fail to load', async ({ page }) => {
  await signIn(page);
  await cut(page, /\/assets\/(?:ImagePicker|PreviewPanel)-/);
  await page.goto('/admin/news/new');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await title.fill('Trial');
  await cut(page);
  for (const name of ['Preview', /^Choose from Library/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(notice(page, 'An error occurred')).toContainText('Check your connection and try again.');
    await notice(page, 'An error occurred').getByRole('button', { name: 'Close' }).click();
  }
  await expect(title).toHaveValue('Trial');
});
