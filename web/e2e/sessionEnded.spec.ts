import { endSessionOf } from './account.ts';
import { bearer, demoCredentials, fillText, notice, signIn } from './editor.ts';
import { leave, makePerson, removePerson, signInAs, windowOf } from './person.ts';
import { expect, test } from './test.ts';

test('a session that ends while somebody types leaves them in their field', async ({ page, request }) => {
  await signIn(page);
  await page.goto('/admin/news/new');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await title.pressSequentially('Trial of ');
  await endSessionOf(page, request);
  await title.pressSequentially('an end');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeAttached();
  await page.keyboard.type(', in one go');
  await expect(title).toHaveValue('Trial of an end, in one go');
  await expect(title).toBeFocused();
});

test('a form stays its admin’s when another one signs in in another tab', async ({ browser, request }) => {
  const [ratna, sekar] = [await makePerson(request, 'Ratna', 'author'), await makePerson(request, 'Sekar')];
  const page = await windowOf(browser, ratna);
  await page.goto('/admin/news/new');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await title.fill('Trial of two');
  await expect(page.getByText('Saved just now')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await leave(tab);
  await signInAs(tab, sekar);
  const alert = page.getByRole('alert').filter({ hasText: 'Another account has signed in' });
  await expect(alert).toContainText(sekar.email);
  await title.fill('Trial of two people');
  await page.keyboard.press('Control+S');
  await tab.goto('/admin/dashboard');
  await expect(tab.getByText(`Welcome, ${sekar.email}`)).toBeVisible();
  await expect(tab.getByText('Trial of two', { exact: true })).toBeVisible();

  await alert.getByRole('button', { name: 'Sign In Again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText(ratna.email);
  await dialog.getByLabel(/^Password/).fill(ratna.password);
  await dialog.getByRole('button', { name: 'Sign In and Continue' }).click();
  await expect(alert).toHaveCount(0);
  await expect(title).toHaveValue('Trial of two people');
  // Nothing was typed there.
  await expect(tab.getByText(`Welcome, ${ratna.email}`)).toBeVisible();
  await expect(async () => {
    await tab.reload();
    await expect(tab.getByText('Trial of two people')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.context().close();
  for (const person of [ratna, sekar]) await removePerson(request, person);
});

test('a dialog keeps what is typed, and a secret, when the session ends in another tab', async ({
  page,
  request,
}) => {
  const { password } = await demoCredentials(request);
  await signIn(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API Token' });
  await dialog.getByLabel(/^Name/).fill('Trial of a token');
  const tab = await page.context().newPage();
  const signOut = async () => {
    await tab.goto('/robots.txt');
    await leave(tab);
  };
  await signOut();
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel(/^Password/).fill(password);
  await again.getByRole('button', { name: 'Sign In and Continue' }).click();
  const secret = page.getByRole('dialog', { name: 'Your New Token' });
  await expect(secret).toBeVisible();
  const heard = page.evaluate(
    () => new Promise((hear) => window.addEventListener('storage', () => hear(null))),
  );
  await signOut();
  await heard;
  // By then, the sign-in page would have its way.
  await tab.goto('/admin/login');
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(secret).toHaveCount(0);
});

test('asks for the password in place when the session ends in an open form, and then saves', async ({
  page,
  request,
}) => {
  const { email, password } = await demoCredentials(request);
  await signIn(page);
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial after hours', 'Uji lewat waktu');
  await page.getByLabel('Category').selectOption('culture');
  // What is kept would not be lost, and yet stays.
  await expect(page.getByText('Saved just now')).toBeVisible();
  await endSessionOf(page, request);
  await page.getByRole('button', { name: 'Create Article' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText(email);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.type('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid credentials')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not Now' }).click();
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial after hours',
  );

  await page.getByRole('button', { name: 'Create Article' }).click();
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Sign In and Continue' }).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  await expect(page).toHaveURL('/admin/news');
  const headers = await bearer(request);
  const found = await request.get('/api/news?search=Trial after hours&language=en', { headers });
  const articles = (await found.json()) as { id: number }[];
  expect(articles).toHaveLength(1);
  for (const { id } of articles) await request.delete(`/api/news/${id}`, { headers });

  await page.getByRole('link', { name: 'Add News Article' }).click();
  await page
    .getByRole('group', { name: 'Title' })
    .getByLabel('English', { exact: true })
    .fill('Trial that is abandoned');
  await endSessionOf(page, request);
  await page.getByRole('group', { name: 'Title' }).getByLabel('Indonesian', { exact: true }).fill('Uji');
  await page.getByLabel('Category').selectOption('culture');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await dialog.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fnews%2Fnew');
});
