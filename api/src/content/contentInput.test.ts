import { describe, expect, test } from 'vitest';
import { provinceCodes } from '../../../web/src/shared/provinces.ts';
import { prisma } from '../database/client.ts';
import type { FieldProblem } from '../errors.ts';
import { useTestApp } from '../testing/testApp.ts';
import { title } from './content.samples.ts';

const { graphql, sendJson, signIn } = useTestApp();

/** The result of an input: the stored entry, or the error message and, over GraphQL, the fields. */
interface Outcome {
  stored?: Record<string, unknown>;
  error?: string;
  problems?: Omit<FieldProblem, 'message'>[];
}

async function saveOverRest(input: object): Promise<Outcome> {
  const response = await sendJson('POST', '/api/content', input, await signIn());
  const body = (await response.json()) as Record<string, unknown> & { error: string };
  return response.status === 201 ? { stored: body } : { error: `${body.error}` };
}

async function saveOverGraphql(input: object): Promise<Outcome> {
  const { data } = await graphql<{ result: { contentEntry?: object; message: string; fields: [] } }>(
    `
      mutation ($input: SaveContentEntryInput!) {
        result: saveContentEntry(input: $input) {
          ... on ContentEntryPayload {
            contentEntry {
              key
              valueEn
              valueId
            }
          }
          ... on Error {
            message
          }
          ... on ValidationError {
            fields {
              field
              code
              limit
            }
          }
        }
      }
    `,
    { input },
    await signIn(),
  );
  const { contentEntry, message, fields } = data.result;
  return contentEntry ? { stored: { ...contentEntry } } : { error: message, problems: fields };
}

