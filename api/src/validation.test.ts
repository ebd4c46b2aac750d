import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newPassword } from './auth/newPassword.ts';
import { ValidationError } from './errors.ts';
import { emailAddress, isHttpUrl, pictureUrl, websiteUrl } from './addressFields.ts';
import { atMost, line, markdown, paragraphs, required } from './inputFields.ts';
import { validate } from './validation.ts';
import { communityInput } from './communities/communities.ts';
import { contactPageForm } from './contact/forms.ts';
import { glossaryTermInput } from './glossary/glossary.ts';
import { newsArticleInput } from './news/news.ts';
import { partnerInput } from './partners/partners.ts';
import { batikPatternInput } from './patterns/patterns.ts';
import { timelineItemInput } from './timeline/timeline.ts';

describe('a text counts in UTF-16 code units, of which most emoji have two', () => {
  test.each<[string, z.ZodType, string, number]>([
    ['any text', atMost(20), '', 20],
    ['a line', line(20), '', 20],
    ['paragraphs', paragraphs(20), '', 20],
    ['Markdown', markdown(20), '', 20],
    ['a picture', pictureUrl(), '/', 2048],
    ['a website', websiteUrl(), 'https://example.org/', 2048],
    ['a new password', newPassword, '', 256],
  ])('%s', (_name, schema, beginning, max) => {
    const emoji = '🪡'.repeat((max - beginning.length) / 2);
    const longest = (beginning + emoji).padEnd(max, 'x');
    expect(schema.safeParse(longest).success).toBe(true);
    expect(schema.safeParse(`${longest}x`).error?.issues).toMatchObject([{ code: 'too_big', maximum: max }]);
  });

  test('a text that is too long by any measure has one problem', () => {
    expect(line(20).safeParse('🪡'.repeat(21)).error?.issues).toHaveLength(1);
    expect(emailAddress().safeParse(`${'x'.repeat(255)}@example.org`).error?.issues).not.toHaveLength(0);
  });
});

test('a missing field is named although more problems precede it than an answer reports', () => {
  const schema = z.object({ ids: z.array(z.int()), title: required(line(20)) });
  let refusal: unknown;
  try {
    validate(schema, { ids: Array.from({ length: 101 }, () => 'one'), title: '' });
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(ValidationError);
  const { message, fields } = refusal as ValidationError;
  expect([message, fields.length]).toEqual(['Please fill in all required fields', 100]);
});

describe('a text of which nothing can be seen is missing', () => {
  const invisible = ['\u200b', ' \u2060\ufeff ', '\u00ad\u200d', '\u3164', '\u2800', '\ufe0f'];
  const inputs = {
    newsArticleInput,
    communityInput,
    partnerInput,
    batikPatternInput,
    timelineItemInput,
    glossaryTermInput,
    contactPageForm,
  };

  test.each(Object.entries(inputs))('in each required text of %s', (_name, input) => {
    const { required: names = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    expect(names).not.toEqual([]);
    for (const text of invisible) {
      const texts = Object.fromEntries(names.map((name) => [name, text]));
      let refusal: unknown;
      try {
        validate(input, texts);
      } catch (error) {
        refusal = error;
      }
      const { fields } = refusal as ValidationError;
      // An address or a choice is not a text: it is not valid, whatever it looks like.
      const missing = fields.filter(({ code }) => code === 'REQUIRED').map(({ field }) => field);
      expect(missing).toEqual(
        expect.arrayContaining(names.filter((name) => !/Url$|^email$|^type$|^tier$/.test(name))),
      );
    }
  });

  test('and what is invisible within a word goes, and what turns its direction', () => {
    const given = '\u202e Ka\u00adwung\u200b\ufeff Par\u2060ang\u200f';
    for (const schema of [line(13), paragraphs(13)]) expect(schema.parse(given)).toBe('Kawung Parang');
  });

  test('and what separates lines in layout programs becomes a space', () => {
    for (const schema of [line(13), paragraphs(13)])
      expect(schema.parse('Kawung\u2028Parang\u2029')).toBe('Kawung Parang');
  });

  test('but what joins the parts of an emoji or a script stays', () => {
    for (const text of ['👩🏽‍🎨', 'می‌خواهم', '❤️']) expect(line(20).parse(text)).toBe(text);
  });
});

describe('the address of a website', () => {
  test.each([
    'https://example.org',
    'HTTP://EXAMPLE.ORG:8080/a?b=c@d#e',
    'https://example.org./',
    'https://bücher.example/@wax',
    'https://a_b.example.org',
    'http://192.0.2.1',
    'http://[2001:db8::1]:80/',
    `https://${'x'.repeat(63)}.org`,
  ])('may be %s', (address) => expect(isHttpUrl(address)).toBe(true));

  test.each([
    // Browsers complete these with the host of the page, or otherwise.
    'http:example.org',
    'https:/example.org',
    'https:///example.org',
    'https:\\\\example.org',
    // What precedes the @ passes for the host.
    'https://user:pw@evil.example',
    'https://example.org@evil.example',
    'https://@evil.example',
    // These hosts cannot exist.
    'https://.org',
    'https://example..org',
    'https://-a.org',
    'https://a-.org',
    'https://a.-b.org',
    'https://..',
    'https://',
    `https://${'x'.repeat(64)}.org`,
    'ftp://example.org',
  ])('may not be %s', (address) => expect(isHttpUrl(address)).toBe(false));
});
