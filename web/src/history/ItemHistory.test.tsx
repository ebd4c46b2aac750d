import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard } from '../news/admin/newsAdminHarness.tsx';
import { storedChange, storedChanges } from './historyHarness.ts';

/** Opens the tab beside a form. */
const open = (tab: HTMLElement) => fireEvent.mouseDown(tab, { button: 0 });
const tabNamed = (name: string) => screen.findByRole('tab', { name });

/** Browsers toggle when the summary is pressed, and tell the element itself. */
function unfold(summary: HTMLElement) {
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

test('keeps what is open while one of its changes is opened', async () => {
  const { sent } = await openDashboard('/admin/news/7', {
    ItemHistoryQuery: () => ({ changes: storedChanges(storedChange()) }),
  });
  open(await tabNamed('History'));
  const change = await screen.findByText('What changed (1)');
  unfold(change);
  expect(screen.getByText('What changed (1)')).toBe(change);
  expect(sent('ItemHistoryQuery')).toHaveLength(1);
});

test.each([
  [true, 'Restored from trash', 'Dipulihkan dari tempat sampah'],
  [false, 'Earlier version restored', 'Versi lama dipulihkan'],
])('names what was restored (from the trash: %s)', async (fromTrash, english, indonesian) => {
  for (const [language, tab, text] of [
    ['en', 'History', english],
    ['id', 'Riwayat', indonesian],
  ] as const) {
    const change = storedChange({ action: 'restored', fromTrash });
    await openDashboard(
      '/admin/news/7',
      { ItemHistoryQuery: () => ({ changes: storedChanges(change) }) },
      language,
    );
    open(await tabNamed(tab));
    expect(await screen.findByText(text)).toBeDefined();
    cleanup();
  }
});

test.each([
  [
    'en',
    'History',
    'Published despite the launch check:',
    'Content (Indonesian): Readers find nothing at /nowhere',
  ],
  [
    'id',
    'Riwayat',
    'Diterbitkan meski belum lolos pemeriksaan:',
    'Isi (Indonesia): Tidak ada apa pun di /nowhere',
  ],
] as const)('says what a publication overrode (%s)', async (language, tab, heading, sentence) => {
  const found = {
    __typename: 'Finding',
    code: 'LINK_BROKEN',
    field: 'contentId',
    language: 'id',
    detail: '/nowhere',
    suggestion: '',
  };
  const change = storedChange({ overridden: [found] });
  await openDashboard(
    '/admin/news/7',
    { ItemHistoryQuery: () => ({ changes: storedChanges(change) }) },
    language,
  );
  open(await tabNamed(tab));
  expect(await screen.findByText(heading)).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
});
