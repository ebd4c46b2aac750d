// Tests that what a colleague discards can be put back by whoever typed it.
import { expectAccessible } from './axe.ts';
import { bearer } from './editor.ts';
import { windowOf } from './person.ts';
import {
  discard,
  discardedAlert,
  discarding,
  published,
  putBack,
  title,
  useSharedArticle,
} from './sharedArticle.ts';
import { expect, test } from './test.ts';

const shared = useSharedArticle();

test('whoever discards reads who has typed, who can put their text back', async ({ page, browser }) => {
  const theirs = await windowOf(browser, shared.colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${shared.id}`);
  await title(theirs).fill('Typed by a colleague');
  await title(page, 'Indonesian').fill('Ditulis di sini');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Ditulis di sini');
  await expect(title(page)).toHaveValue('Typed by a colleague');

  await page.getByRole('button', { name: 'Discard Changes' }).click();
  const question = discarding(page);
  await expect(question).toContainText('What Sekar Ayu typed here is discarded, too.');
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  const alert = discardedAlert(theirs);
  await expect(title(theirs)).toHaveValue('Trial of presence');
  // The offer stays when something else is published, also if it was discarded again before.
  await title(page, 'Indonesian').fill('Dibuang');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Dibuang');
  await discard(page);
  await expect(title(theirs, 'Indonesian')).toHaveValue('Uji kehadiran');
  await title(page).fill('Published meanwhile');
  await title(page, 'Indonesian').fill('Diterbitkan');
  await published(page).click();
  await expect(title(theirs, 'Indonesian')).toHaveValue('Diterbitkan');
  // And after a reload. What was published since is asked about.
  await theirs.reload();
  await putBack(theirs).click();
  await expect(alert).toHaveCount(0);
  const choice = theirs.getByRole('alert').filter({ hasText: 'Something else has been written there since' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(title(theirs, 'Indonesian')).toHaveValue('Diterbitkan');
  await expectAccessible(theirs);
  await choice.getByRole('button', { name: 'Put Back All' }).click();
  await expect(choice).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('Typed by a colleague');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.context().close();
});

test('discarded text is put back over what a colleague has typed since only if its author chooses so', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${shared.id}`);
  await title(theirs).fill('Typed by a colleague');
  await expect(title(page)).toHaveValue('Typed by a colleague');
  // One more letter does not make it the text of whoever typed last.
  await title(page).press('End');
  await title(page).press('!');
  await expect(title(theirs)).toHaveValue('Typed by a colleague!');
  await discard(page);
  await expect(putBack(theirs)).toBeVisible();
  await title(page).fill('Typed since');
  await expect(title(theirs)).toHaveValue('Typed since');

  await putBack(theirs).click();
  const choice = theirs.getByRole('alert').filter({ hasText: 'Something else has been written there since' });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole('radio', { name: /Discarded/ })).toBeChecked();
  // Until it is answered, the form stays as it is, also after a reload.
  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Typed since');
  await putBack(theirs).click();
  await title(page).fill('Typed since, and on');
  await expect(choice.getByRole('radio', { name: 'There Now Typed since, and on' })).toBeVisible();
  await choice.getByRole('button', { name: 'Keep All That Is There Now' }).click();
  await expect(choice).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('Typed since, and on');
  await expect(title(page)).toHaveValue('Typed since, and on');

  // Two texts are offered one after the other, to be copied also once the item has been deleted.
  for (const text of ['Typed again', 'Typed a third time']) {
    await title(theirs).fill(text);
    await expect(title(page)).toHaveValue(text);
    await discard(page);
    await expect(putBack(theirs)).toBeVisible();
  }
  await expect(title(theirs)).toHaveValue('Trial of presence');
  await request.delete(`/api/news/${shared.id}`, { headers: await bearer(request) });
  await expect(theirs.getByText('Someone deleted this in the meantime')).toBeVisible();
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Typed a third time');
  await putBack(theirs).click();
  await expect(choice).toContainText('Typed again');
  await theirs.context().close();
});

test('a new article that a colleague discards begins again, and its author can put their text back', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto('/admin/news/new');
  await title(theirs).fill('Trial of a new article');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await page.goto(theirs.url());
  await title(page, 'Indonesian').fill('Judul dari rekan');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Judul dari rekan');
  await discard(page);

  const alert = discardedAlert(theirs);
  await expect(alert).toContainText('The form is empty again.');
  await expect(theirs.getByText(/^Saved/)).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('');
  await theirs.reload();
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Trial of a new article');
  await expect(title(theirs, 'Indonesian')).toHaveValue('');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await expect(title(page)).toHaveValue('Trial of a new article');
  await theirs.context().close();
});

test('after a reload, a form still knows what its reader has typed', async ({ page, request, browser }) => {
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs).fill('Typed before the reload');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.reload();
  await page.goto(`/admin/news/${shared.id}`);
  await discard(page);
  await expect(discardedAlert(theirs)).toContainText('The form shows what is stored.');
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Typed before the reload');
  await expect(title(page)).toHaveValue('Typed before the reload');

  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Typed before the reload');
  const headers = await bearer(request);
  await request.put(`/api/news/${shared.id}`, { headers, data: { titleEn: 'Published' } });
  const asked = theirs.getByRole('alert').filter({ hasText: 'Someone else saved this in the meantime' });
  await expect(asked.getByRole('radio', { name: 'Mine Typed before the reload' })).toBeVisible();
  await expect(asked).toContainText('What you typed is kept, but not published.');
  await theirs.context().close();
});
