import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../relay/network.ts';
import { failure, newsList, openDashboard, storedArticle } from './newsAdminHarness.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a row shows both titles, the states and the date in long form', async () => {
  await openDashboard('/admin/news', {
    newsDocumentsListQuery: () =>
      newsList(
        storedArticle({ featured: true }),
        storedArticle({ id: 'article-8', databaseId: 8, titleEn: 'Unfinished', published: false }),
      ),
  });
  const [first, second] = await screen.findAllByRole('article');
  const row = within(first as HTMLElement);
  expect(row.getByRole('heading', { name: 'Wax and water' })).toBeDefined();
  for (const text of ['Malam dan air', 'How the cloth is made.', 'Culture', 'Published', 'Featured'])
    expect(row.getByText(text)).toBeDefined();
  expect(row.getByText('October 16, 2025')).toBeDefined();
  expect(row.getByRole('link', { name: 'Edit: Wax and water' }).getAttribute('href')).toBe('/admin/news/7');
  expect(within(second as HTMLElement).getByText('Draft')).toBeDefined();
});

test('an empty list says what to do', async () => {
  await openDashboard('/admin/news', { newsDocumentsListQuery: () => newsList() });
  expect(await screen.findByText('No news articles yet')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Add News Article' })).toHaveLength(2);
});

test('more articles are loaded on demand', async () => {
  const { rows } = newsList(storedArticle());
  const { sent } = await openDashboard('/admin/news', {
    newsDocumentsListQuery: () => ({
      rows: { ...rows, pageInfo: { endCursor: 'after-7', hasNextPage: true } },
    }),
    newsDocumentsPageQuery: () =>
      newsList(storedArticle({ id: 'article-6', databaseId: 6, titleEn: 'An older cloth' })),
  });
  await screen.findByRole('article');
  press('Load More');
  expect(await screen.findByRole('heading', { name: 'An older cloth' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  expect(sent('newsDocumentsPageQuery')).toMatchObject([{ count: 20, cursor: 'after-7' }]);
});

test('an article is deleted after a question that names it', async () => {
  const { sent } = await openDashboard('/admin/news', {
    newsDocumentsRemoveMutation: () => ({
      deleteNewsArticle: { __typename: 'DeleteNewsArticlePayload', deletedId: 'article-7' },
    }),
  });
  await screen.findByRole('article');
  press('Delete: Wax and water');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this news article?',
  });
  expect(within(dialog).getByText('Wax and water')).toBeDefined();
  expect(sent('newsDocumentsRemoveMutation')).toEqual([]);
  press('Delete');
  expect(await screen.findByText('News article deleted successfully')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  expect(sent('newsDocumentsRemoveMutation')).toMatchObject([{ id: 7, version: 3 }]);
});

test('an article that was saved meanwhile is deleted only after a second question', async () => {
  const { sent } = await openDashboard('/admin/news', {
    newsDocumentsRemoveMutation: () => ({
      deleteNewsArticle: failure('ConflictError', { currentVersion: 5, changedBy: null, changedAt: null }),
    }),
  });
  await screen.findByRole('article');
  press('Delete: Wax and water');
  await screen.findByRole('alertdialog');
  press('Delete');
  expect(await screen.findByText(/^Someone else changed it/)).toBeDefined();
  expect(await screen.findByText('Failed to delete news article')).toBeDefined();
  press('Delete');
  await waitFor(() => expect(sent('newsDocumentsRemoveMutation').at(-1)?.['version']).toBe(5));
});

test('a list that fails is not shown as an empty one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openDashboard('/admin/news', { newsDocumentsListQuery: () => ({ rows: null }) });
  expect(await screen.findByText('This section could not be loaded')).toBeDefined();
  expect(screen.queryByText('No news articles yet')).toBeNull();
});

test('who is not known to the server is sent to the sign-in page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 401 }));
  const { router } = await openDashboard('/admin/news', { SignedInAsQuery: () => ({ viewer: null }) });
  await screen.findByRole('heading', { name: 'Admin Access' });
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(router.state.location.search).toBe('?next=%2Fadmin%2Fnews');
  expect(localStorage.getItem('user')).toBeNull();
});

test('a lost access token is renewed before anybody is sent to the sign-in page', async () => {
  let isRenewed = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    isRenewed = true;
    return new Response();
  });
  const { router } = await openDashboard('/admin/news', {
    SignedInAsQuery: () => ({ viewer: isRenewed ? { email: 'editor@example.org' } : null }),
    newsDocumentsListQuery: () => (isRenewed ? newsList(storedArticle()) : newsList()),
  });
  expect(await screen.findByRole('heading', { name: 'Wax and water' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/news');
});

test('more articles that do not come are asked for again, and the focus goes to the first of them', async () => {
  const { rows } = newsList(storedArticle());
  let isDown = true;
  await openDashboard('/admin/news', {
    newsDocumentsListQuery: () => ({
      rows: { ...rows, pageInfo: { endCursor: 'after-7', hasNextPage: true } },
    }),
    newsDocumentsPageQuery: () =>
      isDown
        ? new NetworkError('The server cannot be reached.', { cause: 'offline' })
        : newsList(storedArticle({ id: 'article-6', databaseId: 6, titleEn: 'An older cloth' })),
  });
  await screen.findByRole('article');
  press('Load More');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The rest of the list could not be loaded. The server could not be reached. Check your connection and try again.',
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
  isDown = false;
  const again = screen.getByRole('button', { name: 'Try Again' });
  again.focus();
  fireEvent.click(again);
  await screen.findByRole('heading', { name: 'An older cloth' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('listitem').at(-1));
});
