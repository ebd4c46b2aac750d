import { notice } from './editor.ts';
import { expect, test } from './test.ts';

// The server accepts five subscriptions from one address in ten minutes; two of these tests send three.

test('gives the same answer whether or not the address was already subscribed', async ({ page }) => {
  await page.goto('/news');
  const box = page.getByRole('region', { name: 'Newsletter' });
  for (const _ of ['first', 'second']) {
    await box.getByLabel('Email Address').fill('reader@example.org');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notice(page, 'Thank you')).toContainText('We will send the newsletter to this address.');
    await expect(box.getByLabel('Email Address')).toHaveValue('');
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
  }
});

test('reports a failure and keeps the address', async ({ page }) => {
  await page.goto('/contact');
  await page.route('/graphql*', (route) => route.abort());
  const box = page.getByRole('region', { name: 'Newsletter' });
  await box.getByLabel('Email Address').fill('reader@example.org');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notice(page, 'Error')).toContainText('Please try again.');
  await expect(box.getByLabel('Email Address')).toHaveValue('reader@example.org');
});

test('reports an invalid address at its field alone', async ({ page }) => {
  await page.goto('/news');
  const box = page.getByRole('region', { name: 'Newsletter' });
  const field = box.getByLabel('Email Address');
  await field.fill('reader@localhost');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveAccessibleDescription(/name@example.org/);
  await expect(field).toBeFocused();
  await expect(notice(page, 'Error')).toHaveCount(0);
});

test('unsubscribes from a newsletter’s link with one press', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=a-token', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
  await expect(page.locator('main')).toBeFocused();
});

test('reports a failure to unsubscribe, and keeps the button', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=a-token', { waitUntil: 'networkidle' });
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(notice(page, 'Error')).toContainText('Please try again.');
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
});

test('explains what to do about a link without its token', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  await page.getByRole('link', { name: 'Write to Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('confirms subscribing and unsubscribing on a page', async ({ page }) => {
    await page.goto('/news');
    await page.getByLabel('Email Address').fill('other@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter?subscribed=1&lang=en');
    await expect(page.getByText('We will send the newsletter to this address.')).toBeVisible();
    await page.goto('/newsletter/unsubscribe?token=a-token');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
  });

  test('returns an invalid address with its problem', async ({ page }) => {
    await page.goto('/news');
    await page.getByLabel('Email Address').fill('reader@localhost');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue('reader@localhost');
    await expect(page.getByText('Enter an email address, such as name@example.org.')).toBeVisible();
  });
});
