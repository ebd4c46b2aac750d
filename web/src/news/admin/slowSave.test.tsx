import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unsavedChanges } from '../../browser/unsavedChanges.ts';
import { openDashboard, type Answer } from './newsAdminHarness.tsx';

const title = () =>
  within(screen.getByRole('group', { name: /^Title$/ })).getByLabelText<HTMLInputElement>('English');
const type = (value: string) => fireEvent.change(title(), { target: { value } });

/** Saves a changed article on a server that responds when the test says so. */
async function saveSlowly() {
  const { promise, resolve: respond } = Promise.withResolvers<Answer>();
  const dashboard = await openDashboard('/admin/news/7', { newsDocumentsUpdateMutation: () => promise });
  await screen.findByRole('button', { name: 'Update Article' });
  type('Saved');
  title().focus();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await screen.findByRole('button', { name: 'Saving...' });
  return { ...dashboard, respond };
}

test('accepts no input while it is saving, and keeps the focus', async () => {
  const { respond } = await saveSlowly();
  type('Saved and lost');
  fireEvent.click(screen.getByRole('switch', { name: 'Featured' }));
  expect(title().value).toBe('Saved');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Featured' }).checked).toBe(false);
  expect(title().form?.getAttribute('aria-busy')).toBe('true');
  respond(new Error('offline'));
  await screen.findByRole('button', { name: 'Update Article' });
  expect(document.activeElement).toBe(title());
  type('Saved and more');
  expect(title().value).toBe('Saved and more');
});

test('leaves the editor in peace when it finishes after they left', async () => {
  const { router, respond } = await saveSlowly();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('list', { name: 'News articles' });
  await act(() => router.navigate('/admin/news/new'));
  await screen.findByRole('button', { name: 'Create Article' });
  type('Another');
  respond({ updateNewsArticle: { __typename: 'NewsArticlePayload' } });
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  // The save’s outcome reaches the form after its toast.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(router.state.location.pathname).toBe('/admin/news/new');
  expect(title().value).toBe('Another');
  expect(unsavedChanges.exist).toBe(true);
  expect(sessionStorage.length).toBe(1);
});
