import { describe, expect, test } from 'vitest';
import { findersOf } from '../../../../web/src/shared/glossary.ts';
import { glossaryTermInput } from '../../glossary/glossary.ts';
import { validate } from '../../validation.ts';
import { communities } from './communities.ts';
import { contentEntries } from './content.ts';
import { glossaryTerms } from './glossary.ts';
import { articles } from './news/index.ts';
import { partners } from './partners.ts';
import { batikPatterns } from './patterns.ts';
import { timelineItems } from './timeline.ts';

test('the sample glossary has 40 terms of the craft, each once', () => {
  expect(new Set(glossaryTerms.map(({ termEn }) => termEn)).size).toBe(40);
  expect(glossaryTerms).toHaveLength(40);
});

test.each(glossaryTerms.map((term) => [term.termEn, term] as const))('“%s” is valid input', (_name, term) => {
  expect(validate(glossaryTermInput, term)).toEqual(term);
});

describe.each(['En', 'Id'] as const)('in texts in %s', (language) => {
  const misuses = findersOf(glossaryTerms.map((term) => ({ wrongEn: '', wrongId: '', ...term })))[
    language === 'En' ? 'en' : 'id'
  ];

  test('no right form is wrong for another term', () => {
    const rights = glossaryTerms.map((term) => term[`term${language}`]);
    expect(rights.flatMap((right) => misuses(right))).toEqual([]);
  });

  test('the samples keep to it', () => {
    const rows = [articles, batikPatterns, communities, contentEntries, partners, timelineItems].flat();
    const texts = rows.flatMap((row) => Object.entries(row).filter(([field]) => field.endsWith(language)));
    const found = texts.flatMap(([field, text]) =>
      misuses(String(text)).map(
        ({ from, right }) => `${field}: ${String(text).slice(from, from + 30)} → ${right}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
