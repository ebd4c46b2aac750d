import { expect, test } from 'vitest';
import { misusesOf } from '../../../web/src/shared/glossary.ts';
import { findingLimit, findingsOf } from './check.ts';
import { checkExcerpts } from './excerpts.ts';
import { checkGlossary } from './glossary.ts';
import { checkHeadings } from './headings.ts';
import { article, facts } from './samples.ts';
import { checkTranslations } from './translations.ts';
import { checkWeekdays } from './weekdays.ts';

const brief = (found: ReturnType<typeof checkHeadings>) =>
  found.map(({ kind, code, field, detail }) => [kind, code, field, ...(detail ? [detail] : [])].join(' '));

test('four words that are the same in both languages are not translated; three may be a name', () => {
  const same = (words: string) =>
    brief(
      checkTranslations(
        article({
          titleEn: words,
          titleId: words,
          excerptEn: words,
          excerptId: words,
          contentEn: `**${words}**`,
          contentId: `${words}!`,
        }),
      ),
    );
  expect(same('Batik Tulis Lasem')).toEqual([]);
  expect(same('Batik tulis from Lasem')).toEqual([
    'WARNS SAME_IN_BOTH titleId',
    'WARNS SAME_IN_BOTH excerptId',
    'STOPS SAME_IN_BOTH contentId',
  ]);
  expect(brief(checkTranslations(article()))).toEqual([]);
});

test('an optional text that only one language has is missing in the other', () => {
  const found = checkTranslations(article({ excerptEn: '', contentId: ' \n' }));
  expect(brief(found)).toEqual(['WARNS LANGUAGE_MISSING excerptEn', 'WARNS LANGUAGE_MISSING contentId']);
  expect(found.map(({ language }) => language)).toEqual(['en', 'id']);
  expect(checkTranslations(article({ contentEn: '', contentId: '', titleId: '' }))).toEqual([]);
});

test('headings begin at the second level and skip none', () => {
  const contentEn = '## One\n\n### Two\n\n## Three\n\n#### Four\n\n# Five\n\n## Six\n\n```\n# code\n```';
  expect(brief(checkHeadings(article({ contentEn, contentId: '### *Tiga*' })))).toEqual([
    'WARNS HEADINGS contentEn Four',
    'WARNS HEADINGS contentEn Five',
    'WARNS HEADINGS contentId Tiga',
  ]);
});

test('an excerpt is cut off beyond 160 characters', () => {
  const of = (length: number) => brief(checkExcerpts(article({ excerptEn: 'x'.repeat(length) })));
  expect(of(160)).toEqual([]);
  expect(of(161)).toEqual(['HINTS EXCERPT_LONG excerptEn']);
});

test('an excerpt is missing if neither language has one', () => {
  expect(brief(checkExcerpts(article({ excerptEn: '', excerptId: ' ' })))).toEqual([
    'HINTS EXCERPT_MISSING excerptEn',
    'HINTS EXCERPT_MISSING excerptId',
  ]);
  expect(checkExcerpts(article({ excerptEn: '' }))).toEqual([]);
});

// 24 November 2026 is a Tuesday.
test.each([
  ['en', 'Monday, 24 November 2026', 'Tuesday'],
  ['en', 'monday, November 24, 2026', 'Tuesday'],
  ['en', 'Monday the 24th November 2026', 'Tuesday'],
  ['en', 'Monday, 1st March 2026', 'Sunday'],
  ['en', '24 November 2026 (Monday)', 'Tuesday'],
  ['en', 'November 24, 2026 (Monday)', 'Tuesday'],
  ['id', 'Senin, 24 November 2026', 'Selasa'],
  ['id', 'Sabtu 1 Maret 2026', 'Minggu'],
  ['id', 'Kamis, 27 November 2026', 'Jumat'],
  ['id', '24 November 2026 (Senin)', 'Selasa'],
  ['en', 'Tuesday, 24 November 2026', null],
  ['en', 'Saturday, 29 February 2020', null],
  ['id', 'Jum’at, 27 November 2026', null],
  ['id', 'Ahad, 1 Maret 2026', null],
  // Any year, several days, no such day, and another language.
  ['en', 'Monday, 24 November', null],
  ['en', 'Friday to Sunday, 27–29 November 2026', null],
  ['en', 'Monday, 31 November 2026', null],
  ['en', 'Senin, 24 November 2026', null],
] as const)('the weekday of a date (%s): %s', (language, date, suggestion) => {
  const text = `On ${date}.`;
  const values = language === 'en' ? { contentEn: text } : { contentId: text };
  const found = checkWeekdays(article(values)).map(({ kind, code, places, ...rest }) => [
    kind,
    code,
    places,
    rest.language,
    rest.detail,
    rest.suggestion,
  ]);
  expect(found).toEqual(suggestion ? [['WARNS', 'WEEKDAY', [3], language, date, suggestion]] : []);
});

test('a wrong form is listed once for each spelling, with all its places', () => {
  const terms = [{ right: 'canting', wrong: 'tjanting', reason: 'The spelling since 1972.' }];
  const misuses = { en: misusesOf(terms), id: misusesOf([]) };
  const contentEn = 'A tjanting, a Tjanting, a tjanting: [x](/tjanting).';
  const found = checkGlossary(article({ contentEn, contentId: contentEn }), facts({ misuses }));
  expect(found).toEqual([
    expect.objectContaining({
      kind: 'HINTS',
      field: 'contentEn',
      detail: 'tjanting',
      suggestion: 'canting',
      places: [2, 26],
    }),
    expect.objectContaining({ detail: 'Tjanting', suggestion: 'Canting', places: [14] }),
  ]);
});

test('the most serious come first, at most a hundred', () => {
  const contentEn = `${'[x](/nowhere)\n\n'.repeat(3)}${'# Heading\n\n'.repeat(200)}`;
  const found = findingsOf(article({ contentEn, excerptEn: 'x'.repeat(161), imageUrl: null }), facts());
  expect(found).toHaveLength(findingLimit);
  expect(found.slice(0, 3).map(({ code }) => code)).toEqual(['LINK_BROKEN', 'NO_PICTURE', 'HEADINGS']);
  expect(findingsOf(article(), facts())).toEqual([]);
});
