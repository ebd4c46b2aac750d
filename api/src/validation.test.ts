import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newPassword } from './auth/newPassword.ts';
import { ValidationError } from './errors.ts';
import {
  atMost,
  emailAddress,
  line,
  markdown,
  paragraphs,
  pictureUrl,
  required,
  validate,
  websiteUrl,
} from './validation.ts';

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
