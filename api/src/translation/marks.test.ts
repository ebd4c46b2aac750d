import { expect, test } from 'vitest';
import { declaredRight, marksAfter, pairedFieldsOf, translationState } from './marks.ts';

const article = {
  titleEn: 'Wax and water',
  titleId: 'Malam dan air',
  excerptEn: '',
  excerptId: '',
  contentEn: 'It has 38 dots, 1.5 mm wide.',
  contentId: 'Ada 38 titik selebar 1,5 mm.',
  rightTexts: {},
};

const after = (values: object, before: object = article, stillRight: string[] = []) => ({
  ...article,
  ...before,
  ...values,
  ...marksAfter('NewsArticle', { ...article, ...before }, values, stillRight),
});

test.each([
  ['one language changes', { titleEn: 'Wax and fire' }, { titleId: 'Wax and water' }],
  ['the other changes', { titleId: 'Malam dan api' }, { titleEn: 'Malam dan air' }],
  ['both change', { titleEn: 'Wax and fire', titleId: 'Malam dan api' }, {}],
  ['only spaces and punctuation change', { titleEn: '  Wax, and water! ' }, {}],
  ['only the composition of letters changes', { titleEn: 'Wax and water'.normalize('NFD') }, {}],
  ['a figure changes', { contentEn: 'It has 38 dots, 15 mm wide.' }, { contentId: article.contentEn }],
  ['upper case changes', { titleEn: 'WAX and water' }, { titleId: 'Wax and water' }],
  ['one language is emptied', { contentEn: '' }, {}],
  ['a first text is written', { excerptEn: 'New' }, {}],
  ['something else changes', { category: 'culture' }, {}],
])('if %s', (_what, values, rightTexts) => {
  expect(after(values).rightTexts).toEqual(rightTexts);
});

test('a first translation leaves the original right', () => {
  const written = after({ excerptEn: 'New' });
  expect(after({ excerptId: 'Baru' }, written).rightTexts).toEqual({});
});

const behind = after({ titleEn: 'Wax and fire' });

test('a text stays behind what was last right until it catches up', () => {
  expect(after({ titleEn: 'Wax, fire, water' }, behind).rightTexts).toEqual({ titleId: 'Wax and water' });
  expect(after({ titleId: 'Malam, dan air' }, behind).rightTexts).toEqual({ titleId: 'Wax and water' });
  expect(after({ titleId: 'Malam dan api' }, behind).rightTexts).toEqual({});
  expect(after({ titleEn: 'Wax and water' }, behind).rightTexts).toEqual({});
  expect(after({ titleId: '' }, behind).rightTexts).toEqual({});
  expect(after({}, behind, ['titleId']).rightTexts).toEqual({});
  expect(after({}, behind, ['titleEn', 'contentId']).rightTexts).toEqual({ titleId: 'Wax and water' });
});

test('a text declared right with a change of the other language is right with that', () => {
  expect(after({ titleEn: 'Wax and tea' }, behind, ['titleId']).rightTexts).toEqual({});
});

test('only a declaration is one', () => {
  const declared = (values: object, stillRight: string[] = []) =>
    declaredRight('NewsArticle', behind, after(values, behind, stillRight));
  expect(declared({}, ['titleId'])).toEqual(['titleId']);
  expect(declared({})).toEqual([]);
  expect(declared({ titleId: 'Malam dan api' })).toEqual([]);
  expect(declared({ titleEn: 'Wax and water' })).toEqual([]);
  expect(declared({ titleId: '' })).toEqual([]);
});

test.each([
  [article, 'titleId', 'RIGHT'],
  [article, 'excerptId', 'RIGHT'],
  [behind, 'titleId', 'BEHIND'],
  [behind, 'titleEn', 'RIGHT'],
  [{ ...article, contentId: '' }, 'contentId', 'MISSING'],
  [{ ...article, contentId: '' }, 'contentEn', 'RIGHT'],
  [{ ...article, contentEn: '' }, 'contentEn', 'MISSING'],
  [{ ...article, titleId: article.titleEn }, 'titleId', 'MISSING'],
  [{ ...article, titleId: article.titleEn }, 'titleEn', 'RIGHT'],
  [{ nameEn: 'Parang', nameId: 'Parang', rightTexts: {} }, 'nameId', 'RIGHT'],
])('%j: %s is %s', (row, field, state) => {
  expect(translationState(row, field)).toBe(state);
});

test('every noun with texts in two languages has marks', () => {
  const marked = ['NewsArticle', 'ContentEntry', 'Community', 'TimelineItem', 'BatikPattern', 'Image'];
  expect(marked.map((model) => pairedFieldsOf(model).length)).toEqual([6, 2, 4, 6, 6, 4]);
  expect(pairedFieldsOf('Partner')).toEqual([]);
  // Each row of a list asks for them.
  expect(pairedFieldsOf('NewsArticle')).toBe(pairedFieldsOf('NewsArticle'));
});
