// Tests the question which of two texts to keep, where two editors type into one field.
import type { Page } from '@playwright/test';
import { operation } from './account.ts';
import { bearer } from './editor.ts';
import { windowOf } from './person.ts';
import { discard, published, question, title, typeAtOnce, useSharedArticle } from './sharedArticle.ts';
import { expect, test } from './test.ts';

const shared = useSharedArticle();

test('what its reader types on before a reload is no question, also if a colleague types elsewhere', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${shared.id}`);
  await title(theirs).fill('Mine');
  await expect(title(page)).toHaveValue('Mine');
  // Neither is kept, nor answered, any more.
  await theirs.route('**/graphql*', (route) => route.abort());
  await title(theirs).fill('Mine, and on');
  await title(page, 'Indonesian').fill('Dari rekan');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await theirs.unrouteAll();
  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Mine, and on');
  await expect(title(page)).toHaveValue('Mine, and on');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Dari rekan');
  await expect(question(theirs)).toHaveCount(0);
  await theirs.context().close();
});

test('the question about two texts is asked again after a reload, and nothing is replaced until it is answered', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${shared.id}`);
  await Promise.all([title(page).fill('Mine'), title(theirs).fill('Theirs')]);
  const question = (window: Page) => window.getByRole('button', { name: 'Take All of Theirs' });
  await expect
    .poll(async () => (await question(page).count()) + (await question(theirs).count()))
    .toBeGreaterThan(0);
  const [asked, other, text] = (await question(page).isVisible())
    ? [page, theirs, 'Theirs']
    : [theirs, page, 'Mine'];
  await asked.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await asked.reload();
  await expect(question(asked)).toBeInViewport();
  await expect(asked.getByText('Not saved yet: choose which text to keep.')).toBeVisible();
  await question(asked).click();
  await expect(title(asked)).toHaveValue(text);
  await expect(title(other)).toHaveValue(text);
  await theirs.context().close();
});

test('the question about two texts outlives the trash, and names what is saved once a colleague has published it', async ({
  page,
  request,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  const { asked, other, own, text } = await typeAtOnce(shared.id, page, theirs);
  const headers = await bearer(request);
  await request.delete(`/api/news/${shared.id}`, { headers });
  await expect(asked.getByText('Someone deleted this in the meantime')).toBeVisible();
  const { trash } = (await operation(
    request,
    '{ trash { edges { node { databaseId } } } }',
    {},
    headers,
  )) as {
    trash: { edges: { node: { databaseId: number } }[] };
  };
  const restore = 'mutation ($id: Int!) { restoreChange(id: $id) { __typename } }';
  await operation(request, restore, { id: trash.edges[0]?.node.databaseId }, headers);
  await expect(question(asked)).toBeVisible();
  await expect(title(asked)).toHaveValue(own);
  await expect(title(other)).toHaveValue(text);

  await published(other).click();
  await expect(question(asked)).toHaveCount(0);
  await expect(asked.getByText('Someone else saved this in the meantime')).toBeVisible();
  await asked.getByRole('button', { name: 'Keep All of Mine' }).press('Enter');
  await expect(asked.locator('#main')).toBeFocused();
  await expect(title(asked)).toHaveValue(own);
  await expect(asked.getByText('Saved just now')).toBeVisible();
  await expect(asked.getByRole('alert')).toHaveCount(0);
  await theirs.context().close();
});

test('a question about text that a colleague discards closes, and the reader’s own is kept', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  const { asked, other, own } = await typeAtOnce(shared.id, page, theirs);
  await discard(other);
  await expect(asked.getByRole('button', { name: 'Take All of Theirs' })).toHaveCount(0);
  await expect(asked.getByText('The unpublished changes were discarded')).toBeVisible();
  await expect(title(asked)).toHaveValue(own);
  await expect(asked.getByText('Saved just now')).toBeVisible();
  await expect(title(other)).toHaveValue(own);
  await theirs.context().close();
});

test('a window restores what its reader typed, and nothing that a colleague typed and discarded', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  const { asked, other, own } = await typeAtOnce(shared.id, page, theirs);
  const excerpt = (window: Page) => title(window, 'English', 'Excerpt');
  await excerpt(other).fill('Typed and discarded');
  await expect(excerpt(asked)).toHaveValue('Typed and discarded');
  await expect(question(asked)).toBeVisible();
  await asked.goto('/robots.txt');
  await discard(other);
  await asked.goto(`/admin/news/${shared.id}`);
  await expect(title(asked)).toHaveValue(own);
  await expect(excerpt(asked)).toHaveValue('');
  await expect(asked.getByText('Working copy, 1 change')).toBeVisible();
  await theirs.context().close();
});

test('a form that opens with what a colleague typed over an older version calls neither text the reader’s', async ({
  page,
  request,
  browser,
}) => {
  const theirs = await windowOf(browser, shared.colleague);
  await theirs.goto(`/admin/news/${shared.id}`);
  await title(theirs).fill('Typed by a colleague');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.context().close();
  await request.put(`/api/news/${shared.id}`, {
    headers: await bearer(request),
    data: { titleEn: 'Published' },
  });

  await page.goto(`/admin/news/${shared.id}`);
  const question = page.getByRole('alert').filter({ hasText: 'This was saved in the meantime' });
  await expect(question).toContainText('You saved it on');
  await expect(question).toContainText('What this form has is kept, but not published.');
  await expect(question.getByRole('radio', { name: 'In This Form' })).toBeChecked();
  await question.getByRole('button', { name: 'Take All That Was Saved' }).click();
  await expect(title(page)).toHaveValue('Published');
});
