import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard, storedArticle, type Server } from './newsAdminHarness.tsx';

const conflict = { updateNewsArticle: { __typename: 'ConflictError', currentVersion: 5 } };
const theirs = storedArticle({ version: 5, titleEn: 'Their title' });

const title = () =>
  within(screen.getByRole('group', { name: /^Title/ })).getByLabelText<HTMLInputElement>('English');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens version 3 and saves it, while version 5 stands. */
async function runIntoConflict(server: Server) {
  const dashboard = await openDashboard('/admin/news/7', server);
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.change(title(), { target: { value: 'My title' } });
  press('Update Article');
  await screen.findByText('Somebody else saved this article in the meantime');
  return dashboard;
}

test('a conflict keeps what was typed and tells of it', async () => {
  await runIntoConflict({ useUpdateNewsArticleMutation: () => conflict });
  expect(title().value).toBe('My title');
  expect(await screen.findByText('Failed to update news article')).toBeDefined();
});

test('the next save of who keeps theirs wins knowingly', async () => {
  const { sent } = await runIntoConflict({
    useUpdateNewsArticleMutation: ({ version }) =>
      version === 5
        ? {
            updateNewsArticle: {
              __typename: 'NewsArticlePayload',
              newsArticle: storedArticle({ version: 6, titleEn: 'My title' }),
            },
          }
        : conflict,
  });
  press('Keep editing mine');
  expect(screen.queryByText('Somebody else saved this article in the meantime')).toBeNull();
  press('Update Article');
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  expect(sent('useUpdateNewsArticleMutation').map(({ version }) => version)).toEqual([3, 5]);
});

test('their version replaces the fields after a question', async () => {
  const { sent } = await runIntoConflict({
    useUpdateNewsArticleMutation: () => conflict,
    NewsEditorReloadQuery: () => ({ newsArticle: theirs }),
  });
  const mine = title();
  press('Load their version');
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace what you typed by their version?' });
  expect(mine.value).toBe('My title');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Load their version' }));
  await waitFor(() => expect(title().value).toBe('Their title'));
  expect(screen.queryByText('Somebody else saved this article in the meantime')).toBeNull();
  fireEvent.change(title(), { target: { value: 'Ours' } });
  press('Update Article');
  await waitFor(() => expect(sent('useUpdateNewsArticleMutation').at(-1)?.['version']).toBe(5));
});

test('what was typed stays when their version cannot be had', async () => {
  await runIntoConflict({
    useUpdateNewsArticleMutation: () => conflict,
    NewsEditorReloadQuery: () => new Error('offline'),
  });
  press('Load their version');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Load their version' }));
  expect(await screen.findByText('Failed to load their version')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(title().value).toBe('My title');
});

test('an article that was deleted meanwhile leaves its text in the form', async () => {
  await openDashboard('/admin/news/7', {
    useUpdateNewsArticleMutation: () => ({ updateNewsArticle: { __typename: 'NotFoundError' } }),
  });
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.change(title(), { target: { value: 'My title' } });
  press('Update Article');
  expect(await screen.findByText('Somebody deleted this article in the meantime')).toBeDefined();
  expect(title().value).toBe('My title');
});
