import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginSession } from '../../auth/session.ts';
import { failure, newsList, openDashboard, owner, storedArticle, type Server } from './newsAdminHarness.tsx';

const openNew = async (server: Server = {}) => {
  const dashboard = await openDashboard('/admin/news/new', server);
  await screen.findByRole('button', { name: 'Create Article' });
  return dashboard;
};

const openEdit = async (server: Server = {}) => {
  const dashboard = await openDashboard('/admin/news/7', server);
  await screen.findByRole('button', { name: 'Update Article' });
  return dashboard;
};

const field = (pair: string, language: 'English' | 'Indonesian') =>
  within(screen.getByRole('group', { name: new RegExp(`^${pair}`) })).getByLabelText<HTMLInputElement>(
    language,
  );

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

const fill = () => {
  type(field('Title', 'English'), 'A new cloth');
  type(field('Title', 'Indonesian'), 'Kain baru');
  type(screen.getByLabelText(/^Category/), 'fashion');
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('marks missing fields, focuses the first, and sends nothing', async () => {
  const { sent } = await openNew();
  type(field('Title', 'Indonesian'), 'Kain baru');
  press('Create Article');
  expect(await screen.findByText('Validation Error')).toBeDefined();
  expect(screen.getByText('Please fill in all required fields')).toBeDefined();
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(screen.getByText('Not filled in')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Title', 'English')));
  expect(sent('newsDocumentsCreateMutation')).toEqual([]);
});

test('marks required fields, and keeps a text beyond the server’s limit, marked', async () => {
  await openNew();
  for (const [pair, isRequired, limit] of [
    ['Title', true, 200],
    ['Excerpt', false, 500],
  ] as const) {
    for (const language of ['English', 'Indonesian'] as const) {
      const input = field(pair, language);
      expect(input.required).toBe(isRequired);
      expect(input.labels?.[0]?.querySelector('[aria-hidden]') !== null).toBe(isRequired);
      type(input, 'x'.repeat(limit));
      expect(input.getAttribute('aria-invalid')).not.toBe('true');
      type(input, 'x'.repeat(limit + 1));
      expect([input.value.length, input.getAttribute('aria-invalid')]).toEqual([limit + 1, 'true']);
    }
  }
});

test('removes the mark when its field is changed', async () => {
  await openNew();
  press('Create Article');
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  type(field('Title', 'English'), 'A');
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
});

test('prepends a new article to the list', async () => {
  const stored = [storedArticle()];
  const { router, sent } = await openNew({
    newsDocumentsListQuery: () => newsList(...stored),
    newsDocumentsCreateMutation: () => {
      stored.unshift(storedArticle({ id: 'article-8', databaseId: 8, titleEn: 'A new cloth' }));
      return { createNewsArticle: { __typename: 'NewsArticlePayload' } };
    },
  });
  fill();
  press('Create Article');
  const list = await screen.findByRole('list', { name: 'News articles' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['A new cloth', 'Wax and water']);
  expect(await screen.findByText('News article created successfully')).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/news');
  const [variables] = sent('newsDocumentsCreateMutation');
  expect(variables?.['input']).toEqual({
    titleEn: 'A new cloth',
    titleId: 'Kain baru',
    excerptEn: '',
    excerptId: '',
    contentEn: '',
    contentId: '',
    author: '',
    category: 'fashion',
    imageUrl: '',
    featured: false,
    published: true,
  });
});

test('becomes a draft once it turns out that its admin may not publish, and stays under their fingers', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { sent } = await openNew({
    SignedInAsQuery: () => promise,
    newsDocumentsCreateMutation: () => ({ createNewsArticle: { __typename: 'NewsArticlePayload' } }),
  });
  expect(screen.getByRole('switch', { name: /^Published/ })).toHaveProperty('checked', true);
  const title = field('Title', 'English');
  title.focus();
  type(title, 'A new');
  const capabilities = owner.capabilities.filter((name) => !name.endsWith('.publish'));
  resolve({ viewer: { ...owner, capabilities } });
  await waitFor(() => expect(screen.queryByRole('switch', { name: /^Published/ })).toBeNull());
  expect(document.activeElement).toBe(title);
  expect(title.value).toBe('A new');
  fill();
  press('Create Article');
  await screen.findByText('News article created successfully');
  expect(sent('newsDocumentsCreateMutation')[0]?.['input']).toMatchObject({ published: false });
});

test.each(['Title', 'Author'])(
  'Enter in the line of the %s keeps what is typed, and publishes nothing',
  async (name) => {
    const { sent } = await openNew();
    fill();
    const line =
      name === 'Title'
        ? field('Title', 'English')
        : screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
    expect(fireEvent.keyDown(line, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(sent('copyDocumentsKeepMutation')).toHaveLength(1));
    expect(sent('newsDocumentsCreateMutation')).toEqual([]);
    expect(screen.queryByText('Validation Error')).toBeNull();
  },
);

test('says so if somebody typed on while a new article was published', async () => {
  await openNew({
    newsDocumentsCreateMutation: () => ({
      createNewsArticle: failure('ConflictError', {
        currentVersion: 1,
        changedBy: 'Sekar',
        isChangedByViewer: false,
        changedAt: '2025-10-16T03:00:00.000Z',
      }),
    }),
    // What they typed is in the form by then.
    copyDocumentsQuery: () => ({
      workingCopy: {
        __typename: 'WorkingCopy',
        id: 'copy',
        databaseId: 1,
        revision: 1,
        mayDiscard: true,
        baseVersion: 0,
        keptByPerson: { name: 'Sekar', isViewer: false },
        keptAt: '2025-10-16T03:00:00.000Z',
        changes: [],
      },
      review: null,
      createdItem: null,
    }),
  });
  fill();
  press('Create Article');
  expect(await screen.findByText(/^Nothing was published yet\./)).toBeDefined();
});

test('saves once for two presses', async () => {
  const { sent } = await openNew({ newsDocumentsCreateMutation: () => new Error('offline') });
  fill();
  press('Create Article');
  press('Saving...');
  expect(await screen.findByText('Failed to create news article')).toBeDefined();
  expect(sent('newsDocumentsCreateMutation')).toHaveLength(1);
});

test('keeps a working copy on Ctrl+S, and publishes nothing', async () => {
  const { sent } = await openNew({});
  fill();
  for (let times = 0; times < 2; times += 1) fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Saved just now')).toBeDefined();
  expect(sent('copyDocumentsKeepMutation')).toEqual([
    expect.objectContaining({
      entity: 'NewsArticle',
      newKey: expect.any(String),
      revision: 0,
      baseVersion: 0,
      changes: expect.arrayContaining([{ field: 'titleEn', value: 'A new cloth', base: '' }]),
    }),
  ]);
  expect(sent('newsDocumentsCreateMutation')).toEqual([]);
});

test('shows on the button that it is saving', async () => {
  await openNew({ newsDocumentsCreateMutation: () => new Error('offline') });
  fill();
  press('Create Article');
  expect(screen.getByRole('button', { name: 'Saving...' }).getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByRole('button', { name: 'Create Article' })).toBeDefined();
});

test('keeps what was typed without a network', async () => {
  const { router } = await openNew({ newsDocumentsCreateMutation: () => new Error('offline') });
  fill();
  press('Create Article');
  expect(await screen.findByText('Failed to create news article')).toBeDefined();
  expect(field('Title', 'English').value).toBe('A new cloth');
  expect(router.state.location.pathname).toBe('/admin/news/new');
});

test('shows the server’s error at its field', async () => {
  await openNew({
    newsDocumentsCreateMutation: () => ({
      createNewsArticle: failure('ValidationError', {
        fields: [
          {
            field: 'excerptEn',
            code: 'TOO_LONG',
            limit: 500,
            reason: null,
            message: 'At most 500 characters.',
          },
          { field: 'imageUrl', code: 'INVALID', limit: null, reason: null, message: 'Give an address.' },
          {
            field: 'titleId',
            code: 'HAUNTED',
            limit: null,
            reason: null,
            message: 'There is a ghost in it.',
          },
        ],
      }),
    }),
  });
  fill();
  press('Create Article');
  expect(await screen.findByText('There is a ghost in it.')).toBeDefined();
  expect(screen.getByText('Use at most 500 characters.')).toBeDefined();
  expect(screen.getByLabelText('Image URL').getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText('Failed to create news article')).toBeDefined();
});

test('keeps the form after the session has ended, and offers a sign-in', async () => {
  const { router } = await openNew({
    newsDocumentsCreateMutation: () => ({ createNewsArticle: failure('UnauthenticatedError') }),
  });
  fill();
  press('Create Article');
  const alert = await screen.findByText('Your session has ended');
  expect(alert).toBeDefined();
  expect(screen.getByRole('link', { name: /Sign In in a New Tab/ }).getAttribute('target')).toBe('_blank');
  expect(field('Title', 'English').value).toBe('A new cloth');
  expect(router.state.location.pathname).toBe('/admin/news/new');
  beginSession({ id: 1, email: 'editor@example.org', role: 'admin' });
  await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
});

test('omits the unchanged date, which the field shows only to the minute', async () => {
  let stored = storedArticle();
  const { sent } = await openEdit({
    newsDocumentsListQuery: () => newsList(stored),
    newsDocumentsUpdateMutation: () => {
      stored = storedArticle({ version: 4, titleEn: 'Wax, water and time' });
      return { updateNewsArticle: { __typename: 'NewsArticlePayload' } };
    },
  });
  await waitFor(() => expect(field('Content', 'English').textContent).toBe('First the wax.'));
  type(field('Title', 'English'), 'Wax, water and time');
  press('Update Article');
  const list = await screen.findByRole('list', { name: 'News articles' });
  expect(within(list).getByRole('heading').textContent).toBe('Wax, water and time');
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  const [variables] = sent('newsDocumentsUpdateMutation');
  expect(variables).toMatchObject({ id: 7, version: 3 });
  expect(variables?.['input']).not.toHaveProperty('publishedAt');
});

test('keeps a category that is not among the options', async () => {
  await openEdit({
    newsDocumentsItemQuery: () => ({ item: storedArticle({ category: 'heritage' }) }),
  });
  const select = screen.getByLabelText<HTMLSelectElement>(/^Category/);
  expect(select.value).toBe('heritage');
  expect(within(select).getAllByRole('option')).toHaveLength(8);
});

test('links from a missing article back to the list', async () => {
  await openDashboard('/admin/news/99', { newsDocumentsItemQuery: () => ({ item: null }) });
  expect(await screen.findByText('Article not found')).toBeDefined();
});

test('keeps a changed form that is left, without asking', async () => {
  const { router, sent } = await openEdit({ newsDocumentsListQuery: () => newsList(storedArticle()) });
  type(field('Title', 'English'), 'Something else');
  press('Cancel');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news'));
  expect(sent('copyDocumentsKeepMutation')).toHaveLength(1);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('asks before leaving a changed form that cannot be kept', async () => {
  const { router } = await openEdit({
    newsDocumentsListQuery: () => newsList(storedArticle()),
    copyDocumentsKeepMutation: () => new Error('offline'),
  });
  type(field('Title', 'English'), 'Something else');
  press('Cancel');
  expect(await screen.findByText('Leave without saving?')).toBeDefined();
  press('Keep Editing');
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(field('Title', 'English').value).toBe('Something else');
  press('Cancel');
  await screen.findByText('Leave without saving?');
  press('Leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news'));
});

test('asks before the page of a changed form is unloaded', async () => {
  await openEdit();
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  type(field('Title', 'English'), 'Something else');
  expect(asks()).toBe(true);
});

test('does not ask before leaving an unchanged form', async () => {
  const { router } = await openEdit();
  press('Cancel');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news'));
});
