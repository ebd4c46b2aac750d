import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard, storedArticle, type Server } from '../../news/admin/newsAdminHarness.tsx';

const textOf = (language: string) =>
  within(screen.getByRole('group', { name: 'Content' })).getByLabelText(language);

/** Opens the form of an article, and waits for its editors. */
async function openText(server: Server = {}, changes: Record<string, unknown> = {}) {
  const item = storedArticle(changes);
  const dashboard = await openDashboard('/admin/news/7', {
    newsDocumentsItemQuery: () => ({ item }),
    ...server,
  });
  await waitFor(() => expect(textOf('English').isContentEditable).toBe(true));
  return dashboard;
}

const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('shows a text as readers see it, and is not changed by that', async () => {
  await openText({}, { contentEn: '* a\n* b\n\n\n__bold__ &copy;', contentId: '' });
  const text = textOf('English');
  expect(
    within(text)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['a', 'b']);
  expect(text.querySelector('strong')?.textContent).toBe('bold');
  expect(asksBeforeLeaving()).toBe(false);
});

test('is a field of its form', async () => {
  await openText();
  const text = textOf('Indonesian');
  const attributes = ['role', 'aria-multiline', 'aria-invalid', 'aria-readonly', 'lang', 'spellcheck'];
  expect(attributes.map((name) => text.getAttribute(name))).toEqual([
    'textbox',
    'true',
    'false',
    'false',
    'id',
    'true',
  ]);
  fireEvent.click(within(screen.getByRole('group', { name: 'Content' })).getByText('Indonesian'));
  expect(document.activeElement).toBe(text);
});

test('counts words, minutes and characters', async () => {
  await openText({}, { contentEn: `## One\n\n${'two '.repeat(500)}`, contentId: 'satu' });
  expect(screen.getByText('2,008 of 50,000 characters · 501 words · 3 min read')).toBeDefined();
  expect(screen.getByText('4 of 50,000 characters · 1 word · 1 min read')).toBeDefined();
});

test('marks a text that is too long while it is written', async () => {
  await openText({}, { contentEn: 'a'.repeat(50_001) });
  expect(textOf('English').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Use at most 50,000 characters.')).toBeDefined();
});

test('sends what is written in the source exactly, and nothing else', async () => {
  const { sent } = await openText({
    newsDocumentsUpdateMutation: () => ({ updateNewsArticle: failure('ValidationError', { fields: [] }) }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  fireEvent.change(textOf('English'), { target: { value: '*  as typed  *\n\n\n' } });
  fireEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  await waitFor(() => expect(textOf('English').isContentEditable).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Update Article' }));
  await waitFor(() => expect(sent('newsDocumentsUpdateMutation')).toHaveLength(1));
  expect(sent('newsDocumentsUpdateMutation')[0]).toMatchObject({
    input: { contentEn: '*  as typed  *\n\n\n', contentId: 'Mula-mula malam.' },
  });
});

test('cannot be changed while it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openText({ newsDocumentsUpdateMutation: () => promise });
  fireEvent.click(screen.getByRole('button', { name: 'Update Article' }));
  await waitFor(() => expect(textOf('English').getAttribute('aria-readonly')).toBe('true'));
  expect(textOf('English').isContentEditable).toBe(false);
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-disabled')).toBe('true');
  resolve({ updateNewsArticle: failure('ValidationError', { fields: [] }) });
  await waitFor(() => expect(textOf('English').isContentEditable).toBe(true));
});

test('shows one language at a time, and one that was rejected', async () => {
  await openText({
    newsDocumentsUpdateMutation: () => ({
      updateNewsArticle: failure('ValidationError', {
        fields: [
          {
            field: 'contentId',
            code: 'INVALID',
            limit: null,
            reason: null,
            message: 'There is a ghost in it.',
          },
        ],
      }),
    }),
  });
  const sideOf = (language: string) => textOf(language).closest('[hidden]');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect([sideOf('English'), sideOf('Indonesian')?.hasAttribute('hidden')]).toEqual([null, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Update Article' }));
  expect(await screen.findByText('There is a ghost in it.')).toBeDefined();
  expect(sideOf('Indonesian')).toBe(null);
});

const glossary = () => ({
  glossary: [
    {
      __typename: 'GlossaryTerm',
      id: 'term-1',
      termEn: 'hand-drawn batik',
      termId: 'batik tulis',
      wrongEn: 'written batik',
      wrongId: '',
      reasonEn: 'Nothing is written.',
      reasonId: 'Digoreskan dengan canting.',
    },
  ],
});

test('underlines what the glossary finds, and replaces it everywhere in one step', async () => {
  const contentEn = 'A *written* batik: `written batik`.\n\nWritten batik, written batik.';
  await openText({ GlossaryQuery: glossary }, { contentEn, contentId: 'Written batik.' });
  const text = textOf('English');
  const marked = () => Array.from(text.querySelectorAll('[title]'), ({ textContent }) => textContent);
  await waitFor(() => expect(marked()).toEqual(['written', ' batik', 'Written batik', 'written batik']));
  const notes = screen.getAllByRole('list', { name: 'Glossary' });
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Write “Hand-drawn batik”, not “Written batik”. Nothing is written.Replace',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Replace “Written batik” with “Hand-drawn batik”' }));
  const corrected = 'A hand-drawn batik: written batik.Hand-drawn batik, hand-drawn batik.';
  await waitFor(() => expect(text.textContent).toBe(corrected));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Glossary' })).toBeNull());
  expect(marked()).toEqual([]);
  fireEvent.keyDown(text, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(text.textContent).toContain('Written batik, written batik.'));
});

test('replaces a wrong form in a line', async () => {
  await openText({ GlossaryQuery: glossary }, { titleEn: 'Written batik' });
  const title = within(screen.getByRole('group', { name: 'Title' }));
  fireEvent.click(
    await title.findByRole('button', { name: 'Replace “Written batik” with “Hand-drawn batik”' }),
  );
  const field = title.getByLabelText<HTMLInputElement>('English');
  await waitFor(() => expect(field.value).toBe('Hand-drawn batik'));
  expect(document.activeElement).toBe(field);
});
