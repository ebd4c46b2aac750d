import { describe, expect, test } from 'vitest';
import { misusesByForm, misusesOf, withoutForm, wrongForms, type Term } from './glossary.ts';

const term = (right: string, ...wrong: string[]): Term => ({ right, wrong: wrong.join('\n'), reason: '' });

/** The text with each wrong form replaced. */
function corrected(text: string, ...terms: Term[]): string {
  return misusesOf(terms)(text).reduceRight(
    (whole, { from, to, right }) => whole.slice(0, from) + right + whole.slice(to),
    text,
  );
}

const handDrawn = term('hand-drawn batik', 'written batik', 'batik writing');
const unesco = term('UNESCO', 'Unesco', 'unesco');
const nusantara = term('Nusantara', 'nusantara');

describe('a wrong form', () => {
  test.each([
    ['A written batik.', 'A hand-drawn batik.'],
    ['Written batik lasts.', 'Hand-drawn batik lasts.'],
    ['WRITTEN BATIK', 'HAND-DRAWN BATIK'],
    ['written\n  batik', 'hand-drawn batik'],
    ['Unwritten batik, written batiks', 'Unwritten batik, written batiks'],
    ['written batik, batik writing', 'hand-drawn batik, hand-drawn batik'],
    ['tertulis: “written batik”', 'tertulis: “hand-drawn batik”'],
  ])('in %j is corrected as a whole word, with its case', (text, expected) => {
    expect(corrected(text, handDrawn)).toBe(expected);
  });

  test.each([
    ['By Unesco', 'By UNESCO'],
    ['By unesco', 'By UNESCO'],
    ['By UNESCO', 'By UNESCO'],
  ])('with capitals, in %j, is found as it is', (text, expected) => {
    expect(corrected(text, unesco)).toBe(expected);
  });

  test.each([
    ['Kain nusantara', 'Kain Nusantara'],
    ['Kain Nusantara', 'Kain Nusantara'],
    ['KAIN NUSANTARA', 'KAIN NUSANTARA'],
  ])('that differs from the right one by its case, in %j, leaves the right one', (text, expected) => {
    expect(corrected(text, nusantara)).toBe(expected);
  });

  test('within a right form is fine', () => {
    const terms = [term('batik cap', 'cap batik', 'cap'), term('canting cap')];
    expect(corrected('batik cap dari canting cap, bukan cap', ...terms)).toBe(
      'batik cap dari canting cap, bukan batik cap',
    );
  });

  test('may contain characters that mean something in patterns', () => {
    expect(corrected('U.N.E.S.C.O. (a+b)', term('UNESCO', 'U.N.E.S.C.O.'), term('sum', '(a+b)'))).toBe(
      'UNESCO sum',
    );
    expect(corrected('UXNXEXSXCXOX', term('UNESCO', 'U.N.E.S.C.O.'))).toBe('UXNXEXSXCXOX');
  });

  test.each([
    '[batik](https://example.org/written-batik)',
    '![](/pictures/written batik.png)'.replace(' ', '-'),
    'https://example.org/?q=written+batik,written-batik',
    '`written batik` and ``a ` written batik``',
    '```\nwritten batik\n```',
  ])('in the address or code of %j is left alone', (text) => {
    expect(corrected(`${text} written batik`, term('batik', 'written-batik', 'written batik'))).toBe(
      `${text} batik`,
    );
  });

  test('says where it is, and why it is wrong', () => {
    const [found] = misusesOf([{ right: 'jarik', wrong: 'jarit', reason: 'House style' }])('Sehelai jarit.');
    expect(found).toEqual({ from: 8, to: 13, right: 'jarik', reason: 'House style' });
  });
});

test('an empty glossary finds nothing', () => {
  expect(misusesOf([])('written batik')).toEqual([]);
  expect(misusesOf([term('canting')])('canting')).toEqual([]);
});

test('reads the forms of lines', () => {
  expect(wrongForms(' tjanting \n\n canthing')).toEqual(['tjanting', 'canthing']);
});

describe('the wrong forms of a text', () => {
  const find = misusesOf([handDrawn, unesco]);
  const text = 'Written batik, by Unesco; written  batik.';

  test('are named once each', () => {
    expect(misusesByForm(text, find)).toEqual([
      { form: 'written batik', written: 'Written batik', right: 'Hand-drawn batik', reason: '' },
      { form: 'unesco', written: 'Unesco', right: 'UNESCO', reason: '' },
    ]);
  });

  test('are replaced one by one, in all their places', () => {
    expect(withoutForm(text, find, 'written batik')).toBe('Hand-drawn batik, by Unesco; hand-drawn batik.');
    expect(withoutForm(text, find, 'unesco')).toBe('Written batik, by UNESCO; written  batik.');
  });
});
