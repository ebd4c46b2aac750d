import { describe, expect, test } from 'vitest';
import type { TestApp } from '../testApp.ts';
import { mutate, type Noun } from './noun.ts';

const requiredSentence = 'Please fill in all required fields';

/** The limits of a noun’s input. */
interface Inputs {
  /** The longest text of each field, in characters. */
  limits: Record<string, number>;
  /** Fields that must not be blank. */
  required: readonly string[];
}

/** Tests texts at and above their limits, and blank ones, over GraphQL. */
export function testInput(app: TestApp, noun: Noun, { limits, required }: Inputs): void {
  const create = async (input: object) => mutate(app, noun, 'create', { input: { ...noun.least, ...input } });

  describe.each(Object.entries(limits))('%s', (field, limit) => {
    // Starts with a slash, for fields that must be URLs.
    const text = (length: number) => `/${'x'.repeat(length - 1)}`;

    test(`accepts ${limit} characters after trimming`, async () => {
      const { row } = await create({ [field]: ` ${text(limit)}\n` });
      expect(row?.[field]).toBe(text(limit));
    });

    test('refuses more', async () => {
      const outcome = await create({ [field]: text(limit + 1) });
      expect(outcome.fields).toEqual([{ field, code: 'TOO_LONG', limit }]);
      expect(await noun.count()).toBe(0);
    });

    test('refuses control characters', async () => {
      for (const character of ['\u0000', '\u001B', '\u007F']) {
        const outcome = await create({ [field]: `/a${character}b` });
        expect(outcome.message).toContain('Control characters are not allowed.');
      }
    });

    test('refuses characters that XML cannot contain', async () => {
      for (const character of ['\uFFFE', '\uFFFF', '\uD83E', '\uDDF5']) {
        const outcome = await create({ [field]: `/a${character}b` });
        expect(outcome.message).toContain('(lone surrogates), U+FFFE and U+FFFF are not allowed.');
      }
      const whole = await create({ [field]: '/a\u{1F9F5}\uFFFDb' });
      expect(whole.row?.[field]).toBe('/a\u{1F9F5}\uFFFDb');
    });
  });

  describe.each(required)('%s', (field) => {
    test('may not be blank', async () => {
      for (const blank of ['', '   ', '\n', '\u00A0']) {
        const { message, fields } = await create({ [field]: blank });
        expect(message).toBe(requiredSentence);
        expect(fields).toEqual([{ field, code: 'REQUIRED', limit: null }]);
      }
      expect(await noun.count()).toBe(0);
    });

    test('may not be removed', async () => {
      const [row] = await noun.add({});
      for (const blank of ['', null]) {
        const outcome = await mutate(app, noun, 'update', { id: row?.id, input: { [field]: blank } });
        expect(outcome.message).toBe(requiredSentence);
      }
    });
  });
}

interface RestInputs {
  required: readonly string[];
  /** Values that are refused, by field. */
  refused: Record<string, readonly unknown[]>;
}

/**
 * Input that GraphQL’s types already refuse, over REST: missing and unknown fields, values of other types.
 */
export function testInputOverRest(app: TestApp, noun: Noun, { required, refused }: RestInputs): void {
  const create = async (input: object) => {
    const response = await app.sendJson('POST', noun.path, { ...noun.least, ...input }, await app.signIn());
    return { status: response.status, body: (await response.json()) as { error: string; fields?: object } };
  };

  test.each(required)('%s may not be missing over REST', async (field) => {
    for (const blank of ['', null, undefined]) {
      expect(await create({ [field]: blank })).toEqual({
        status: 400,
        body: { error: requiredSentence, fields: { [field]: 'Required.' } },
      });
    }
    expect(await noun.count()).toBe(0);
  });

  const cases = Object.entries(refused).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  );

  test.each(cases)('%s may not be %j', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.error]).toEqual([400, expect.stringContaining(field)]);
    expect(await noun.count()).toBe(0);
  });

  test.each(['id', 'version', 'createdAt', 'titel'])('refuses the field %s', async (field) => {
    const { status, body } = await create({ [field]: 1 });
    expect([status, body.error]).toEqual([400, `${field}: Unknown field.`]);
  });
}
