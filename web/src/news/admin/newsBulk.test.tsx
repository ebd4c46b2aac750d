import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, newsList, openDashboard, storedArticle, type Server } from './newsAdminHarness.tsx';
import { newsListSearch, readNewsListFilter } from './newsListFilter.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const total = (matching: number, all: number): Server => ({
  newsDocumentsTotalQuery: () => ({ total: { matching, all } }),
});

test.each([
  ['en', 1, 1, '1 article'],
  ['id', 15, 15, '15 artikel'],
  ['en', 3, 15, '3 of 15 match'],
  ['id', 3, 15, '3 dari 15 cocok'],
  ['en', 10_000, 10_000, '10,000 articles'],
  ['en', 10_001, 10_001, '10,000+ articles'],
  ['id', 340, 10_001, '340 dari 10.000+ cocok'],
] as const)('%s: %i of %i is “%s”', async (language, matching, all, text) => {
  await openDashboard('/admin/news', total(matching, all), language);
  expect(await screen.findByText(text)).toBeDefined();
});

test('counts again after a deletion', async () => {
  let count = 2;
  await openDashboard('/admin/news', {
    newsDocumentsTotalQuery: () => ({ total: { matching: count, all: count } }),
    newsDocumentsListQuery: () =>
      newsList(storedArticle(), storedArticle({ id: 'article-8', databaseId: 8, titleEn: 'Dye' })),
    newsDocumentsRemoveMutation: () => ({
      deleteNewsArticle: { __typename: 'DeleteNewsArticlePayload', deletedId: 'article-7' },
    }),
  });
  await screen.findByText('2 articles');
  count = 1;
  press('Delete: Wax and water');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 article')).toBeDefined();
});

test('sends the filter and the number that was seen, and explains a refusal', async () => {
  const problem = (field: string, limit: number | null = null) =>
    failure('ValidationError', { fields: [{ field, code: 'INVALID', limit, reason: null, message: '' }] });
  const answers = [problem('count'), problem('matching', 1000), problem('expireAt'), problem('other')];
  const { sent } = await openDashboard('/admin/news?state=draft&q=wax&sort=title', {
    ...total(340, 400),
    useNewsBulkChangeMutation: () => ({ changeNewsArticles: answers.shift() ?? {} }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 340 that match' }));
  // The second press of a double click.
  fireEvent.click(screen.getByRole('button', { name: /^Select only/ }), { detail: 2 });
  expect(screen.getByRole('group', { name: 'Selected articles' }).textContent).toContain('340 selected');
  for (const text of [
    /^Meanwhile, the number of items that match has changed/,
    'At most 1,000 can be changed at a time. Narrow the list, and try again.',
    /^One of them would be taken down before its publication date/,
    'Failed to change the articles. Nothing was changed.',
  ]) {
    press('Publish');
    expect(await screen.findByText(text)).toBeDefined();
  }
  expect(sent('useNewsBulkChangeMutation')[0]).toEqual({
    articles: null,
    matching: {
      filter: { search: 'wax', category: null, state: 'DRAFT', translation: null, unpublishedChanges: null },
      count: 340,
    },
    change: { published: true },
  });
});

test('selects no more than can be changed at a time', async () => {
  await openDashboard('/admin/news', total(1_001, 1_001));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByText(/^At most 1,000 can be changed at a time/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /that match$/ })).toBeNull();
});

test('says what is scheduled, stopped and left out, and what could not be undone', async () => {
  const article = (databaseId: number) => storedArticle({ id: `article-${databaseId}`, databaseId });
  const { sent } = await openDashboard('/admin/news', {
    ...total(3, 3),
    newsDocumentsListQuery: () => newsList(article(1), article(2), article(3)),
    useNewsBulkChangeMutation: () => ({
      changeNewsArticles: {
        __typename: 'ChangeNewsArticlesPayload',
        newsArticles: [article(1), { ...article(2), state: 'SCHEDULED' }],
        changed: 2,
        stopped: 1,
        undo: 'the-change',
      },
    }),
    useNewsBulkUndoMutation: () => ({
      undoNewsArticleChanges: {
        __typename: 'UndoNewsArticleChangesPayload',
        restored: [article(1)],
        skipped: 1,
      },
    }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  press('Publish');
  const done =
    '2 news articles published successfully. Scheduled to go out later: 1. The launch check stopped 1, which stays a draft: mend what it found first. 1 was left alone';
  expect(await screen.findByText((text) => text.startsWith(done))).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected articles' })).toBeNull());
  press('Undo');
  const undone = '1 item is as it was. 1 was left alone: someone has changed it since.';
  expect(await screen.findByText(undone)).toBeDefined();
  expect(sent('useNewsBulkUndoMutation')).toEqual([{ undo: 'the-change' }]);
});

test('keeps filters and order in the address, and ignores unknown ones', () => {
  const address = '?q=wax&category=culture&state=draft&unpublished=true&sort=changed&translation=behind';
  expect(newsListSearch(readNewsListFilter(address))).toBe(address);
  expect(newsListSearch(readNewsListFilter('?sort=newest&state=all&unpublished=no&order=1'))).toBe('');
});
