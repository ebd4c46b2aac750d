import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import type { FieldProblem } from '../errors.ts';
import { useTestApp } from '../testing/testApp.ts';
import { wax } from './news.samples.ts';

const { graphql, sendJson, signIn } = useTestApp();

/** The result of an input: the stored fields, or the error message and, over GraphQL only, its problems. */
interface Outcome {
  stored?: Record<string, unknown>;
  error?: string;
  problems?: Omit<FieldProblem, 'message'>[];
}

async function createOverRest(input: object): Promise<Outcome> {
  const response = await sendJson('POST', '/api/news', input, await signIn());
  const body = (await response.json()) as Record<string, unknown> & { error: string };
  if (response.status === 201) return { stored: body };
  expect(response.status).toBe(400);
  return { error: body.error };
}

async function createOverGraphql(input: object): Promise<Outcome> {
  const { data } = await graphql<{
    result: { newsArticle?: Record<string, unknown>; message: string; fields: [] };
  }>(
    `
      mutation ($input: CreateNewsArticleInput!) {
        result: createNewsArticle(input: $input) {
          ... on NewsArticlePayload {
            newsArticle {
              titleEn
              titleId
              excerptEn
              excerptId
              contentEn
              contentId
              author
              category
              imageUrl
              publishedAt
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
  const { newsArticle, message, fields } = data.result;
  return newsArticle ? { stored: newsArticle } : { error: message, problems: fields };
}

const transports = [
  ['REST', createOverRest],
  ['GraphQL', createOverGraphql],
] as const;

describe.each(transports)('over %s', (_transport, create) => {
  const expectStored = async (input: object, stored: object = input) =>
    expect((await create({ ...wax, ...input })).stored).toMatchObject(stored);

  const expectRefusal = async (input: object, sentence: string) => {
    const { error, problems } = await create({ ...wax, ...input });
    expect(error).toContain(sentence);
    expect(problems?.map(({ field }) => field) ?? Object.keys(input)).toEqual(Object.keys(input));
    expect(await prisma.newsArticle.count()).toBe(0);
  };

  describe.each([
    ['titleEn', 200],
    ['titleId', 200],
    ['excerptEn', 500],
    ['excerptId', 500],
    ['author', 120],
    ['contentEn', 50_000],
    ['contentId', 50_000],
    ['category', 50],
  ])('%s', (field, limit) => {
    test(`accepts ${limit} characters`, () => expectStored({ [field]: 'x'.repeat(limit) }));

    test('refuses more', () =>
      expectRefusal({ [field]: 'x'.repeat(limit + 1) }, `${field}: At most ${limit} characters.`));

    test('is measured as forms measure it: most emoji are two characters', async () => {
      await expectStored({ [field]: '🪡'.repeat(limit / 2) });
      await prisma.newsArticle.deleteMany();
      await expectRefusal(
        { [field]: `${'🪡'.repeat(limit / 2)}x` },
        `${field}: At most ${limit} characters.`,
      );
    });

    test('is trimmed before it is measured', () =>
      expectStored({ [field]: ` \n${'x'.repeat(limit)}\t ` }, { [field]: 'x'.repeat(limit) }));
  });

  test('an image’s address may have at most 2048 characters', async () => {
    await expectStored({ imageUrl: `/${'x'.repeat(2047)}` });
    await prisma.newsArticle.deleteMany();
    await expectRefusal({ imageUrl: `/${'x'.repeat(2048)}` }, 'imageUrl: At most 2048 characters.');
  });

  test.each([
    'https://example.org/a.jpg',
    'http://example.org/a.jpg?b=c#d',
    'HTTPS://EXAMPLE.ORG/A.JPG',
    '/pictures/a.jpg',
    '/',
  ])('an image may be at %s', (imageUrl) => expectStored({ imageUrl }));

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.org/a.jpg',
    '/\\example.org/a.jpg',
    '/\t/example.org/a.jpg',
    'ftp://example.org/a.jpg',
    'vbscript:x',
    'file:///etc/passwd',
    'example.org/a.jpg',
    'a.jpg',
    'https://',
    'https:',
  ])('an image may not be at %j', (imageUrl) => expectRefusal({ imageUrl }, 'imageUrl: '));

  test.each([null, '', '  '])('%j means no image', (imageUrl) =>
    expectStored({ imageUrl }, { imageUrl: null }),
  );

  test.each([
    'titleEn',
    'titleId',
    'excerptEn',
    'excerptId',
    'author',
    'contentEn',
    'contentId',
    'category',
    'imageUrl',
  ])('%s may not contain control characters', async (field) => {
    for (const character of ['\u0000', '\u0007', '\u001B', '\u007F', '\u0085']) {
      await expectRefusal({ [field]: `/a${character}b` }, 'Control characters are not allowed.');
    }
  });

  test.each(['titleEn', 'excerptId', 'category'])('%s is one line', async (field) => {
    for (const lineEnd of ['\n', '\r\n', '\t']) {
      await expectRefusal({ [field]: `a${lineEnd}b` }, 'Control characters are not allowed.');
    }
  });

  test('content keeps its lines and tabs, and its line breaks become \\n', async () => {
    await expectStored({ contentEn: 'a\n\n\tb' });
    await expectStored({ contentId: 'a\r\nb\rc\n\r\nd' }, { contentId: 'a\nb\nc\n\nd' });
  });

  test('texts in any script are stored unchanged', () =>
    expectStored({ titleEn: 'ꦧꦠꦶꦏ꧀ “Truntum” 🪡', contentEn: '<b>&amp; $1 \\n {origin}' }));

  describe('a required field', () => {
    test.each(['titleEn', 'titleId', 'category'])('%s may not be blank', async (field) => {
      for (const blank of ['', '   ', '\n', '\u00A0']) {
        const { error, problems } = await create({ ...wax, [field]: blank });
        expect(error).toBe('Please fill in all required fields');
        const expected = [{ field, code: 'REQUIRED', limit: null }];
        expect(problems ?? expected).toEqual(expected);
      }
      expect(await prisma.newsArticle.count()).toBe(0);
    });
  });

  test('reports every invalid field', async () => {
    const { error, problems } = await create({
      titleEn: '',
      titleId: ' ',
      category: 'x'.repeat(51),
      imageUrl: 'x',
    });
    expect(error).toBe('Please fill in all required fields');
    const expected = [
      { field: 'titleEn', code: 'REQUIRED', limit: null },
      { field: 'titleId', code: 'REQUIRED', limit: null },
      { field: 'category', code: 'TOO_LONG', limit: 50 },
      { field: 'imageUrl', code: 'INVALID', limit: null },
    ];
    expect(problems ?? expected).toEqual(expected);
  });

  test.each([
    ['2025-10-16T09:00:00+07:00', '2025-10-16T02:00:00.000Z'],
    ['2025-10-16T02:00:00Z', '2025-10-16T02:00:00.000Z'],
    ['2025-10-15T16:00:00.123-10:00', '2025-10-16T02:00:00.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('a date may be %s', (given, publishedAt) => expectStored({ publishedAt: given }, { publishedAt }));

  test.each([
    'yesterday',
    '',
    '2025-10-16',
    '2025-10-16T09:00:00',
    '16/10/2025',
    '2025-02-29T00:00:00Z',
    '2025-13-01T00:00:00Z',
    '2025-10-16T25:00:00Z',
    '+275760-09-13T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '1970-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-12:00',
  ])('a date may not be %j', (publishedAt) => expectRefusal({ publishedAt }, 'publishedAt: '));
});

describe('over REST, input that GraphQL’s types already refuse', () => {
  test.each(['titleEn', 'titleId', 'category'])('a missing %s is reported', async (field) => {
    expect(await createOverRest({ ...wax, [field]: undefined })).toEqual({
      error: 'Please fill in all required fields',
    });
    expect(await createOverRest({ ...wax, [field]: null })).toEqual({
      error: 'Please fill in all required fields',
    });
  });

  test.each(['id', 'version', 'createdAt', 'title', '__proto__', 'constructor'])(
    'an unknown field is refused: %s',
    async (field) => {
      const body = `{ "titleEn": "A", "titleId": "B", "category": "c", "${field}": 1 }`;
      const { error } = await createOverRest(JSON.parse(body) as object);
      expect(error).toBe(`${field}: Unknown field.`);
      expect(await prisma.newsArticle.count()).toBe(0);
    },
  );

  test.each([
    { titleEn: 5 },
    { titleEn: ['Wax'] },
    { titleEn: { toString: 'Wax' } },
    { featured: 'true' },
    { featured: 1 },
    { published: 'false' },
    { publishedAt: 1_760_000_000_000 },
    { imageUrl: 5 },
    { contentEn: true },
  ])('a value of another type is refused: %j', async (input) => {
    const { error } = await createOverRest({ ...wax, ...input });
    expect(error).toContain(`${Object.keys(input)[0]}: `);
    expect(await prisma.newsArticle.count()).toBe(0);
  });
});

describe('a change', () => {
  test('follows the same rules, and a refused one leaves the article unchanged', async () => {
    const session = await signIn();
    const created = await sendJson('POST', '/api/news', wax, session);
    const { id } = (await created.json()) as { id: number };
    const changes = [
      { titleEn: ' ' },
      { category: null },
      { titleId: 'x'.repeat(201) },
      { imageUrl: 'javascript:alert(1)' },
      { id: id + 1 },
      { createdAt: '2026-01-01T00:00:00Z' },
      { slug: 'wax' },
      { publishedAt: 'now' },
    ];
    for (const change of changes) {
      expect((await sendJson('PUT', `/api/news/${id}`, change, session)).status).toBe(400);
    }
    expect(await prisma.newsArticle.findUnique({ where: { id } })).toMatchObject({ ...wax, version: 1 });
  });
});
