import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { communityInput } from '../../communities/communities.ts';
import { partnerInput } from '../../partners/partners.ts';
import { batikPatternInput } from '../../patterns/patterns.ts';
import { timelineItemInput } from '../../timeline/timeline.ts';
import { validate } from '../../validation.ts';
import { communities } from './communities.ts';
import { messages, sampleMessage } from './messages.ts';
import { partners } from './partners.ts';
import { batikPatterns } from './patterns.ts';
import { timelineItems } from './timeline.ts';

type Row = Record<string, unknown>;

const nouns: [noun: string, input: z.ZodObject, rows: readonly object[], count: number][] = [
  ['timeline items', timelineItemInput, timelineItems, 8],
  ['communities', communityInput, communities, 8],
  ['partners', partnerInput, partners, 9],
  ['patterns', batikPatternInput, batikPatterns, 10],
];

/** Every text in a row. */
const textsOf = (row: object) => JSON.stringify(Object.values(row));

describe.each(nouns)('the sample %s', (_noun, input, rows, count) => {
  test(`are at least ${count}, without duplicates`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect(new Set(rows.map(textsOf)).size).toBe(rows.length);
  });

  test('are valid editor input with every field except “active”', () => {
    const fields = Object.keys(input.shape).filter((field) => field !== 'active');
    for (const row of rows) {
      expect(validate(input, row)).toEqual(row);
      expect(Object.keys(row).toSorted()).toEqual(fields.toSorted());
    }
  });

  test('have no empty text', () => {
    for (const row of rows) expect(textsOf(row)).not.toMatch(/"\s*"/);
  });

  test('have texts in both languages', () => {
    for (const row of rows as Row[]) {
      const english = Object.keys(row).filter((field) => field.endsWith('En'));
      for (const field of english) expect(row[field]).not.toBe(row[field.replace(/En$/, 'Id')]);
    }
  });

  test('have different images', () => {
    const pictures = (rows as Row[]).map((row) => row['imageUrl'] ?? row['logoUrl']);
    expect(new Set(pictures).size).toBe(rows.length);
  });

  test('contact no real person: addresses are under example.org, and telephone numbers do not exist', () => {
    for (const text of rows.map(textsOf)) {
      expect(text.replaceAll(/https:\/\/example\.org\/|@example\.org\b/g, '')).not.toMatch(/https?:|@/);
      expect(text.replaceAll(/\+62 000 0000 \d{4}/g, '')).not.toContain('+62');
    }
  });

  test('use typographic quotes, no em dash and no emoji', () => {
    for (const row of rows) {
      const { contactInfo: _contactInfo, ...texts } = row as Row;
      expect(Object.values(texts).join(' ')).not.toMatch(/["'\u2014]|\p{Extended_Pictographic}/u);
    }
  });
});

test('the patterns are the ten best known to visitors', () => {
  const known = /parang|kawung|mega mendung|truntum|sekar jagad|sidomukti|ceplok|lasem|gentongan|tujuh rupa/i;
  expect(batikPatterns.filter(({ nameId }) => known.test(nameId))).toHaveLength(10);
});

test('the contact details of communities include both objects and text', () => {
  const forms = new Set(communities.map(({ contactInfo }) => typeof contactInfo));
  expect(forms).toEqual(new Set(['object', 'string']));
});

describe('the sample messages', () => {
  test('are three, in both languages, and valid for the contact form', () => {
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map(({ language }) => language))).toEqual(new Set(['en', 'id']));
    for (const row of messages) expect(validate(sampleMessage, row)).toEqual(row);
  });

  test('come from no real person: addresses are under example domains, and there are no telephone numbers', () => {
    for (const { email, message } of messages) {
      expect(email).toMatch(/\.example\.(org|com)$/);
      expect(message).not.toMatch(/@|https?:|\+?\d{5}/);
    }
  });
});
