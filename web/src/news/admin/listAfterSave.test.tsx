import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsList, openDashboard, storedArticle, type Answer } from './newsAdminHarness.tsx';

test('the list shows what was saved in a form opened by its address, even if its first answer comes late', async () => {
  const late = Promise.withResolvers<Answer>();
  const answers = [late.promise, newsList(storedArticle({ version: 4, titleEn: 'Saved' }))];
  await openDashboard('/admin/news/7', {
    newsDocumentsListQuery: () => answers.shift() ?? new Error('No more answers'),
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: { __typename: 'NewsArticlePayload' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Update Article' }));
  await screen.findByText('News article updated successfully');
  await act(async () => late.resolve(newsList(storedArticle())));
  await screen.findByRole('list', { name: 'News articles' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Saved');
});
