import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard } from '../../news/admin/newsAdminHarness.tsx';

const none = {
  content: 0,
  publishedNews: 0,
  news: 0,
  activePartners: 0,
  partners: 0,
  activeCommunities: 0,
  communities: 0,
  timeline: 0,
  batikPatterns: 0,
  unhandledMessages: 0,
};

/** The overview of an empty site of which so much more was asked than it takes. */
const openOverview = (overloads: object[]) =>
  openDashboard('/admin/dashboard', {
    OverviewPageQuery: () => ({
      databaseStatistics: none,
      missingTranslations: none,
      overloads,
      contactMessages: { edges: [] },
      changes: { edges: [] },
    }),
  });

const notice = 'Unusually many submissions';

test('the overview says what more came of than the site takes', async () => {
  await openOverview([
    { call: 'CONTACT', count: 1204 },
    { call: 'SIGN_IN', count: 3 },
  ]);
  const region = within(await screen.findByRole('region', { name: notice }));
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Contact messages beyond the limit1,204',
    'Sign-in attempts beyond the limit3',
  ]);
  expect(region.getByText(/Nothing was lost/)).toBeDefined();
});

test('in quiet times it says nothing of it', async () => {
  await openOverview([]);
  await screen.findByRole('region', { name: 'Needs attention' });
  expect(screen.queryByText(notice)).toBeNull();
});
