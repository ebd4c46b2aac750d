import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard } from '../../news/admin/newsAdminHarness.tsx';

const entry = (version: number, valueEn: string, valueId = valueEn) => ({
  __typename: 'ContentEntry',
  id: 'entry-1',
  databaseId: 1,
  version,
  translationGaps: { behind: [], missing: [], behindTexts: [] },
  key: 'competition.link',
  valueEn,
  valueId,
  imageEn: null,
  imageId: null,
  hidden: false,
});
const mine = 'https://mine.example.org';
const theirs = 'https://theirs.example.org';

/** Saves one link for both languages while someone else has saved another version. */
async function runIntoConflict(newer: ReturnType<typeof entry>) {
  const dashboard = await openDashboard('/admin/content?edit=competition.link', {
    useContentKeysQuery: () => ({
      contentKeys: [
        {
          id: 'key-1',
          key: 'competition.link',
          state: 'SET',
          untranslated: false,
          entry: entry(1, 'https://example.org'),
        },
      ],
    }),
    useLoadEntryQuery: () => ({ content: [newer] }),
    useSaveContentEntryMutation: ({ version }) =>
      version === newer.version
        ? new Error('offline')
        : {
            saveContentEntry: failure('ConflictError', {
              currentVersion: newer.version,
              changedBy: null,
              isChangedByViewer: false,
              changedAt: null,
            }),
          },
  });
  const field = await screen.findByDisplayValue('https://example.org');
  fireEvent.change(field, { target: { value: mine } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await screen.findByRole('button', { name: 'Use This Selection' });
  const panel = within(screen.getByRole('alert'));
  return { ...dashboard, groups: panel.getAllByRole('group') };
}

test('offers one choice for a value that both languages share', async () => {
  const { groups, sent } = await runIntoConflict(entry(2, theirs));
  expect(groups).toEqual([screen.getByRole('group', { name: 'Registration link' })]);
  fireEvent.click(within(groups[0] as HTMLElement).getByLabelText(/^Theirs/));
  fireEvent.click(screen.getByRole('button', { name: 'Use This Selection' }));
  fireEvent.submit(screen.getByDisplayValue(theirs).closest('form') as HTMLFormElement);
  await waitFor(() =>
    expect(sent('useSaveContentEntryMutation').at(-1)).toMatchObject({
      version: 2,
      input: { valueEn: theirs, valueId: theirs },
    }),
  );
});

test('offers a choice for each language if someone split the value', async () => {
  const { groups } = await runIntoConflict(entry(2, theirs, 'https://theirs.example.org/id'));
  expect(groups).toHaveLength(2);
});
