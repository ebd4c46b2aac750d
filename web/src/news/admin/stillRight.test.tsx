import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, newsList, openDashboard, storedArticle, type Answer } from './newsAdminHarness.tsx';

const lastRight = { field: 'titleId', lastRight: 'Wax and fire' };
const behind = { behind: ['id'], missing: [], behindTexts: [lastRight] };

/** Opens an article whose Indonesian title is behind. */
async function openBehind(answer: () => Answer | Promise<Answer>) {
  let gaps: object = behind;
  const item = (version: number) => ({ item: storedArticle({ version, translationGaps: gaps }) });
  let version = 3;
  const dashboard = await openDashboard('/admin/news/7', {
    newsDocumentsItemQuery: () => item(version),
    newsDocumentsListQuery: () => newsList(storedArticle({ version, translationGaps: gaps })),
    newsDocumentsUpdateMutation: async () => {
      const answered = await answer();
      if ('saved' in answered) {
        gaps = { behind: [], missing: [], behindTexts: [] };
        version = 4;
      }
      return { updateNewsArticle: 'saved' in answered ? { __typename: 'NewsArticlePayload' } : answered };
    },
  });
  const title = within(await screen.findByRole('group', { name: /^Title/ }));
  const press = () => fireEvent.click(title.getByRole('button', { name: 'Still right: Title (Indonesian)' }));
  return { ...dashboard, title, press };
}

test('“Still right” sends only that, once, and keeps what is typed', async () => {
  const { title, press, sent } = await openBehind(() => ({ saved: true }));
  expect(title.getByText('Behind')).toBeDefined();
  const english = title.getByLabelText<HTMLInputElement>('English');
  fireEvent.change(english, { target: { value: 'Wax and tea' } });
  press();
  press();
  await waitFor(() => expect(title.queryByText('Behind')).toBeNull());
  expect(english.value).toBe('Wax and tea');
  expect(sent('newsDocumentsUpdateMutation')).toEqual([
    expect.objectContaining({ id: 7, version: 3, input: { stillRight: ['titleId'] } }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Update Article' }));
  await waitFor(() => expect(sent('newsDocumentsUpdateMutation')).toHaveLength(2));
  // The declaration is a change of its own: the save goes on from it.
  expect(sent('newsDocumentsUpdateMutation').at(-1)).toMatchObject({
    version: 4,
    input: { titleEn: 'Wax and tea' },
  });
});

test('the focus goes to the text that is still right, and the article is checked again', async () => {
  const { title, press, sent } = await openBehind(() => ({ saved: true }));
  await waitFor(() => expect(sent('useLaunchCheckQuery')).toHaveLength(1));
  title.getByRole('button', { name: 'Still right: Title (Indonesian)' }).focus();
  press();
  await waitFor(() => expect(title.queryByText('Behind')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(title.getByLabelText('Indonesian')));
  await waitFor(() => expect(sent('useLaunchCheckQuery')).toHaveLength(2));
});

test('a text stays behind if someone else has changed the article', async () => {
  const { title, press } = await openBehind(() =>
    failure('ConflictError', {
      currentVersion: 4,
      changedBy: null,
      isChangedByViewer: false,
      changedAt: null,
    }),
  );
  press();
  expect(await screen.findByText('Failed to mark the text as still right')).toBeDefined();
  expect(title.getByText('Behind')).toBeDefined();
});
