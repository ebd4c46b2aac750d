// Tests that editors see each other in forms and lists, and what the others do, without a reload.
import { expectAccessible } from './axe.ts';
import { bearer, notice } from './editor.ts';
import { signInAs, windowOf } from './person.ts';
import { published, title, useSharedArticle } from './sharedArticle.ts';
import { expect, test } from './test.ts';

const shared = useSharedArticle();

test('a form and a list show within two seconds who else has it open, and whether they type', async ({
  page,
  browser,
}) => {
  await page.goto(`/admin/news/${shared.id}`);
  const list = await page.context().newPage();
  await list.goto('/admin/news');
  const row = list.getByRole('listitem').filter({ hasText: 'Trial of presence' });
  await expect(row).toBeVisible();

  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs).waitFor();
  await expect(page.getByText('Also open: Sekar Ayu')).toBeVisible({ timeout: 2_000 });
  await expect(row).toContainText('Also open: Sekar Ayu');
  await expect(theirs.getByText(/^Also open: /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(list);

  await title(theirs).fill('Trial of typing');
  await expect(page.getByText('Being edited by Sekar Ayu')).toBeVisible();
  await expect(title(page)).toHaveValue('Trial of typing');

  // Another window of the same browser goes on when the one with the stream is closed.
  await page.close();
  await title(theirs, 'Indonesian').fill('Uji mengetik');
  await expect(row).toContainText('Being edited by Sekar Ayu');

  // So does the browser that has another one open, which has the stream.
  const again = await theirs.context().newPage();
  await again.goto('/admin/partners/1');
  await again.getByRole('button', { name: 'Update Partner' }).waitFor();
  await theirs.goto('/admin/timeline');
  await expect(row).not.toContainText('Sekar Ayu', { timeout: 15_000 });
  const third = await again.context().newPage();
  await third.goto(`/admin/news/${shared.id}`);
  await expect(row).toContainText('Sekar Ayu');
  await third.close();
  await expect(row).not.toContainText('Sekar Ayu', { timeout: 15_000 });
  await again.context().close();
});

test('what someone else publishes is in the form, with what is typed here', async ({ page, browser }) => {
  await page.goto(`/admin/news/${shared.id}`);
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs, 'Indonesian').fill('Uji terbit');
  await published(theirs).click();
  await expect(notice(theirs, 'Success')).toContainText('News article updated successfully');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji terbit');
  await title(page).fill('Trial of publishing');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await published(page).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  await theirs.context().close();
});

test('what somebody else is typing is published only by who says so, and they are told', async ({
  page,
  browser,
  request,
}) => {
  const stored = async () =>
    ((await (await request.get(`/api/news/${shared.id}`)).json()) as { titleId: string }).titleId;
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs, 'Indonesian').fill('Uji yang belum');
  await page.goto(`/admin/news/${shared.id}`);
  await expect(page.getByText('Being edited by Sekar Ayu')).toBeVisible();
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang belum');
  await title(page).fill('Trial of haste');
  await published(page).click();
  const question = page.getByRole('alertdialog', { name: 'Include what Sekar Ayu is typing?' });
  await expect(question).toContainText('Title (Indonesian)');
  await expect(question).not.toContainText('Title (English)');
  await expectAccessible(page);
  await theirs.getByRole('link', { name: 'Overview' }).click();
  // A page that is left may be on its way back.
  await expect(page.getByText('Being edited by Sekar Ayu')).toHaveCount(0, { timeout: 15_000 });
  await expect(question).toContainText('Title (Indonesian)');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toBe('Uji kehadiran');
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs, 'Indonesian').fill('Uji yang tidak selesai');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang tidak selesai');
  await published(page).click();
  await question.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(await stored()).toBe('Uji yang tidak selesai');
  await expect(notice(theirs, 'A new version is in this form')).toContainText('with what you had typed');
  await theirs.context().close();
});

test('the question about what somebody else is typing closes when they have published it', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await page.goto(`/admin/news/${shared.id}`);
  await title(theirs, 'Indonesian').fill('Uji yang selesai');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang selesai');
  await published(page).click();
  const question = page.getByRole('alertdialog', { name: 'Include what Sekar Ayu is typing?' });
  await expect(question).toBeVisible();
  await published(theirs).click();
  await expect(notice(page, 'A new version is in this form')).toContainText('Sekar Ayu saved it just now.');
  await expect(question).toHaveCount(0);
  await theirs.context().close();
});

test('where both changed the same field, the form asks before the save', async ({
  page,
  request,
  browser,
}) => {
  await page.goto(`/admin/news/${shared.id}`);
  await title(page).fill('Mine');
  await expect(page.getByText('Saved just now')).toBeVisible();
  const elsewhere = await browser.newPage();
  const headers = await signInAs(elsewhere, shared.colleague);
  await elsewhere.context().close();
  const data = { titleEn: 'Theirs', titleId: 'Uji kehadiran', category: 'culture', published: true };
  await request.put(`/api/news/${shared.id}`, { headers, data });
  await expect(page.getByText('Someone else saved this in the meantime')).toBeVisible();
  // It follows what they save next.
  await request.put(`/api/news/${shared.id}`, { headers, data: { ...data, titleEn: 'Theirs, too' } });
  await expect(page.getByRole('radio', { name: 'Theirs Theirs, too' })).toBeVisible();
  await page.getByRole('button', { name: 'Take All of Theirs' }).click();
  await expect(title(page)).toHaveValue('Theirs, too');
});

test('a form says at once that someone else has deleted its item', async ({ page, request }) => {
  await page.goto(`/admin/news/${shared.id}`);
  await title(page).fill('Mine');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await request.delete(`/api/news/${shared.id}`, { headers: await bearer(request) });
  await expect(page.getByText('Someone deleted this in the meantime')).toBeVisible({ timeout: 2_000 });
  await expect(title(page)).toHaveValue('Mine');
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
});
