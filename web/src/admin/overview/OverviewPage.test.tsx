import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDashboard, owner } from '../../news/admin/newsAdminHarness.tsx';

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
  images: 0,
  unhandledMessages: 0,
  reviewsToAnswer: 0,
};

/** A page of a connection, which may have more. */
const pageOf = (nodes: object[], hasNextPage = false) => ({
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node })),
  pageInfo: { endCursor: `${nodes.length}`, hasNextPage },
});

const nothing = Object.fromEntries(['asked', 'own', 'copies', 'others'].map((name) => [name, pageOf([])]));

/** Opens the overview of an empty site with these overloads. */
const openOverview = (
  overloads: object[],
  messages: object[] = [],
  broken: object = {},
  others: Record<string, () => object> = {},
) =>
  openDashboard('/admin/dashboard', {
    ...others,
    OverviewPageQuery: () => ({
      databaseStatistics: none,
      missingTranslations: none,
      translationsBehind: none,
      overloads,
      contactMessages: { edges: messages.map((node) => ({ node })) },
      changes: { edges: [] },
      ...nothing,
      ownDrafts: [],
      newsSchedule: [],
      ...broken,
    }),
  });

const notice = 'Unusually many submissions';

test('shows which limits were exceeded', async () => {
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

const message = {
  __typename: 'ContactMessage',
  id: 'message-1',
  databaseId: 1,
  name: 'Sari Wulandari',
  subject: 'A question',
  message: 'Where?',
  language: 'en',
  createdAt: '2026-11-22T20:47:00.000Z',
};

test.each([
  ['their delay while a message waits to be mailed', '2026-11-23T20:47:00.000Z', 1],
  ['nothing if mail is not configured', null, 0],
])('reports on emails: %s', async (_, nextMailAt, count) => {
  await openOverview([{ call: 'CONTACT', count: 12 }], [{ ...message, nextMailAt }]);
  await screen.findByRole('region', { name: notice });
  expect(screen.queryAllByText(/email/)).toHaveLength(count);
});

test('shows a day in the browser’s time zone, like a time', async () => {
  await openOverview([], [{ ...message, nextMailAt: null }]);
  const day = new Date(message.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  expect((await screen.findAllByText(day)).map((time) => time.tagName)).toEqual(['TIME']);
});

test('keeps the other parts when one fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openOverview([], [{ ...message, nextMailAt: null }], {
    missingTranslations: null,
    translationsBehind: null,
    changes: null,
  });
  expect(await screen.findAllByText('This section could not be loaded')).toHaveLength(2);
  expect(screen.getByText('Sari Wulandari')).toBeDefined();
  expect(screen.getByText('Active partners')).toBeDefined();
});

test('shows no overload when no limit was exceeded', async () => {
  await openOverview([]);
  await screen.findByRole('region', { name: 'Needs Attention' });
  expect(screen.queryByText(notice)).toBeNull();
});

test('leads to what was typed and not published, and shows one’s own apart', async () => {
  const copy = {
    __typename: 'WorkingCopy',
    id: 'copy-1',
    entity: 'NewsArticle',
    itemId: 7,
    newKey: null,
    titleEn: 'Wax and water',
    titleId: 'Malam dan air',
    keptByPerson: { __typename: 'Person', name: 'Ratna' },
    keptAt: '2026-11-22T20:47:00.000Z',
  };
  const unnamed = { ...copy, id: 'copy-2', itemId: null, newKey: 'a&b', titleEn: '', titleId: '' };
  const draft = {
    __typename: 'NewsArticle',
    id: 'article-8',
    databaseId: 8,
    titleEn: 'Dye',
    titleId: 'Pewarna',
    updatedAt: copy.keptAt,
  };
  await openOverview([], [], {
    others: pageOf([copy, unnamed]),
    ownDrafts: [draft],
  });
  const own = within(await screen.findByRole('region', { name: 'Your Drafts' })).getByRole('link');
  expect(own.getAttribute('href')).toBe('/admin/news/8');
  expect(own.textContent).toContain('DyeNews article · Draft');
  const region = within(screen.getByRole('region', { name: 'Drafts of Others' }));
  const links = region.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/news/7',
    '/admin/news/new?copy=a%26b',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Wax and waterNews article · Ratna'),
    expect.stringContaining('(untitled)News article, new · Ratna'),
  ]);
});

test('shows an author only what the role may open, and no failure where the server leaves something out', async () => {
  const capabilities = ['overview.read', 'news.read', 'content.read', 'images.read', 'account.manage'];
  await openDashboard('/admin/dashboard', {
    SignedInAsQuery: () => ({ viewer: { ...owner, capabilities } }),
    OverviewPageQuery: () => ({
      databaseStatistics: { ...none, unhandledMessages: null },
      missingTranslations: none,
      translationsBehind: none,
      overloads: null,
      contactMessages: null,
      changes: null,
      ...nothing,
      ownDrafts: [],
      newsSchedule: [],
    }),
  });
  await screen.findByRole('region', { name: 'Statistics' });
  const [menu] = screen.getAllByRole('navigation', { name: 'Admin navigation' });
  const linksIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => link.textContent);
  await vi.waitFor(() =>
    expect(linksIn(menu!)).toEqual([
      'Overview',
      'News',
      'Schedule',
      'Images',
      'Content',
      'Sections Content',
      'Settings',
    ]),
  );
  expect(linksIn(screen.getByRole('navigation', { name: 'Quick Actions' }))).not.toContain('Database');
  expect(screen.queryByRole('heading', { name: 'Unhandled Messages' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('lists all reviews that wait, page by page', async () => {
  const review = (number: number) => ({
    __typename: 'Review',
    id: `review-${number}`,
    entity: 'NewsArticle',
    itemId: number,
    newKey: null,
    titleEn: `Draft ${number}`,
    titleId: `Draf ${number}`,
    sentence: 'Please read it.',
    askedBy: { __typename: 'Person', name: 'Ratna', isViewer: false },
    askedAt: '2026-11-22T20:47:00.000Z',
    answer: null,
    comment: null,
    answeredBy: null,
    answeredAt: null,
  });
  const databaseStatistics = { ...none, reviewsToAnswer: 21 };
  const numbers = Array.from({ length: 21 }, (_, index) => index + 1);
  await openOverview(
    [],
    [],
    { databaseStatistics, asked: pageOf(numbers.slice(0, 20).map(review), true) },
    { ReviewsAskedQuery: () => ({ databaseStatistics, asked: pageOf([review(21)]) }) },
  );
  const region = within(await screen.findByRole('region', { name: 'To Review' }));
  expect(region.getAllByRole('listitem')).toHaveLength(20);
  expect(region.getByText('21')).toBeDefined();
  fireEvent.click(region.getByRole('button', { name: 'Load More' }));
  const last = await region.findByRole('link', { name: /Draft 21/ });
  expect(last.getAttribute('href')).toBe('/admin/news/21?view=compare');
  expect(region.queryByRole('button', { name: 'Load More' })).toBeNull();
});
