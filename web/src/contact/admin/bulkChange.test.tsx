import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard } from '../../news/admin/newsAdminHarness.tsx';

const message = {
  __typename: 'ContactMessage',
  id: 'message-1',
  databaseId: 1,
  version: 1,
  type: 'general',
  name: 'Sari Wulandari',
  subject: 'A question',
  message: 'Where?',
  language: 'en',
  createdAt: '2026-11-22T20:47:00.000Z',
  handledAt: null,
};

const connection = (...nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

test('shows the sign-in page when a bulk change finds that the session has ended', async () => {
  await openDashboard('/admin/messages', {
    useMessageListsQuery: () => ({ unhandled: connection(message), handled: connection() }),
    useMarkContactMessagesMutation: () => ({ markContactMessages: failure('UnauthenticatedError') }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select: Sari Wulandari' }));
  const [mark] = screen.getAllByRole('button', { name: 'Mark as Handled' });
  fireEvent.click(mark as HTMLElement);
  expect(await screen.findByText('Failed to mark the message')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeDefined();
});

const bulk = (waiting: object[]) => ({
  useMessageListsQuery: () => ({ unhandled: connection(...waiting), handled: connection() }),
  useDeleteContactMessagesMutation: () => ({
    deleteContactMessages: {
      __typename: 'DeleteContactMessagesPayload',
      deletedIds: ['message-1'],
      undo: null,
    },
  }),
});

test.each([
  ['some messages', [message, { ...message, id: 'message-2', databaseId: 2, name: 'Dewi' }]],
  ['the only message', [message]],
])('moves the focus to the page’s content after deleting %s', async (_which, waiting) => {
  await openDashboard('/admin/messages', bulk(waiting));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select: Sari Wulandari' }));
  const button = within(screen.getByRole('group', { name: /selected messages$/ })).getByRole('button', {
    name: 'Delete',
  });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
