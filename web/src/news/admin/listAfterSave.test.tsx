import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from '../../relay/network.ts';
import { newsList, openDashboard, storedArticle, type Answer } from './newsAdminHarness.tsx';

test('the list shows what was saved in a form opened by its address, even if its first answer comes late', async () => {
  const late = Promise.withResolvers<Answer>();
  const answers = [late.promise, newsList(storedArticle({ version: 4, titleEn: 'Saved' }))];
  await openDashboard('/admin/news/7', {
    newsDocumentsListQuery: () => answers.shift() ?? new Error('No more answers'),
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: { __typename: 'NewsArticlePayload' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Update Article' }));
  await screen.findByText('News article updated successfully');
  await act(async () => late.resolve(newsList(storedArticle())));
  await screen.findByRole('list', { name: 'News articles' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Saved');
});

test('a list that could not be loaded after a save is loaded, and counted, once the connection is back', async () => {
  const unreachable = new NetworkError('The server cannot be reached.', { cause: new Error('Offline') });
  const saved = newsList(storedArticle({ version: 4, titleEn: 'Saved' }));
  const answers = [newsList(storedArticle()), unreachable, unreachable, saved];
  const totals = [unreachable, { total: { matching: 31, all: 31 } }];
  const { router, sent } = await openDashboard('/admin/news/7', {
    newsDocumentsListQuery: () => answers.shift() ?? new Error('No more answers'),
    newsDocumentsTotalQuery: () => totals.shift() ?? new Error('No more answers'),
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: { __typename: 'NewsArticlePayload' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Update Article' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news'));
  await screen.findByRole('heading', { level: 2, name: 'Wax and water' });
  // The connection is back, is lost once more, and stays.
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent('newsDocumentsListQuery')).toHaveLength(3));
  await screen.findByText(/31/);
  fireEvent(window, new Event('online'));
  await screen.findByRole('heading', { level: 2, name: 'Saved' });
  fireEvent(window, new Event('online'));
  await act(async () => {});
  expect(sent('newsDocumentsListQuery')).toHaveLength(4);
  expect(sent('newsDocumentsTotalQuery')).toHaveLength(2);
});
