import type { GraphQLTaggedNode } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { CreatePartnerInput } from '../../__generated__/partnerDocumentsCreateMutation.graphql.ts';
import type { partnerFields_partner$key } from '../../__generated__/partnerFields_partner.graphql.ts';
import { newsFields } from '../../news/admin/newsFields.ts';
import { partnerFields } from '../../partners/admin/partnerFields.ts';
import { batikPatternInput, partnerInput } from '../../shared/inputRules.ts';
import { timelineFields } from '../../timeline/admin/timelineFields.ts';
import { address, choice, line, pair, paragraphs, picture, toggle } from './controls.tsx';
import { declareFields } from './fieldSet.ts';

test('requires what the server requires, and what a field declares as required', () => {
  expect(partnerFields.required).toEqual(['name', 'logoUrl', 'tier']);
  expect(newsFields.required).toEqual(['titleEn', 'titleId', 'category']);
  expect(timelineFields.required).toContain('order');
});

test('gives a new item the initial value of each field', () => {
  expect(partnerFields.initial).toEqual({
    name: '',
    logoUrl: '',
    websiteUrl: '',
    description: '',
    tier: 'silver',
    active: true,
  });
});

test('sends the order as an integer that GraphQL can carry', () => {
  const order = (typed: string) =>
    timelineFields.input({ ...timelineFields.initial, order: typed }, timelineFields.initial).order;
  expect([order('7.9'), order('-7.9'), order('1e12'), order('-1e12')]).toEqual([
    7, -7, 2_147_483_647, -2_147_483_647,
  ]);
});

test('completes the address of a website', () => {
  const website = (typed: string) =>
    partnerFields.input({ ...partnerFields.initial, websiteUrl: typed }, partnerFields.initial).websiteUrl;
  expect([website(' example.org/batik '), website('http://example.org'), website('')]).toEqual([
    'https://example.org/batik',
    'http://example.org',
    '',
  ]);
});

test('omits an untouched or emptied date', () => {
  const base = { ...newsFields.initial, publishedAt: '2027-03-01T09:00' };
  expect(newsFields.input(base, base)).not.toHaveProperty('publishedAt');
  expect(newsFields.input({ ...base, publishedAt: '' }, base)).not.toHaveProperty('publishedAt');
  expect(newsFields.input({ ...base, publishedAt: '2027-03-01T10:00' }, base).publishedAt).toBe(
    new Date('2027-03-01T10:00').toISOString(),
  );
});

// Never called: it stops compiling once declaration and fragment can differ.
export function typed() {
  const options = { fragment: '' as unknown as GraphQLTaggedNode, rules: partnerInput, details: [] };
  const fields = {
    name: line(),
    logoUrl: picture(),
    websiteUrl: address(),
    description: paragraphs({ rows: 3 }),
    tier: choice({ useOptions: () => [] }),
  };
  const declare = declareFields<partnerFields_partner$key, CreatePartnerInput>;
  declare({ ...options, fields: { ...fields, active: toggle(true) } });
  // @ts-expect-error active is in the fragment
  declare({ ...options, fields });
  // @ts-expect-error visible is not in the fragment
  declare({ ...options, fields: { ...fields, active: toggle(true), visible: toggle(true) } });
  // @ts-expect-error a name is not a switch
  declare({ ...options, fields: { ...fields, active: toggle(true), name: toggle(true) } });
  // @ts-expect-error a name is not a pair
  declare({ ...options, fields: { ...fields, active: toggle(true), name: pair() } });
  // @ts-expect-error these are the rules of another noun
  declare({ ...options, rules: batikPatternInput, fields: { ...fields, active: toggle(true) } });
}
