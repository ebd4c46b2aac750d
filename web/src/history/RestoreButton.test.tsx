import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard, storedArticle, type Server } from '../news/admin/newsAdminHarness.tsx';
import { storedChange, storedChanges } from './historyHarness.ts';

const restored = { restoreChange: { __typename: 'RestoreChangePayload', change: { id: 'change-10' } } };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () =>
  within(screen.getByRole('group', { name: /^Title$/ })).getByLabelText<HTMLInputElement>('English');

/** Opens the history of an item, and asks to restore its older version. */
async function askToRestore(path: string, server: Server, type?: () => Promise<void>) {
  const dashboard = await openDashboard(path, {
    ItemHistoryQuery: () => ({
      changes: storedChanges(storedChange(), storedChange({ id: 'change-8', databaseId: 8, fields: [] })),
    }),
    useRestoreChangeMutation: () => restored,
    ...server,
  });
  const opener = await screen.findByText(/^(Change )?History$/);
  await type?.();
  const details = opener.closest('details');
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  } else fireEvent.mouseDown(opener, { button: 0 });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore This Version' }));
  await screen.findByRole('alertdialog', { name: 'Restore this version?' });
  return dashboard;
}

/** An article that has its older title again after a restoration. */
function restorableArticle(): Server {
  let item = storedArticle();
  return {
    newsDocumentsItemQuery: () => ({ item }),
    useRestoreChangeMutation: () => {
      item = storedArticle({ version: 4, titleEn: 'Wax' });
      return restored;
    },
  };
}

test('shows the restored version instead of what was typed', async () => {
  await askToRestore('/admin/news/7', restorableArticle(), async () => {
    fireEvent.change(title(), { target: { value: 'Typed' } });
  });
  expect(screen.getByText(/not published yet will be lost, whoever typed it/)).toBeDefined();
  press('Restore This Version');
  await waitFor(() => expect(title().value).toBe('Wax'));
  expect(screen.queryByText('Your unsaved text has been restored')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="complementary"]')?.getAttribute('aria-label')).toBe(
      'Details',
    ),
  );
});

test('does not mention unsaved text if there is none', async () => {
  await askToRestore('/admin/news/7', restorableArticle());
  expect(screen.queryByText(/will be lost/)).toBeNull();
});

test('says who saved a newer version, and replaces it on a second press', async () => {
  const { sent } = await askToRestore('/admin/news/7', {
    useRestoreChangeMutation: ({ version }) =>
      version === 5
        ? restored
        : {
            restoreChange: failure('ConflictError', {
              currentVersion: 5,
              changedBy: 'second@example.org',
              isChangedByViewer: false,
              changedAt: '2026-11-20T03:00:00.000Z',
            }),
          },
  });
  press('Restore This Version');
  expect(
    await screen.findByText(/^second@example.org saved a newer version on November 20, 2026/),
  ).toBeDefined();
  press('Restore This Version');
  expect(await screen.findByText('Restored successfully')).toBeDefined();
  expect(sent('useRestoreChangeMutation')).toEqual([
    { id: 8, version: 3, launchCheck: null },
    { id: 8, version: 5, launchCheck: null },
  ]);
});

test('asks whether to override the launch check, and says what it found', async () => {
  const finding = {
    code: 'LINK_BROKEN',
    field: 'contentEn',
    language: 'en',
    detail: '/nowhere',
    suggestion: '',
  };
  const { sent } = await askToRestore('/admin/news/7', {
    useRestoreChangeMutation: ({ launchCheck }) =>
      launchCheck === 'OVERRIDE'
        ? restored
        : { restoreChange: failure('LaunchCheckError', { findings: [finding], mayOverride: true }) },
  });
  press('Restore This Version');
  expect(await screen.findByText(/Readers find nothing at \/nowhere\. Restore it anyway\?/)).toBeDefined();
  press('Restore Anyway');
  expect(await screen.findByText('Restored successfully')).toBeDefined();
  expect(sent('useRestoreChangeMutation')).toEqual([
    { id: 8, version: 3, launchCheck: null },
    { id: 8, version: 3, launchCheck: 'OVERRIDE' },
  ]);
});

test('shows restored content instead of what was typed, without another question', async () => {
  const entry = (version: number, valueEn: string) => ({
    __typename: 'ContentEntry',
    id: 'entry-1',
    databaseId: 1,
    version,
    translationGaps: { behind: [], missing: [], behindTexts: [] },
    key: 'hero_title',
    valueEn,
    valueId: 'Judul',
    imageEn: null,
    imageId: null,
    hidden: false,
  });
  let stored = entry(2, 'New');
  const value = () => screen.getByLabelText<HTMLInputElement>(/^English/);
  const { router } = await askToRestore(
    '/admin/content?edit=hero_title',
    {
      useContentKeysQuery: () => ({
        contentKeys: [
          {
            id: 'key-1',
            key: 'hero_title',
            state: 'SET',
            identicalInBothLanguages: false,
            untranslated: false,
            entry: stored,
          },
        ],
      }),
      useLoadEntryQuery: () => ({ content: [stored] }),
      useRestoreChangeMutation: () => {
        stored = entry(3, 'Old');
        return restored;
      },
    },
    async () => {
      fireEvent.change(value(), { target: { value: 'Typed' } });
    },
  );
  press('Restore This Version');
  await waitFor(() => expect(value().value).toBe('Old'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect([router.state.location.search, sessionStorage.length]).toEqual(['?edit=hero_title', 0]);
});
