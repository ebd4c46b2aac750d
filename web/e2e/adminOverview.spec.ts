import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, demoCredentials, notice, signIn } from './editor.ts';
import { ask, storedMessage, storeRows } from './storedRows.ts';
import { expect, test } from './test.ts';

const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Statistics' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
    .getByRole('definition');

test('is where /admin leads, without a step back to it', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/settings');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/settings');
});

test('shows the counts, refreshes on demand, and reports a failure', async ({ page, request }) => {
  await signIn(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(`Welcome, ${(await demoCredentials(request)).email}`)).toBeVisible();
  const { databaseStatistics: stored } = await ask<{ databaseStatistics: Record<string, number> }>(
    request,
    '{ databaseStatistics { content publishedNews news activePartners partners activeCommunities communities batikPatterns } }',
  );
  const figures = {
    'Content items': `${stored['content']}`,
    'Published news': `${stored['publishedNews']} of ${stored['news']}`,
    'Active partners': `${stored['activePartners']} of ${stored['partners']}`,
    'Active communities': `${stored['activeCommunities']} of ${stored['communities']}`,
    'Batik patterns': `${stored['batikPatterns']}`,
    'Total news': `${stored['news']}`,
    'Total partners': `${stored['partners']}`,
  };
  for (const [label, text] of Object.entries(figures)) await expect(figure(page, label)).toHaveText(text);

  const headers = await bearer(request);
  const data = { titleEn: 'Trial count', titleId: 'Uji hitung', category: 'news', published: false };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await page.getByRole('button', { name: 'Refresh Stats' }).click();
  await expect(notice(page, 'Success')).toContainText('Statistics refreshed');
  await request.delete(`/api/news/${id}`, { headers });
  const more = `${stored['publishedNews']} of ${Number(stored['news']) + 1}`;
  await expect(figure(page, 'Published news')).toHaveText(more);

  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh Stats' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to refresh statistics');
  await expect(figure(page, 'Published news')).toHaveText(more);
});

test('its figures of what is active lead to lists of it, whose order stays as it is', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const data = { name: 'Trial of a partner', tier: 'gold', logoUrl: '/images/trial.png', active: false };
  const { id } = (await (await request.post('/api/partners', { headers, data })).json()) as { id: number };
  await signIn(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Active partners' }).click();
  await expect(page).toHaveURL('/admin/partners?active=true');
  const rows = page.getByRole('article');
  await expect(rows.first()).toBeVisible();
  const hidden = rows.filter({ hasText: data.name });
  await expect(hidden).toBeHidden();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);

  const visibility = page.getByRole('group', { name: 'Visibility' });
  await visibility.getByRole('button', { name: 'Inactive', exact: true }).click();
  await expect(page).toHaveURL('/admin/partners?active=false');
  await expect(rows).toHaveCount(1);
  await expect(hidden).toBeVisible();
  await expect(page.getByText('Nothing matches')).toHaveCount(2);
  await expectAccessible(page);
  await visibility.getByRole('button', { name: 'Inactive', exact: true }).click();
  await expect(page).toHaveURL('/admin/partners');
  await expect(page.getByRole('button', { name: /^Move/ }).first()).toBeVisible();
  await request.delete(`/api/partners/${id}`, { headers });

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Active communities' }).click();
  await expect(page).toHaveURL('/admin/communities?active=true');
  await visibility.getByRole('button', { name: 'Inactive', exact: true }).click();
  await expect(page.getByText(/^0 of \d+ match$/)).toBeVisible();
  await page.getByRole('link', { name: 'Show All' }).click();
  await expect(page).toHaveURL('/admin/communities');
});

test('appears at every unknown address, with links to the sections and the sign-out', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const actions = page.getByRole('navigation', { name: 'Quick Actions' });
  const links = await actions
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Add News Article', '/admin/news/new'],
    ['Content', '/admin/content'],
    ['News', '/admin/news'],
    ['Partners', '/admin/partners'],
    ['Images', '/admin/images'],
    ['Communities', '/admin/communities'],
    ['Sections Content', '/admin/sections'],
    ['Database', '/admin/database'],
  ]);
  await actions.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL('/admin/news');
  await page.goBack();
  await actions.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});

test('shows the unhandled messages, and the untranslated texts', async ({ page, request }) => {
  const waiting = [1, 2, 3, 4].map((day) => storedMessage(day, day, { subject: `Question ${day}` }));
  const handledAt = new Date().toISOString();
  const restore = await storeRows(request, 'messages', [...waiting, storedMessage(9, 9, { handledAt })]);
  const headers = await bearer(request);
  const data = { titleEn: 'Trial half', titleId: 'Uji separuh', excerptEn: 'Only English', category: 'news' };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await signIn(page);
  await page.goto('/admin/dashboard');

  const messages = page.getByRole('region', { name: 'Unhandled Messages' });
  await expect(messages).toContainText('Unhandled Messages: 4');
  await expect(messages.getByRole('listitem')).toHaveText([
    /Sender 4.*Question 4.*January 4, 2026/,
    /Sender 3.*Question 3/,
    /Sender 2.*Question 2/,
  ]);
  await messages.getByRole('link', { name: /Sender 4/ }).click();
  await expect(page).toHaveURL('/admin/messages/4');
  await page.getByRole('button', { name: 'Mark as Handled' }).click();
  await expect(notice(page, 'Success')).toContainText('Message marked as handled');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(messages).toContainText('Unhandled Messages: 3');
  await expect(messages.getByRole('listitem').first()).toContainText('Sender 3');

  const texts = page.getByRole('region', { name: 'Translations to Check' });
  await expect(texts.getByRole('link', { name: 'News: 1 missing' })).toHaveAttribute(
    'href',
    '/admin/news?translation=missing',
  );

  await request.delete(`/api/news/${id}`, { headers });
  await restore();
  const none = await storeRows(request, 'messages', []);
  await page.getByRole('button', { name: 'Refresh Stats' }).click();
  await expect(messages).toContainText('Every message has been handled.');
  await expect(texts).toContainText('Every text exists in both languages, and none is behind.');
  await none();
});

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('passes axe, without sideways scrolling', async ({ page }) => {
      await signIn(page);
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
