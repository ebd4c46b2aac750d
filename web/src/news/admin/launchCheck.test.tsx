import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, newsList, openDashboard, storedArticle, type Server } from './newsAdminHarness.tsx';

const found = (changes: object) => ({
  __typename: 'Finding',
  kind: 'WARNS',
  code: 'NO_PICTURE',
  field: 'imageUrl',
  language: null,
  detail: '',
  suggestion: '',
  places: [],
  ...changes,
});

const link = found({
  kind: 'STOPS',
  code: 'LINK_BROKEN',
  field: 'contentId',
  language: 'id',
  detail: '/nowhere',
});
const text = 'Sebuah tjanting di [sini](/nowhere).';
const word = found({
  kind: 'HINTS',
  code: 'GLOSSARY',
  field: 'contentId',
  language: 'id',
  detail: 'tjanting',
  suggestion: 'canting',
  places: [7],
});

const panel = () => within(screen.getByRole('region', { name: 'Launch check' }));
const content = (language: string) =>
  within(screen.getByRole('group', { name: /^Content/ })).getByLabelText<HTMLTextAreaElement>(language);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function openEdit(findings: object[], server: Server = {}) {
  const dashboard = await openDashboard('/admin/news/7', {
    newsDocumentsItemQuery: () => ({ item: storedArticle({ contentId: text }) }),
    useLaunchCheckQuery: () => ({ checkNewsArticle: findings }),
    ...server,
  });
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.click(await screen.findByRole('button', { name: 'Markdown', pressed: false }));
  return dashboard;
}

test('lists what is found by kind; each leads to its place', async () => {
  const { sent } = await openEdit([link, found({}), word]);
  expect(await panel().findByText('2 to mend · 1 hint')).toBeDefined();
  expect(
    panel()
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label')),
  ).toEqual(['Stops the publication', 'Readers will notice', 'Could be better']);
  expect(sent('useLaunchCheckQuery')).toMatchObject([{ id: 7, input: { titleEn: 'Wax and water' } }]);
  press('Content (Indonesian): Readers find nothing at /nowhere');
  const field = content('Indonesian');
  expect(document.activeElement).toBe(field);
  expect(text.slice(field.selectionStart, field.selectionEnd)).toBe('/nowhere');
  press('Image URL: No picture');
  expect(document.activeElement).toBe(screen.getByLabelText('Image URL'));
});

test('does not list a word any longer that has been replaced', async () => {
  await openEdit([word]);
  await panel().findByText('1 hint');
  fireEvent.change(content('Indonesian'), { target: { value: 'Sebuah canting di [sini](/nowhere).' } });
  expect(panel().getByRole('status').textContent).toBe('Nothing to mend');
});

test('checks again after a pause, and not while the editor types', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { sent } = await openEdit([found({})]);
    await panel().findByText('1 to mend');
    for (const value of ['a', 'ab', 'abc']) {
      fireEvent.change(content('English'), { target: { value } });
      act(() => void vi.advanceTimersByTime(1_400));
    }
    expect(sent('useLaunchCheckQuery')).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(200));
    await waitFor(() => expect(sent('useLaunchCheckQuery')).toHaveLength(2));
    expect(sent('useLaunchCheckQuery').at(-1)).toMatchObject({ input: { contentEn: 'abc' } });
  } finally {
    vi.useRealTimers();
  }
});

test('says so if it cannot check', async () => {
  await openEdit([], { useLaunchCheckQuery: () => new Error('offline') });
  expect(await panel().findByText(/^Not checked/)).toBeDefined();
});

const refusal = (mayOverride: boolean) => ({
  updateNewsArticle: failure('LaunchCheckError', { findings: [link], mayOverride }),
});

test('checks again by itself once the server can be reached', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    let isLost = true;
    await openEdit([], {
      useLaunchCheckQuery: () => {
        if (isLost) throw new TypeError('fetch failed');
        return { checkNewsArticle: [found({})] };
      },
    });
    await panel().findByText(/^Not checked/);
    isLost = false;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await panel().findByText('1 to mend')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a publication that is stopped asks; who may, overrides', async () => {
  const { sent } = await openEdit([link], {
    newsDocumentsUpdateMutation: ({ launchCheck }) =>
      launchCheck === 'OVERRIDE'
        ? { updateNewsArticle: { __typename: 'NewsArticlePayload' } }
        : refusal(true),
  });
  press('Update Article');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not published yet' }));
  expect(dialog.getByText('Content (Indonesian): Readers find nothing at /nowhere')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Anyway' }));
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  expect(sent('newsDocumentsUpdateMutation').map(({ launchCheck }) => launchCheck)).toEqual([
    'STRICT',
    'OVERRIDE',
  ]);
});

test('who may not override goes back to the article', async () => {
  await openEdit([link], { newsDocumentsUpdateMutation: () => refusal(false) });
  press('Update Article');
  const dialog = await screen.findByRole('dialog', { name: 'Not published yet' });
  expect(within(dialog).queryByRole('button', { name: 'Publish Anyway' })).toBeNull();
  press('Back to the Article');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(content('Indonesian').value).toBe(text);
});

test('a row counts what is to mend, without hints, and leads to the form', async () => {
  await openDashboard('/admin/news?state=draft', {
    newsDocumentsListQuery: () =>
      newsList(
        storedArticle({ findings: [link, found({}), word] }),
        storedArticle({ id: 'article-8', databaseId: 8, findings: [word] }),
      ),
  });
  const counts = await screen.findAllByRole('link', { name: /to mend/ });
  expect(counts.map((count) => [count.textContent, count.getAttribute('href')])).toEqual([
    ['2 to mend', '/admin/news/7?state=draft#launch-check'],
  ]);
  fireEvent.click(counts[0] as HTMLElement);
  const panel = await screen.findByRole('region', { name: 'Launch check' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
});
