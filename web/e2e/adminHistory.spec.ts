import { expectAccessible } from './axe.ts';
import { bearer, demoCredentials, fillText, notice, signIn } from './editor.ts';
import { makePerson, removePerson, windowOf } from './person.ts';
import { expect, test } from './test.ts';

const data = { titleEn: 'Trial of time', titleId: 'Uji waktu', category: 'culture', published: false };

test.beforeEach(({ page }) => signIn(page));

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const articles = (await (await request.get('/api/news?search=Trial&language=en', { headers })).json()) as {
    id: number;
  }[];
  for (const { id } of articles) await request.delete(`/api/news/${id}`, { headers });
});

test('shows who changed what in an item’s history, and restores an earlier version', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await request.put(`/api/news/${id}`, { headers, data: { titleEn: 'Trial gone wrong' } });
  await page.goto(`/admin/news/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const entries = page.getByRole('listitem').filter({ hasText: 'admin@' });
  await expect(entries).toHaveCount(2);
  await entries.first().getByText('What changed (1)').click();
  await expect(entries.first()).toContainText('Trial of time');
  await expect(entries.first()).toContainText('Trial gone wrong');
  await expect(entries.first().getByRole('button')).toHaveCount(0);

  await entries.last().getByRole('button', { name: 'Restore This Version' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await dialog.getByRole('button', { name: 'Restore This Version' }).click();
  await expect(notice(page, 'Success')).toContainText('Restored successfully');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await expect(title).toHaveValue('Trial of time');
  await page.goto('/admin/history');
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()).toContainText(
    'Earlier version restored',
  );
});

test('keeps deleted items in the trash and restores them', async ({ page, request }) => {
  const headers = await bearer(request);
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await request.delete(`/api/news/${id}`, { headers });
  await page.goto('/admin/trash');
  const entry = page.getByRole('listitem').filter({ hasText: 'Trial of time' });
  await expect(entry.first()).toContainText(/Until .+20\d\d/);
  await page.getByRole('button', { name: 'Restore: Trial of time' }).first().click();
  await expect(notice(page, 'Success')).toContainText('Restored successfully');
  await page.goto(`/admin/news/${id}`);
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial of time',
  );
});

test('keeps a draft after a reload, and discards it on request', async ({ page, request }) => {
  const headers = await bearer(request);
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await page.goto(`/admin/news/${id}`);
  await fillText(page, 'Title', 'Trial of keeping', 'Uji draf');
  await expect(page.getByText('Saved just now')).toBeVisible();
  // As if the last second had not reached the server: what is there is not restored.
  await page.evaluate((name) => {
    const key = Object.keys(sessionStorage).find((each) => each.endsWith(name)) ?? '';
    const draft = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, draft.replace('Trial of keeping', 'Trial of drafts'));
  }, ` news/${id}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await expect(page.getByText('Your unsaved text has been restored')).toBeVisible();
  await expect(title).toHaveValue('Trial of drafts');
  await page.getByRole('button', { name: 'Discard and Start Over' }).click();
  await expect(title).toHaveValue('Trial of time');
});

test('shows the shortcuts on “?”, but not while typing', async ({ page }) => {
  await page.goto('/admin/news');
  await page.getByRole('searchbox').fill('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(dialog).toContainText('Saves the form');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('says who changed an item last, finds changes by person, noun and kind, and leads to the person', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await page.goto(`/admin/news/${id}`);
  const { email } = await demoCredentials(request);
  await expect(page.getByText(`Last changed by ${email} on`)).toBeVisible();

  await page.goto('/admin/history');
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(page.getByLabel('What').locator('option', { hasText: /^Account$/ })).toHaveCount(1);
  await page.getByLabel('What').selectOption('News article');
  await page.getByLabel('Kind of change').selectOption('Deleted');
  await page.getByLabel('Person').selectOption(email);
  await expect(page).toHaveURL(/\/admin\/history\?person=\d+&noun=NewsArticle&kind=deleted$/);
  await expect(changes.getByText('Added')).toHaveCount(0);
  await page.getByLabel('Kind of change').selectOption('Added');
  await expect(changes.getByText('Trial of time').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Kind of change')).toHaveValue('created');
  await expectAccessible(page);

  await changes.getByRole('link', { name: email }).first().click();
  await expect(page).toHaveURL(/\/admin\/people\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await expect(changes.getByText('Trial of time').first()).toBeVisible();
  await expectAccessible(page);
});

test('finds what somebody did who is no longer on the team, and shows everything again', async ({
  browser,
  page,
  request,
}) => {
  const former = await makePerson(request, 'Wulan Sari');
  const signedIn = await request.post('/api/auth/sign-in', {
    data: { email: former.email, password: former.password },
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  await request.post('/api/news', { headers: { Authorization: `Bearer ${accessToken}` }, data });
  const theirs = await windowOf(browser, former);
  await theirs.goto('/admin/history');
  const kinds = theirs.getByLabel('What').locator('option');
  await expect(kinds.filter({ hasText: /^News article$/ })).toHaveCount(1);
  await expect(kinds.filter({ hasText: /^Account$/ })).toHaveCount(0);
  await theirs.context().close();
  await removePerson(request, former);

  await page.goto('/admin/people/x');
  await expect(page.getByText('No such account')).toBeVisible();
  await page.goto(`/admin/people/${former.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText('No longer on the team');
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('listitem').first()).toContainText(/Trial of time.*Wulan Sari/);
  await page.getByLabel('Kind of change').selectOption('Deleted');
  await page.getByRole('link', { name: 'Show All' }).click();
  await expect(page).toHaveURL('/admin/history');
  await expect(page.getByLabel('Person')).toHaveValue('');
});
