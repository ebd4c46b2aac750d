// The review in the form of an article: it is there with the form, and no text is lost.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard, owner, storedArticle, type Server } from './newsAdminHarness.tsx';

const review = (isViewer: boolean) => ({
  __typename: 'Review',
  id: 'review-5',
  databaseId: 5,
  itemId: 7,
  version: 1,
  sentence: 'Is the year right?',
  askedBy: { name: 'Ratna', isViewer },
  askedAt: '2025-10-16T02:00:00.000Z',
  answer: null,
  comment: '',
  answeredBy: null,
  answeredAt: null,
});
const conflict = failure('ConflictError', {
  currentVersion: 2,
  changedBy: 'Sekar',
  isChangedByViewer: false,
  changedAt: '2025-10-16T03:00:00.000Z',
});
const added = { __typename: 'AddCommentPayload', comment: { id: 'comment-1', databaseId: 1 } };
const author = {
  SignedInAsQuery: () => ({
    viewer: { ...owner, capabilities: owner.capabilities.filter((name) => !name.endsWith('.publish')) },
  }),
};
const open = (asked: object | null, server: Server) =>
  openDashboard('/admin/news/7', {
    newsDocumentsItemQuery: () => ({ item: storedArticle({ published: false }), review: asked }),
    reviewDocumentsQuery: () => ({ review: null, createdItem: null }),
    reviewDocumentsCommentMutation: () => ({ addComment: added }),
    ...server,
  });

test('the review arrives with the form, so that nothing moves, and nobody is asked twice', async () => {
  const { sent } = await open(review(true), author);
  await screen.findByRole('group', { name: 'Title' });
  expect(screen.getByRole('region', { name: 'Review' }).textContent).toContain('Is the year right?');
  expect(screen.queryByRole('button', { name: 'Ask for Review' })).toBeNull();
  expect(sent('reviewDocumentsQuery')).toEqual([]);
});

test('what its author adds to what was published can be reviewed at once, before they confirm the answer', async () => {
  const answered = {
    ...review(true),
    answer: 'published',
    answeredBy: { name: 'Sekar' },
    answeredAt: '2025-10-16T03:00:00.000Z',
  };
  await openDashboard('/admin/news/7', {
    newsDocumentsItemQuery: () => ({ item: storedArticle(), review: answered }),
    ...author,
  });
  const title = within(await screen.findByRole('group', { name: 'Title' })).getByLabelText('English');
  expect(screen.getByRole('region', { name: 'Review' }).textContent).toContain('Sekar published it');
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  fireEvent.change(title, { target: { value: 'Wax, water and ink' } });
  expect(screen.getAllByRole('button', { name: /^Ask/ }).map(({ textContent }) => textContent)).toEqual([
    'Ask for Review',
  ]);
  expect(screen.getByRole('button', { name: 'Got It' })).toBeDefined();
});

test('an answer that comes too late stays in its dialog, and can become a comment', async () => {
  const { sent } = await open(review(false), {
    reviewDocumentsSendBackMutation: () => ({ sendBackReview: conflict }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send Back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send It Back' }));
  fireEvent.change(dialog.getByLabelText(/^Comment/), { target: { value: 'Shorter, please.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  await dialog.findByText(/^Not sent: somebody has answered it/);
  // The form shows what has become of it, beside the dialog.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Review', hidden: true })).toBeNull());
  expect(dialog.getByLabelText(/^Comment/)).toHaveProperty('value', 'Shorter, please.');
  fireEvent.click(dialog.getByRole('button', { name: 'Add as Comment' }));
  await screen.findByText('Comment added');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('reviewDocumentsCommentMutation')).toMatchObject([{ itemId: 7, text: 'Shorter, please.' }]);
});

test('who asks for what somebody else has asked for reads who, and keeps the text', async () => {
  await open(null, { ...author, reviewDocumentsAskMutation: () => ({ askForReview: conflict }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Review' }));
  fireEvent.change(dialog.getByLabelText(/^What to review/), { target: { value: 'The year?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for Review' }));
  await dialog.findByText(/^Sekar has already asked for a review\./);
  expect(dialog.getByLabelText(/^What to review/)).toHaveProperty('value', 'The year?');
});

test('a request that fails says so in its dialog, and can be sent again', async () => {
  await open(null, { ...author, reviewDocumentsAskMutation: () => new Error('No answer.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Review' }));
  fireEvent.change(dialog.getByLabelText(/^What to review/), { target: { value: 'The year?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for Review' }));
  await dialog.findByText(/^Failed to ask for a review\./);
  expect(dialog.getByLabelText(/^What to review/)).toHaveProperty('value', 'The year?');
  expect(dialog.queryByRole('button', { name: 'Add as Comment' })).toBeNull();
});
