import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, openDashboard, storedArticle } from './newsAdminHarness.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const at = '2026-12-03T02:00:30.000Z';
const scheduled = storedArticle({
  goLiveAt: at,
  publishedAt: at,
  expireAt: '2026-12-10T02:00:00.000Z',
  state: 'SCHEDULED',
});

const open = (answer: (input: Record<string, unknown>) => object, language: 'en' | 'id' = 'en') =>
  openDashboard(
    '/admin/schedule?month=2026-12',
    {
      SchedulePageQuery: () => ({ newsSchedule: [scheduled] }),
      useMoveScheduledMutation: ({ input }) => ({
        updateNewsArticle: answer(input as Record<string, unknown>),
      }),
    },
    language,
  );

const saved = (input: Record<string, unknown>) => ({
  __typename: 'NewsArticlePayload',
  newsArticle: { ...scheduled, version: 4, ...input },
});

const dayOf = (name: string) =>
  screen.getByRole('heading', { name: new RegExp(name) }).closest('li') as HTMLElement;

test('shows what goes out and is taken down, on its day in WIB, in both languages', async () => {
  const { sent } = await open(saved, 'id');
  await screen.findByRole('button', { name: 'Terbit, 3 Desember 2026: 09.00 Malam dan air' });
  expect(within(dayOf('10 Desember')).getByRole('button').textContent).toContain('Malam dan air');
  expect(sent('SchedulePageQuery')).toEqual([
    { from: '2026-11-30T00:00:00+07:00', until: '2027-01-04T00:00:00+07:00' },
  ]);
});

test('M and a date move an entry, with the date that readers see, and the focus goes with it', async () => {
  const { sent } = await open(saved);
  const entry = await screen.findByRole('button', { name: /^Goes out, .*: 09:00 Wax and water/ });
  entry.focus();
  fireEvent.keyDown(entry, { key: 'm' });
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^New day/), { target: { value: '2026-12-05' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await screen.findByText('Wax and water: December 5, 2026, 09:00 WIB');
  const moved = '2026-12-05T02:00:30.000Z';
  expect(sent('useMoveScheduledMutation')).toEqual([
    { id: 7, version: 3, input: { goLiveAt: moved, publishedAt: moved }, launchCheck: 'STRICT' },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(within(dayOf('December 5')).getByRole('button')));
});

test('dropping an entry on another day moves it; on its own day or in the past, nothing is sent', async () => {
  const { sent } = await open(saved);
  const entry = await screen.findByRole('button', { name: /^Taken down, .*: 09:00 Wax and water/ });
  const drop = (day: string) => {
    const dataTransfer = {
      data: '',
      setData: (_: string, data: string) => (dataTransfer.data = data),
      getData: () => dataTransfer.data,
    };
    fireEvent.dragStart(entry, { dataTransfer });
    fireEvent.drop(dayOf(day), { dataTransfer });
  };
  drop('December 10');
  drop('November 30');
  await screen.findByText('Choose a time that is still to come.');
  expect(sent('useMoveScheduledMutation')).toEqual([]);
  drop('December 12');
  await waitFor(() =>
    expect(sent('useMoveScheduledMutation')).toEqual([
      { id: 7, version: 3, input: { expireAt: '2026-12-12T02:00:00.000Z' }, launchCheck: null },
    ]),
  );
});

test('a refused order is explained, and the entry stays', async () => {
  await open(() =>
    failure('ValidationError', {
      fields: [{ field: 'expireAt', code: 'INVALID', reason: 'SEQUENCE', limit: null, message: '' }],
    }),
  );
  const entry = await screen.findByRole('button', { name: /^Goes out, .*: 09:00 Wax and water/ });
  fireEvent.click(entry);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^New day/), { target: { value: '2026-12-20' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await screen.findByText('An article is taken down only after it has gone out.');
  expect(entry.isConnected).toBe(true);
});

test('a move that the launch check stops is explained', async () => {
  await open(() => failure('LaunchCheckError', { findings: [], mayOverride: true }));
  fireEvent.click(await screen.findByRole('button', { name: /^Goes out, .*: 09:00 Wax and water/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^New day/), { target: { value: '2026-12-20' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/^It was not moved, because the launch check stops it/)).toBeDefined();
});

test.each([
  ['draft', 'DRAFT'],
  ['scheduled', 'SCHEDULED'],
  ['taken-down', 'EXPIRED'],
])('the list’s address filters by the state: %s', async (state, asked) => {
  const { sent } = await openDashboard(`/admin/news?state=${state}`, {});
  await waitFor(() => expect(sent('newsDocumentsListQuery')[0]).toMatchObject({ state: asked }));
});