describe.each([
  ['REST', saveOverRest],
  ['GraphQL', saveOverGraphql],
] as const)('over %s', (_transport, save) => {
  const expectStored = async (input: object, stored: object = input) =>
    expect((await save({ ...title, ...input })).stored).toMatchObject(stored);

  const expectRefusal = async (input: object, sentence: string, fields = Object.keys(input)) => {
    const { error, problems } = await save({ ...title, ...input });
    expect(error).toContain(sentence);
    expect(problems?.map(({ field }) => field) ?? fields).toEqual(fields);
    expect(await prisma.contentEntry.count()).toBe(0);
  };

  /** Expects this value to be accepted in both languages for a key of some kind. */
  const expectValue = (key: string, value: string) => expectStored({ key, valueEn: value, valueId: value });
  const expectRefusedValue = (key: string, value: string) =>
    expectRefusal({ key, valueEn: value, valueId: value }, 'valueEn: ', ['valueEn', 'valueId']);

  test.each(['key', 'valueEn', 'valueId'])('%s may not be blank', async (field) => {
    for (const blank of ['', '   ', '\n', '\u00A0']) {
      const { error, problems } = await save({ ...title, [field]: blank });
      expect(error).toBe('All fields are required');
      const expected = [{ field, code: 'REQUIRED', limit: null }];
      expect(problems ?? expected).toEqual(expected);
    }
  });

  test.each([
    'a',
    'hero_title',
    'competition.stage.1.title',
    'A-b_c.9',
    'x'.repeat(100),
    '__proto__',
    '...',
    '.a',
  ])('a key may be %s', (key) => expectStored({ key }));

  test.each(['.', '..', ' .. ', 'a b', 'a/b', 'é', 'a:b', '{hash}', 'a\u0000b', 'x'.repeat(101)])(
    'a key may not be %j',
    (key) => expectRefusal({ key }, 'key: '),
  );

  test.each(['valueEn', 'valueId'])('%s may have at most 20,000 characters', async (field) => {
    await expectStored({ [field]: 'x'.repeat(20_000) });
    await prisma.contentEntry.deleteMany();
    await expectRefusal({ [field]: 'x'.repeat(20_001) }, `${field}: At most 20000 characters.`);
  });

  test('a value keeps its line breaks, and is trimmed', () =>
    expectStored({ valueEn: ' a\r\n\r\n\tb\n' }, { valueEn: 'a\n\n\tb' }));

  test('a value may not contain control characters', () =>
    expectRefusal({ valueId: 'a\u0007b' }, 'Control characters are not allowed.'));

  test.each(['https://example.org/a.jpg', '/pictures/a.jpg'])('an image may be at %s', (url) =>
    expectValue('hero_background_image', url),
  );

  test.each(['javascript:alert(1)', '//example.org/a.jpg', 'a.jpg', `/${'x'.repeat(2048)}`])(
    'an image may not be at %j',
    (url) => expectRefusedValue('about_image', url),
  );

  test.each(['https://example.org/register?a=b#c', 'http://example.org'])('a link may be %s', (url) =>
    expectValue('competition.link', url),
  );

  test.each([
    'javascript:alert(1)',
    '/register',
    'example.org',
    'mailto:a@example.org',
    'http:example.org',
    'https://.org',
  ])('a link may not be %j', (url) => expectRefusedValue('social_url', url));

  test('an email address may be one', () => expectValue('contact.email', 'info@example.org'));

  test.each(['not an email', 'https://example.org'])('an email address may not be %j', (value) =>
    expectRefusedValue('contact.sponsorship', value),
  );

  test.each(['0', '30', '30%', '12.5 %', '12,25%', '100%'])('a percentage may be %s', (value) =>
    expectValue('competition.criteria.1.percentage', value),
  );

  test.each(['101', '-1', '100.5', '1e1', '30 percent', '%', '30%%'])('a percentage may not be %j', (value) =>
    expectRefusedValue('competition.criteria.5.percentage', value),
  );

  test.each(['JT', 'JT YO', 'YO, JT', 'JT,YO', 'JT\nYO', provinceCodes.join(' ')])(
    'provinces may be %j',
    (value) => expectValue('cloth_dyed', value),
  );

  test.each(['XX', 'jt', 'JT;YO', 'ID-JT', 'JT YO XX', 'Central Java', 'JT,', 'toString'])(
    'provinces may not be %j',
    (value) => expectRefusedValue('cloth_dyed', value),
  );

  test.each(['2025-01-10', '2028-02-29', '1970-01-01', '9999-12-31'])(
    'a first or last day may be %s',
    (value) => expectValue('competition.timeline.1.start', value),
  );

  test.each(['10 January 2025', '2025-02-29', '2025-1-10', '2025-01-10T00:00:00Z'])(
    'a first or last day may not be %j',
    (value) => expectRefusedValue('competition.timeline.5.end', value),
  );

  test.each(['0000-01-01', '1969-12-31'])(
    'a first or last day is in a year of the calendar, not %s',
    (value) =>
      expectRefusal(
        { key: 'competition.timeline.5.end', valueEn: value, valueId: '2025-01-10' },
        'Enter a date between 1970 and 9999.',
        ['valueEn'],
      ),
  );

  test('a displayed date may be any text', () => expectValue('competition.stage.1.date', 'Soon'));

  test('only the invalid language of a value is reported', () =>
    expectRefusal({ key: 'competition.link', valueEn: 'https://example.org', valueId: 'x' }, 'valueId: ', [
      'valueId',
    ]));

  test('a key that the site does not use accepts any text', () =>
    expectValue('competition.criteria.6.percentage', 'javascript:alert(1)'));
});

describe('over REST, input that GraphQL’s types already refuse', () => {
  test.each(['key', 'valueEn', 'valueId'])('a missing %s is reported', async (field) => {
    for (const absent of [undefined, null]) {
      expect(await saveOverRest({ ...title, [field]: absent })).toEqual({ error: 'All fields are required' });
    }
  });

  test.each(['titleEn', 'value'])('an unknown field is refused: %s', async (field) => {
    expect(await saveOverRest({ ...title, [field]: 1 })).toEqual({
      error: `${field}: Unknown field.`,
    });
  });

  test.each([{ key: 5 }, { valueEn: ['a'] }, { valueId: true }])(
    'a value of another type is refused: %j',
    async (input) => {
      expect((await saveOverRest({ ...title, ...input })).error).toContain(`${Object.keys(input)[0]}: `);
    },
  );
});
