// The people of the newsroom: an owner invites an author, who comes in, and sends them away again.
import type { Browser, Page } from '@playwright/test';
import { operation } from './account.ts';
import { expectAccessible } from './axe.ts';
import { bearer, demoCredentials, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

const author = { name: 'Ratna Wulandari', email: 'ratna@example.org', password: 'seven looms in the rain' };

/** A window of someone else. */
async function elsewhere(browser: Browser, locale = 'en-US'): Promise<Page> {
  return (await browser.newContext({ locale })).newPage();
}

const row = (page: Page) =>
  page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: author.email });

/** Invites the author in the dialog. @returns the link, as it is shown once */
async function invite(page: Page): Promise<string> {
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Someone' });
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(2);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(author.name);
  await dialog.getByLabel('Email').fill(author.email);
  await dialog.getByLabel('Language').selectOption('Bahasa Indonesia');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Pass On This Link' });
  const link = await made.getByText(/\/admin\/password#/).innerText();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(link)).toHaveCount(0);
  await expect(row(page)).toContainText(/Invited.*Author.*Link valid until/);
  return link;
}

/** Removes the author, and what they wrote. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const found = await request.get('/api/news?language=en&search=Trial+of+an+author', { headers });
  for (const { id } of (await found.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
  const query = '{ accounts(first: 100) { edges { node { databaseId email } } } }';
  const { accounts } = (await operation(request, query, {}, headers)) as {
    accounts: { edges: { node: { databaseId: number; email: string } }[] };
  };
  const account = accounts.edges.find(({ node }) => node.email === author.email);
  const remove = 'mutation ($id: Int!) { removeAccount(id: $id) { __typename } }';
  if (account) await operation(request, remove, { id: account.node.databaseId }, headers);
});

test('an author accepts an invitation, works, is promoted, and loses access with the next call', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const link = await invite(page);

  const theirs = await elsewhere(browser);
  await theirs.goto(link);
  // Their own language, in a browser where nobody has chosen one.
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Selamat Datang');
  await expect(theirs.getByText(author.email)).toBeVisible();
  await expectAccessible(theirs);
  const password = theirs.getByLabel('Kata sandi baru');
  await password.fill('too short');
  await theirs.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(theirs.getByText('Paling sedikit 12 karakter.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(author.password);
  await theirs.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(theirs).toHaveURL('/admin/login');
  await expect(theirs.getByLabel('Email')).toHaveValue(author.email);
  await theirs.getByLabel(/^Kata sandi/).fill(author.password);
  await theirs.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Ikhtisar');
  const menu = theirs.getByRole('navigation', { name: 'Navigasi admin' });
  await expect(menu.getByRole('link', { name: 'Berita' })).toBeVisible();
  for (const name of ['Tim', 'Pesan', 'Basis Data'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await theirs.goto('/admin/people');
  await expect(theirs.getByText('Peran Anda tidak boleh membuka bagian ini')).toBeVisible();

  // Their new article is a draft, without a switch that they may not use; what readers see is kept for an editor.
  await theirs.goto('/admin/news/new');
  const title = theirs.getByRole('group', { name: 'Judul' });
  await title.getByLabel('Bahasa Inggris', { exact: true }).fill('Trial of an author');
  await title.getByLabel('Bahasa Indonesia', { exact: true }).fill('Uji seorang penulis');
  await theirs.getByLabel('Kategori').selectOption('culture');
  await expect(theirs.getByRole('switch', { name: 'Terbit' })).toHaveCount(0);
  await expect(theirs.getByText('Tetap menjadi draf')).toBeVisible();
  await theirs.getByRole('button', { name: 'Buat Artikel' }).click();
  await expect(theirs.getByText('Artikel berita berhasil dibuat').first()).toBeVisible();
  await theirs.goto('/admin/news/1');
  await expect(theirs.getByText('Penyunting yang menerbitkan')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Perbarui Artikel' })).toHaveCount(0);

  // The link works once.
  await theirs.goto(`${link.slice(0, link.indexOf('/admin'))}/robots.txt`);
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('Tautan sudah dipakai.');

  await page.reload();
  await expect(row(page)).toContainText(/Author.*Seen/);
  await row(page)
    .getByRole('button', { name: `Change role: ${author.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change Role' });
  await dialog.getByLabel('Role').selectOption('Editor');
  await dialog.getByRole('button', { name: 'Change Role' }).click();
  await expect(notice(page, 'Success')).toContainText('Role changed');
  await expect(row(page)).toContainText('Editor');
  await theirs.goto('/admin/messages');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Pesan');

  await row(page)
    .getByRole('button', { name: `Disable: ${author.name}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(notice(page, 'Success')).toContainText('Account disabled');
  await expect(row(page)).toContainText('Disabled');
  await theirs.goto('/admin/news');
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await theirs.context().close();
});

test('a double click opens a dialog in which one can type', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite Someone' }).dblclick();
  await page.keyboard.type('Ratna');
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Ratna');
});

test('the last owner stays, whatever is tried', async ({ page }) => {
  const { email } = await demoCredentials(page.request);
  await signIn(page);
  await page.goto('/admin/people');
  const own = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: email });
  const sentence = 'This is the last owner who can sign in. Make somebody else an owner first.';
  for (const [button, confirm] of [
    [/^Disable:/, 'Disable'],
    [/^Remove:/, 'Remove'],
  ] as const) {
    await own.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await expect(notice(page, 'Error')).toContainText(sentence);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(own).toContainText('Owner');
});

test('a link says that someone else is signed in, and revoking it ends it', async ({ page }) => {
  const { email } = await demoCredentials(page.request);
  await signIn(page);
  const link = await invite(page);
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(`${email} is signed in in this browser.`);
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out and Continue' }).click();
  await expect(page.getByLabel('Kata sandi baru')).toBeVisible();
  // Back to a browser where nobody has chosen a language.
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.context().clearCookies({ name: 'language' });

  await signIn(page);
  await page.goto('/admin/people');
  await row(page)
    .getByRole('button', { name: `Revoke link: ${author.name}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row(page)).toContainText('No valid link');
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('It was revoked, or replaced by a newer one.');
});

test('a forgotten password is answered as the specification has it where there is no mail', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot Your Password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten Password');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('alert')).toContainText('Password reset not implemented in demo');
  await expectAccessible(page);
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('passes axe in the list, its dialogs and the account', async ({ page }) => {
      await signIn(page);
      await invite(page);
      await expectAccessible(page);
      await row(page)
        .getByRole('button', { name: `New password link: ${author.name}` })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await row(page)
        .getByRole('button', { name: `Change role: ${author.name}` })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/account');
      await page.getByRole('form', { name: 'You' }).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('This field is required.').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
