import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formTexts } from '../../language/formTexts.ts';
import { localMoment } from '../../language/localMoment.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { failure, openDashboard, storedArticle, type Answer, type Server } from './newsAdminHarness.tsx';

const conflict = {
  updateNewsArticle: failure('ConflictError', {
    currentVersion: 5,
    changedBy: 'second@example.org',
    isChangedByViewer: false,
    changedAt: '2026-11-20T03:00:00.000Z',
  }),
};
const theirs = storedArticle({ version: 5, titleEn: 'Their title', excerptEn: 'Their excerpt.' });

const field = (pair: RegExp) =>
  within(screen.getByRole('group', { name: pair })).getByLabelText<HTMLInputElement>('English');
const title = () => field(/^Title$/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A server on which version 5 replaces version 3 while that is being edited. */
function conflicting(loadTheirs: () => Answer = () => ({ item: theirs })): Server {
  let loads = 0;
  return {
    newsDocumentsUpdateMutation: ({ version }) =>
      version === 5 ? { updateNewsArticle: { __typename: 'NewsArticlePayload' } } : conflict,
    newsDocumentsItemQuery: () => {
      loads += 1;
      return loads === 1 ? { item: storedArticle() } : loadTheirs();
    },
  };
}

/** Opens version 3 and saves it while version 5 is the current one. */
async function runIntoConflict(loadTheirs?: () => Answer) {
  const dashboard = await openDashboard('/admin/news/7', conflicting(loadTheirs));
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.change(title(), { target: { value: 'My title' } });
  press('Update Article');
  await screen.findByText('Someone else saved this in the meantime');
  return dashboard;
}

const sentInputs = (sent: (name: string) => Record<string, unknown>[]) =>
  sent('newsDocumentsUpdateMutation').map(({ version, input }) => ({ version, input }));

test('keeps what was typed in a conflict, names the other editor, and preselects what only one side changed', async () => {
  const { sent } = await runIntoConflict();
  expect(title().value).toBe('My title');
  expect(screen.queryByText(/^Failed to update/)).toBeNull();
  expect(await screen.findByText(/^second@example.org saved it on November 20, 2026/)).toBeDefined();
  const both = await screen.findByRole('group', { name: 'Title (English)' });
  expect(within(both).getByLabelText<HTMLInputElement>(/^Mine/).checked).toBe(true);
  const marked = async () => {
    const words = await within(both).findAllByText(/^(?:My|Their)$/, { selector: 'mark' });
    return words.map(({ textContent }) => textContent);
  };
  expect(await marked()).toEqual(['My', 'Their']);
  const theirsAlone = screen.getByRole('group', { name: 'Excerpt (English)' });
  expect(within(theirsAlone).getByLabelText<HTMLInputElement>(/^Theirs/).checked).toBe(true);
  press('Use This Selection');
  expect(title().value).toBe('My title');
  expect(field(/^Excerpt$/).value).toBe('Their excerpt.');
  press('Update Article');
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  expect(sentInputs(sent).at(-1)).toMatchObject({
    version: 5,
    input: { titleEn: 'My title', excerptEn: 'Their excerpt.' },
  });
});

test.each([
  ['en', 'Category', ['Culture', 'Fashion'], ['No', 'Yes']],
  ['id', 'Kategori', ['Budaya', 'Mode'], ['Tidak', 'Ya']],
] as const)('shows both values in the words of the form, in %s', async (language, label, names, switches) => {
  const changed = {
    version: 5,
    category: 'fashion',
    featured: true,
    publishedAt: '2026-11-23T07:28:00.000Z',
  };
  const server = conflicting(() => ({ item: storedArticle(changed) }));
  const texts = { ...newsAdminTexts[language], ...formTexts[language] };
  await openDashboard('/admin/news/7', server, language);
  fireEvent.click(await screen.findByRole('button', { name: texts.update }));
  const values = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.nextElementSibling?.lastElementChild?.textContent);
  await screen.findByRole('group', { name: label });
  expect(values(label)).toEqual(names);
  expect(values(texts.fields.featured.label)).toEqual(switches);
  expect(values(texts.fields.publishedAt.label)).toEqual([
    localMoment(language, '2025-10-16T02:00:00.000Z'),
    localMoment(language, changed.publishedAt),
  ]);
});

