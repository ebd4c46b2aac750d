import { describe, expect, it } from 'vitest';
import { articles } from './index.ts';

const categories = [
  'culture',
  'fashion',
  'education',
  'announcement',
  'competition',
  'community',
  'heritage',
  'events',
  'featured',
  'news',
];

describe('the sample articles', () => {
  it('are at least twelve', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12);
  });

  it('have exactly two drafts', () => {
    expect(articles.filter((article) => article.published === false)).toHaveLength(2);
  });

  it('have exactly one featured article, and it is published', () => {
    const featured = articles.filter((article) => article.featured === true);
    expect(featured).toHaveLength(1);
    expect(featured[0]?.published).not.toBe(false);
  });

  it('use every category and no other', () => {
    expect([...new Set(articles.map((article) => article.category))].toSorted()).toEqual(
      [...categories].toSorted(),
    );
  });

  it('have unique titles in each language', () => {
    expect(new Set(articles.map((article) => article.titleEn)).size).toBe(articles.length);
    expect(new Set(articles.map((article) => article.titleId)).size).toBe(articles.length);
  });

  it('are in ascending order of date, from 2024 to 2026', () => {
    const times = articles.map((article) => Date.parse(article.publishedAt));
    expect(times.every((time) => Number.isFinite(time))).toBe(true);
    for (let index = 1; index < times.length; index += 1) {
      expect(times[index]).toBeGreaterThan(times[index - 1] ?? Number.POSITIVE_INFINITY);
    }
    for (const article of articles) {
      expect(article.publishedAt).toMatch(/^202[456]-\d{2}-\d{2}T\d{2}:\d{2}:00\+07:00$/);
    }
  });
});

describe.each(articles)('“$titleEn”', (article) => {
  const pairs = [
    ['title', article.titleEn, article.titleId],
    ['excerpt', article.excerptEn, article.excerptId],
    ['content', article.contentEn, article.contentId],
  ] as const;

  it.each(pairs)('has a %s in both languages, and they differ', (_field, english, indonesian) => {
    expect(english.trim()).not.toBe('');
    expect(indonesian.trim()).not.toBe('');
    expect(english).not.toBe(indonesian);
  });

  it('is within the lengths of a title, an excerpt and an article', () => {
    for (const title of [article.titleEn, article.titleId]) {
      expect(title.length).toBeLessThanOrEqual(80);
    }
    for (const excerpt of [article.excerptEn, article.excerptId]) {
      expect(excerpt.length).toBeGreaterThanOrEqual(120);
      expect(excerpt.length).toBeLessThanOrEqual(220);
    }
    for (const content of [article.contentEn, article.contentId]) {
      const words = content.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(450);
    }
  });

  it.each([
    ['English', article.contentEn],
    ['Indonesian', article.contentId],
  ])('is plain Markdown in %s: subheadings, a list, a quotation, no HTML', (_language, content) => {
    expect(content).toMatch(/^## /m);
    expect(content).not.toMatch(/^# /m);
    expect(content).toMatch(/^(?:- |1\. )/m);
    expect(content).toMatch(/^> /m);
    expect(content).not.toMatch(/<[a-z/!]/i);
    expect(content).not.toContain('![');
  });

  it('links only to pages of the site or to example.org', () => {
    const targets = [...`${article.contentEn}${article.contentId}`.matchAll(/\]\(([^)]*)\)/g)].map(
      (match) => match[1],
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      expect(target).toMatch(
        /^(?:\/(?:competition|heritage|contact|communities|partners)$|https:\/\/example\.org\/)/,
      );
    }
  });

  it('uses typographic quotes, no em dash and no emoji', () => {
    for (const [, english, indonesian] of pairs) {
      expect(english + indonesian).not.toMatch(/["'\u2014]|\p{Extended_Pictographic}/u);
    }
  });
});
