import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard, type Answer } from '../../news/admin/newsAdminHarness.tsx';

const ids = [1, 2, 3];
const partners = {
  rows: {
    edges: ids.map((id) => ({
      cursor: `${id}`,
      node: {
        __typename: 'Partner',
        id: `partner-${id}`,
        databaseId: id,
        version: 1,
        lastChange: null,
        unpublishedChanges: false,
        name: `Loom ${id}`,
        description: '',
        active: true,
        websiteUrl: null,
        logoUrl: '/loom.svg',
        logo: null,
        tier: 'gold',
        order: id,
      },
    })),
    pageInfo: { endCursor: null, hasNextPage: false },
  },
};
const stored = (order: unknown) => ({
  reorderPartners: {
    __typename: 'ReorderPartnersPayload',
    partners: (order as number[]).map((id, index) => ({
      __typename: 'Partner',
      id: `partner-${id}`,
      order: index + 1,
    })),
  },
});
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Opens the list with a server that answers a save when the test says so. */
async function openList() {
  const answers: ((answer: Answer) => void)[] = [];
  const { sent } = await openDashboard('/admin/partners', {
    partnerDocumentsListQuery: () => partners,
    useReorderPartnersMutation: () => new Promise((resolve) => answers.push(resolve)),
  });
  await screen.findByRole('heading', { level: 3, name: 'Loom 1' });
  const moveDown = (name: string) => {
    const grip = screen.getByRole('button', { name: `Move: ${name}` });
    fireEvent.click(grip);
    fireEvent.keyDown(grip, { key: 'ArrowDown' });
    fireEvent.click(grip);
  };
  return {
    moveDown,
    answers,
    saves: () => sent('useReorderPartnersMutation').map(({ ids: order }) => order),
  };
}

test('saves the latest of the orders made while one is being saved', async () => {
  const { moveDown, answers, saves } = await openList();
  for (const name of ['Loom 1', 'Loom 1', 'Loom 2']) moveDown(name);
  expect(shown()).toEqual(['Loom 3', 'Loom 2', 'Loom 1']);
  expect(saves()).toEqual([[2, 1, 3]]);
  await act(async () => answers[0]?.(stored(saves()[0])));
  await waitFor(() =>
    expect(saves()).toEqual([
      [2, 1, 3],
      [3, 2, 1],
    ]),
  );
  expect(shown()).toEqual(['Loom 3', 'Loom 2', 'Loom 1']);
  await act(async () => answers[1]?.(stored(saves()[1])));
  expect(shown()).toEqual(['Loom 3', 'Loom 2', 'Loom 1']);
});

test('reverts the orders made on one that cannot be saved', async () => {
  const { moveDown, answers, saves } = await openList();
  for (const name of ['Loom 1', 'Loom 1']) moveDown(name);
  expect(shown()).toEqual(['Loom 2', 'Loom 3', 'Loom 1']);
  await act(async () => answers[0]?.(new Error('offline')));
  expect(await screen.findByText(/^Failed to save the order/)).toBeDefined();
  expect(shown()).toEqual(['Loom 1', 'Loom 2', 'Loom 3']);
  moveDown('Loom 2');
  await waitFor(() =>
    expect(saves()).toEqual([
      [2, 1, 3],
      [1, 3, 2],
    ]),
  );
});
