import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../relay/network.ts';
import { failure, newsList, openDashboard, owner, storedArticle } from './newsAdminHarness.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows both titles, the states and the long date in a row', async () => {
  await openDashboard('/admin/news', {
    newsDocumentsListQuery: () =>
      newsList(
        storedArticle({ featured: true }),
        storedArticle({ id: 'article-8', databaseId: 8, titleEn: 'Unfinished', state: 'DRAFT' }),
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

test('names an article in the reader’s language in every action, or in the other if that title is missing', async () => {
  const articles = [
    storedArticle(),
    storedArticle({ id: 'article-8', databaseId: 8, titleEn: 'Untranslated', titleId: '' }),
  ];
  await openDashboard('/admin/news', { newsDocumentsListQuery: () => newsList(...articles) }, 'id');
  const rows = await screen.findAllByRole('article');
  for (const [index, name] of ['Malam dan air', 'Untranslated'].entries()) {
    const row = within(rows[index] as HTMLElement);
    const actions = [row.getByRole('checkbox'), ...row.getAllByRole('link'), ...row.getAllByRole('button')];
    const labels = actions.map((action) => action.getAttribute('aria-label'));
    expect(labels).toHaveLength(5);
    for (const label of labels) expect(label).toContain(name);
    // The list is sorted by the titles in this language.
    expect(row.getByRole('heading').textContent).toBe(name);
  }
});

test('suggests what to do in an empty list', async () => {
  await openDashboard('/admin/news', { newsDocumentsListQuery: () => newsList() });
  expect(await screen.findByText('No news articles yet')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Add News Article' })).toHaveLength(2);
});

test('loads more articles on demand', async () => {
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

test('deletes an article after a confirmation that names it', async () => {
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

test('asks again before deleting an article that was saved in the meantime', async () => {
  const { sent } = await openDashboard('/admin/news', {
    newsDocumentsRemoveMutation: () => ({
      deleteNewsArticle: failure('ConflictError', {
        currentVersion: 5,
        changedBy: null,
        isChangedByViewer: false,
        changedAt: null,
      }),
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

test('does not show a failed list as empty', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openDashboard('/admin/news', { newsDocumentsListQuery: () => ({ rows: null }) });
  expect(await screen.findByText('This section could not be loaded')).toBeDefined();
  expect(screen.queryByText('No news articles yet')).toBeNull();
});

test('redirects to the sign-in page without a session', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 401 }));
  const { router } = await openDashboard('/admin/news', { SignedInAsQuery: () => ({ viewer: null }) });
  await screen.findByRole('heading', { name: 'Admin Access' });
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(router.state.location.search).toBe('?next=%2Fadmin%2Fnews');
  expect(localStorage.getItem('user')).toBeNull();
});

test('renews a lost access token before redirecting to the sign-in page', async () => {
  let isRenewed = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    isRenewed = true;
    return new Response();
  });
  const { router } = await openDashboard('/admin/news', {
    SignedInAsQuery: () => ({ viewer: isRenewed ? owner : null }),
    newsDocumentsListQuery: () => (isRenewed ? newsList(storedArticle()) : newsList()),
  });
  expect(await screen.findByRole('heading', { name: 'Wax and water' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/news');
});

test('retries a failed page of articles, and focuses its first article', async () => {
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem').at(-1)));
});

test('offers to delete an article only to those who may publish', async () => {
  const capabilities = owner.capabilities.filter((capability) => capability !== 'news.publish');
  await openDashboard('/admin/news', { SignedInAsQuery: () => ({ viewer: { ...owner, capabilities } }) });
  await screen.findByRole('link', { name: 'Edit: Wax and water' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete\b.*Wax and water/ })).toBeNull());
});
