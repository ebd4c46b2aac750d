import { misusesOf } from '../../../web/src/shared/glossary.ts';
import type { Facts } from './facts.ts';
import type { CheckedArticle } from './finding.ts';

/** An article in which nothing is to be mended, apart from the given values. */
export const article = (values: Partial<CheckedArticle> = {}): CheckedArticle => ({
  id: 7,
  titleEn: 'Wax and water',
  titleId: 'Malam dan air',
  excerptEn: 'How the cloth is made.',
  excerptId: 'Cara kain dibuat.',
  contentEn: 'First comes the hot wax.',
  contentId: 'Mula-mula malam yang panas.',
  imageUrl: 'https://a.example/cloth.jpg',
  goLiveAt: null,
  rightTexts: {},
  ...values,
});

/** What the checks know: nothing is stored, apart from the given facts. */
export const facts = (known: Partial<Facts> = {}): Facts => ({
  now: new Date('2026-11-24T12:00:00Z'),
  news: new Map(),
  communities: new Set(),
  heritage: new Set(),
  pictures: new Map(),
  dead: new Set(),
  misuses: { en: misusesOf([]), id: misusesOf([]) },
  ...known,
});
