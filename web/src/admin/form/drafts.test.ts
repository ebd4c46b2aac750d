import { beforeEach, expect, test } from 'vitest';
import { hasDraft, hasUnkept, readDraft, writeDraft, writeText } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('fits a draft of an older build to a form with new, removed and changed fields', () => {
  const base = { title: 'Wax', subtitle: '', published: 'no' };
  const values = { ...base, title: 'Old wax', subtitle: 'Dropped' };
  const draft = { version: 3, base, values, idempotencyKey: '7', copy: null, newKey: 'n' };
  const [common, sent] = [
    { ...base, title: 'Old' },
    { ...values, title: 'Old wax' },
  ];
  writeDraft('news/7', { ...draft, common, sent }, Object.keys(values));
  expect(readDraft('news/7', { title: 'Wax', published: false, place: 'Solo' })).toEqual({
    version: 3,
    idempotencyKey: '7',
    copy: null,
    newKey: 'n',
    base: { title: 'Wax', published: false, place: 'Solo' },
    values: { title: 'Old wax', published: false, place: 'Solo' },
    common: { title: 'Old', published: false, place: 'Solo' },
    sent: { title: 'Old wax', published: false, place: 'Solo' },
  });
});

test('reads the draft of a build that did not note what the server had', () => {
  const base = { title: 'Wax' };
  writeText('news/7', JSON.stringify({ version: 3, base, values: { title: 'Ink' } }));
  expect(readDraft('news/7', base)).toMatchObject({ values: { title: 'Ink' }, common: base, sent: null });
});

test('bases the draft of a new item on the values with which its form opens now', () => {
  const base = { title: '', place: 'Solo', published: true };
  const values = { ...base, title: 'Wax' };
  const draft = { base, values, idempotencyKey: '7', copy: null, newKey: 'n', common: base, sent: null };
  const own = Object.keys(values);
  const forAuthor = { title: '', place: 'Solo', published: false };
  writeDraft('news/new', { ...draft, version: 0 }, own);
  expect(readDraft('news/new', forAuthor)).toMatchObject({
    base: forAuthor,
    values: { title: 'Wax', place: 'Solo', published: false },
  });
  writeDraft('news/7', { ...draft, version: 1 }, own);
  expect(readDraft('news/7', forAuthor)).toMatchObject({ base, values });
});

test('knows whether the server has had all of it', () => {
  const base = { title: '', text: '' };
  const values = { title: 'Wax', text: '' };
  const draft = { version: 0, base, values, idempotencyKey: '7', copy: null, newKey: 'n', sent: null };
  const isUnkept = () => [hasDraft('news/7', base), hasUnkept('news/7', base)];
  expect(isUnkept()).toEqual([false, false]);
  writeDraft('news/7', { ...draft, common: { title: 'Wax', text: 'Theirs' } }, ['title']);
  expect(isUnkept()).toEqual([true, false]);
  writeDraft('news/7', { ...draft, common: base }, ['title']);
  expect(isUnkept()).toEqual([true, true]);
});

test('ignores what is not a draft', () => {
  for (const text of ['null', '{', '{"version":1}', '7']) {
    writeText('news/7', text);
    expect(readDraft('news/7', { title: 'Wax' })).toBeNull();
  }
});
