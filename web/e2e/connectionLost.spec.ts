// Tests that a page and its input survive a failing connection or server.
import type { Page } from '@playwright/test';
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

test('reports a menu whose code fails to load, and opens it at the next press', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await cut(page, '**/assets/Drawer-*.js');
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Sari');
  await page.route('/contact', (route) => route.abort());
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(notice(page, 'An error occurred')).toContainText('Check your connection and try again.');
  await page.unroute('**/assets/Drawer-*.js');
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sari');
});

test('keeps a dashboard form when the picker and the preview fail to load', async ({ page }) => {
  await signIn(page);
  await cut(page, /\/assets\/(?:ImagePicker|NewsPreview)-/);
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
