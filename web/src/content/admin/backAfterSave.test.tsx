import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard } from '../../news/admin/newsAdminHarness.tsx';

const entry = {
  __typename: 'ContentEntry',
  id: 'entry-1',
  databaseId: 1,
  version: 1,
  translationGaps: { behind: [], missing: [], behindTexts: [] },
  key: 'competition.link',
  valueEn: 'https://example.org',
  valueId: 'https://example.org',
  imageEn: null,
  imageId: null,
  hidden: false,
};
const contentKey = {
  id: 'key-1',
  key: 'competition.link',
  state: 'SET',
  untranslated: false,
  entry,
};
const saved = { saveContentEntry: { __typename: 'ContentEntryPayload', contentKey } };

test.each([
  ['/admin/content', '?edit=competition.link', 'Save'],
  ['/admin/content', '?add=1', 'Save'],
  ['/admin/sections/hero', '?add=1', 'Save'],
  ['/admin/news', '/7', 'Update Article'],
  ['/admin/news', '/new', 'Create Article'],
])('closes the form of %s%s after a save, even if Back is faster than the list', async (list, form, save) => {
  const { router } = await openDashboard(list, {
    useContentKeysQuery: () => ({ contentKeys: [contentKey] }),
    useSaveContentEntryMutation: () => saved,
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: { __typename: 'NewsArticlePayload' } }),
    newsDocumentsCreateMutation: () => ({ createNewsArticle: { __typename: 'NewsArticlePayload' } }),
  });
  await act(() => router.navigate(list + form));
  const button = await screen.findByRole('button', { name: save });
  const element = button.closest('form') as HTMLFormElement;
  const fields = ['textbox', 'combobox'].flatMap((role) =>
    within(element).queryAllByRole<HTMLInputElement>(role),
  );
  for (const field of fields)
    if (field.value === '') fireEvent.change(field, { target: { value: 'culture' } });
  const stop = router.subscribe(({ location }) => {
    if (`${location.pathname}${location.search}` !== list) return;
    // The address has changed; what is shown follows.
    stop();
    void router.navigate(-1);
  });
  fireEvent.submit(element);
  await waitFor(() => expect(element.isConnected).toBe(false));
  expect(router.state.location).toMatchObject({ pathname: list, search: '' });
});