test('names no other editor if the viewer saved it elsewhere', async () => {
  const changed = { currentVersion: 5, changedBy: 'Sekar', changedAt: '2026-11-20T03:00:00.000Z' };
  await openDashboard('/admin/news/7', {
    ...conflicting(),
    newsDocumentsUpdateMutation: () => ({
      updateNewsArticle: failure('ConflictError', { ...changed, isChangedByViewer: true }),
    }),
  });
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.change(title(), { target: { value: 'My title' } });
  press('Update Article');
  expect(await screen.findByText('This was saved in the meantime')).toBeDefined();
  expect(screen.getByText(/^You saved it on November 20, 2026/)).toBeDefined();
  const group = await screen.findByRole('group', { name: 'Title (English)' });
  expect(within(group).getByLabelText<HTMLInputElement>(/^In This Form/).checked).toBe(true);
  press('Take All That Was Saved');
  expect(title().value).toBe('Their title');
});

test('takes the other text of a field when it is chosen', async () => {
  await runIntoConflict();
  const group = await screen.findByRole('group', { name: 'Title (English)' });
  fireEvent.click(within(group).getByLabelText(/^Theirs/));
  press('Use This Selection');
  expect(title().value).toBe('Their title');
});

test('keeps all that I changed on request, and nothing that I never touched', async () => {
  const { sent } = await runIntoConflict();
  await screen.findByRole('group', { name: 'Title (English)' });
  press('Keep All of Mine');
  expect(screen.queryByText('Someone else saved this in the meantime')).toBeNull();
  press('Update Article');
  await waitFor(() =>
    expect(sentInputs(sent).at(-1)).toMatchObject({
      version: 5,
      input: { titleEn: 'My title', excerptEn: 'Their excerpt.' },
    }),
  );
});

test('leaves nothing to save after taking all of theirs', async () => {
  await runIntoConflict();
  await screen.findByRole('group', { name: 'Title (English)' });
  press('Take All of Theirs');
  expect(title().value).toBe('Their title');
  expect(field(/^Excerpt$/).value).toBe('Their excerpt.');
});

test('shows what fell behind by their change once the form has it', async () => {
  const translationGaps = {
    behind: ['id'],
    missing: [],
    behindTexts: [{ field: 'titleId', lastRight: 'Wax and water' }],
  };
  await runIntoConflict(() => ({ item: { ...theirs, translationGaps } }));
  await screen.findByRole('group', { name: 'Title (English)' });
  expect(screen.queryByText('What has changed in the English text:')).toBeNull();
  press('Keep All of Mine');
  expect(await screen.findByText('What has changed in the English text:')).toBeDefined();
});

test('keeps what was typed when their version cannot be loaded', async () => {
  await runIntoConflict(() => new Error('offline'));
  expect(await screen.findByText(/^Their version could not be loaded/)).toBeDefined();
  expect(title().value).toBe('My title');
});

test('keeps the text of an article that was deleted in the meantime', async () => {
  await openDashboard('/admin/news/7', {
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: failure('NotFoundError') }),
  });
  await screen.findByRole('button', { name: 'Update Article' });
  fireEvent.change(title(), { target: { value: 'My title' } });
  press('Update Article');
  expect(await screen.findByText('Someone deleted this in the meantime')).toBeDefined();
  expect(title().value).toBe('My title');
});

test('starts over from their version when a draft is discarded in a conflict', async () => {
  const base = { titleEn: 'Wax and water' };
  const draft = {
    base,
    version: 3,
    values: { titleEn: 'My title' },
    idempotencyKey: '7',
    copy: null,
    newKey: 'n',
  };
  const { sent } = await openDashboard('/admin/news/7', conflicting(), 'en', { 'news/7': draft });
  await screen.findByText('Your unsaved text has been restored');
  press('Update Article');
  await screen.findByRole('group', { name: 'Title (English)' });
  press('Discard and Start Over');
  expect(screen.queryByText('Someone else saved this in the meantime')).toBeNull();
  expect(title().value).toBe('Their title');
  expect(document.activeElement).not.toBe(document.body);
  press('Update Article');
  expect(await screen.findByText('News article updated successfully')).toBeDefined();
  expect(sentInputs(sent).at(-1)).toMatchObject({ version: 5, input: { titleEn: 'Their title' } });
});

test('moves the focus to the page’s content when a draft is discarded', async () => {
  const draft = {
    base: { titleEn: 'Wax' },
    version: 3,
    values: { titleEn: 'My title' },
    idempotencyKey: '7',
    copy: null,
    newKey: 'n',
  };
  await openDashboard('/admin/news/7', {}, 'en', { 'news/7': draft });
  await screen.findByText('Your unsaved text has been restored');
  press('Discard and Start Over');
  expect(title().value).toBe('Wax and water');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
