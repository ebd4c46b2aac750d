import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unsavedChanges } from '../../browser/unsavedChanges.ts';
import { NetworkError } from '../../relay/network.ts';
import { failure, openDashboard, type Answer } from './newsAdminHarness.tsx';

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
  fireEvent.click(screen.getByRole('button', { name: 'Update Article' }));
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

test('says after eight seconds that it takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { respond } = await saveSlowly();
    act(() => void vi.advanceTimersByTime(7_000));
    expect(screen.queryByText(/^This is taking longer/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_500));
    expect(screen.getByText(/^This is taking longer/).role).toBe('status');
    respond(new Error('offline'));
    await screen.findByRole('button', { name: 'Update Article' });
    expect(screen.queryByText(/^This is taking longer/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

/** Opens the form of a new article on a server that gives these answers, and fills it in. */
async function addAnswered(...answers: Answer[]) {
  const dashboard = await openDashboard('/admin/news/new', {
    newsDocumentsCreateMutation: () => answers.shift() ?? new Error('No more answers'),
  });
  await screen.findByRole('button', { name: 'Create Article' });
  for (const language of ['English', 'Indonesian']) {
    const group = within(screen.getByRole('group', { name: /^Title$/ }));
    fireEvent.change(group.getByLabelText(language), { target: { value: language } });
  }
  fireEvent.change(screen.getByLabelText(/^Category/), { target: { value: 'culture' } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Create Article' }));
  const keys = () =>
    dashboard.sent('newsDocumentsCreateMutation').map(({ idempotencyKey }) => idempotencyKey);
  return { ...dashboard, save, keys };
}

const noAnswer = new NetworkError('The server cannot be reached.', { cause: new TypeError() });

test('says that a save without an answer may have been made, and repeats it under the same key', async () => {
  const { save, keys } = await addAnswered(noAnswer, {
    createNewsArticle: { __typename: 'NewsArticlePayload' },
  });
  save();
  expect(await screen.findByText('No answer from the server')).toBeDefined();
  save();
  expect(await screen.findByText('News article created successfully')).toBeDefined();
  expect(keys()).toEqual([expect.stringMatching(/^[\d-]{10,}$/), keys()[0]]);
});

test('says that an earlier save went through if its key is taken, and uses a new one', async () => {
  const fields = [{ field: 'idempotencyKey', code: 'INVALID', limit: null, reason: null, message: '' }];
  const { save, keys } = await addAnswered(
    noAnswer,
    { createNewsArticle: failure('ValidationError', { fields }) },
    { createNewsArticle: { __typename: 'NewsArticlePayload' } },
  );
  save();
  await screen.findByText('No answer from the server');
  save();
  expect(await screen.findByText('Your earlier save went through after all')).toBeDefined();
  expect(screen.queryByText('No answer from the server')).toBeNull();
  save();
  expect(await screen.findByText('News article created successfully')).toBeDefined();
  expect(new Set(keys()).size).toBe(2);
});
