// Requiring a second factor of everybody, as an owner and as somebody without one see it.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard, owner } from '../../news/admin/newsAdminHarness.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000 - 60_000).toISOString();

const account = (email: string, factorDueAt: string | null) => ({
  __typename: 'Account',
  id: email,
  databaseId: 1,
  email,
  name: '',
  portrait: null,
  role: 'author',
  state: 'active',
  isViewer: false,
  hasAuthenticator: false,
  passkeyCount: 0,
  factorDueAt,
  lastSeenAt: null,
  linkExpiresAt: null,
});

const people = (factorRequirement: object | null, ...accounts: object[]) => ({
  factorRequirement,
  accounts: {
    edges: accounts.map((node, index) => ({ cursor: `${index}`, node })),
    pageInfo: { endCursor: null, hasNextPage: false },
  },
});

const requirement = { requiredAt: inDays(-1), requiredBy: 'Sari', dueAt: inDays(13) };

test('an owner requires it, after adding a factor of their own, and sees who has none', async () => {
  let current: object | null = null;
  const answers = [failure('FactorNeededError')];
  const { sent } = await openDashboard('/admin/people', {
    PeoplePageQuery: () =>
      current
        ? people(current, account('soon@example.org', inDays(13)), account('late@example.org', inDays(-1)))
        : people(null, account('soon@example.org', null), account('late@example.org', null)),
    accountDocumentsRequirementMutation: () => {
      const refusal = answers.shift();
      if (refusal) return { changeFactorRequirement: refusal };
      current = requirement;
      return {
        changeFactorRequirement: { __typename: 'ChangeFactorRequirementPayload', requirement },
      };
    },
  });
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Require a Second Factor' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Require a Second Factor' }));
  };
  await ask();
  expect(await screen.findByText('Add a second factor to your own account first.')).toBeDefined();
  await ask();
  expect(await screen.findByText('A second factor is now required of everybody')).toBeDefined();
  expect(sent('accountDocumentsRequirementMutation')).toEqual([{ isRequired: true }, { isRequired: true }]);
  expect(await screen.findByText(/^Second factor by /)).toBeDefined();
  expect(screen.getByText('Second factor overdue')).toBeDefined();
  expect(screen.getByText(/^Sari required a second factor of everybody/)).toBeDefined();
});

test.each([
  [0.5, '1 day left'],
  [13.5, '14 days left'],
])('with %d days left, every section says so and leads to the account', async (days, left) => {
  await openDashboard('/admin/news', {
    SignedInAsQuery: () => ({ viewer: { ...owner, factorDueAt: inDays(days) } }),
  });
  expect(await screen.findByText(left)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Add a Second Factor' });
  expect(link.getAttribute('href')).toBe('/admin/account');
});

test('afterwards, a section says why it does not open, in the reader’s language', async () => {
  const viewer = { ...owner, capabilities: ['account.manage'], factorDueAt: inDays(-1) };
  await openDashboard('/admin/news', { SignedInAsQuery: () => ({ viewer }) }, 'id');
  expect(await screen.findByText('Akun Anda memerlukan faktor kedua')).toBeDefined();
  expect(screen.queryByText('Pemilik dapat memberi Anda peran lain.')).toBeNull();
});
