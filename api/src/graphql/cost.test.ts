import {
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { siteQueries } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prices } from './prices.ts';
import { schema } from './schema.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

const mebibyte = 1024 * 1024;
const everything = 'contentEn contentId contentHtmlEn contentHtmlId';

async function codeOf(query: string): Promise<string | undefined> {
  const { data, errors } = await graphql(query);
  // A refused operation returns no data.
  return data === undefined ? errors?.[0]?.extensions?.code : undefined;
}

/** A value that a required input accepts. */
function sampleOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return { Int: 1, Boolean: true }[named.name] ?? 'x';
  const required = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** An operation’s required variables; its defaults apply to the rest. */
function requiredVariables(text: string): Record<string, unknown> {
  const [operation] = parse(text).definitions as OperationDefinitionNode[];
  const required = (operation?.variableDefinitions ?? []).filter(({ type }) => type.kind === 'NonNullType');
  const typeOf = (node: TypeNode) => typeFromAST(schema, node) as GraphQLInputType;
  return Object.fromEntries(
    required.map(({ variable, type }) => [variable.name.value, sampleOf(typeOf(type))]),
  );
}

describe('the price of an operation', () => {
  const aliases = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ')} }`;

  test.each([
    ['rendered texts', aliases(12, 'news(first: 100) { edges { node { contentHtmlEn contentHtmlId } } }')],
    ['long texts', aliases(12, 'news(first: 100) { edges { node { contentEn contentId } } }')],
    ['pictures', aliases(25, 'news(first: 100) { edges { node { image { url } } } }')],
    ['searches', aliases(30, 'news(first: 1, search: "batik") { edges { node { id } } }')],
    ['names of changed fields', aliases(3, 'changes(first: 100) { edges { node { fields { name } } } }')],
    ['declared texts', aliases(3, 'changes(first: 100) { edges { node { stillRight } } }')],
    ['names of typed fields', '{ workingCopies(first: 50) { edges { node { changes { field } } } } }'],
    ['changed values', aliases(2, 'changes(first: 100) { edges { node { fields { before after } } } }')],
    [
      'introspection',
      aliases(
        30,
        '__schema { types { fields { description isDeprecated args { name description type { name ofType { name } } } } } }',
      ),
    ],
    [
      'introspection in itself',
      `{ __schema { types { fields { type { fields ${aliases(28, 'type { name }')} } } } } }`,
    ],
  ])('has a limit for %s', async (_what, query) => {
    expect(await codeOf(query)).toBe('OPERATION_TOO_EXPENSIVE');
  });

  test.each([
    [4, undefined],
    [5, 'OPERATION_TOO_EXPENSIVE'],
  ])('has room for four searches: %i', async (count, code) => {
    expect(await codeOf(aliases(count, 'news(first: 20, search: "batik") { edges { node { id } } }'))).toBe(
      code,
    );
  });

  test.each([
    [4, undefined],
    [5, 'OPERATION_TOO_EXPENSIVE'],
  ])('has room for four launch checks: %i', async (count, code) => {
    expect(await codeOf(aliases(count, 'checkNewsArticle(input: {}) { kind detail }'))).toBe(code);
  });

  test.each(siteQueries())('allows the site’s own operation %s', async (_id, text) => {
    const { data, errors = [] } = await graphql<object | null>(text, requiredVariables(text), await signIn());
    expect([data === undefined && errors]).toEqual([false]);
  });

  test('allows tools to introspect, and a page of everything', async () => {
    expect(await codeOf(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }))).toBeUndefined();
    expect(
      await codeOf(`{ news(first: 100) { edges { node { ${everything} image { url } } } } }`),
    ).toBeUndefined();
  });

  test('returns 400 with GraphQL’s own media type', async () => {
    const headers = { Accept: 'application/graphql-response+json' };
    const query = aliases(30, 'news(first: 100) { edges { node { id titleEn titleId } } }');
    expect((await sendJson('POST', '/graphql', { query }, headers)).status).toBe(400);
  });

  /** Inputs of more than 2,048 characters, according to their descriptions. */
  const longInputs = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && type.name.endsWith('Input')
      ? Object.values(type.getFields()).filter(({ description }) =>
          [...(description ?? '').matchAll(/([\d,]+) characters/g)].some(
            ([, count = '']) => Number(count.replaceAll(',', '')) > 2_048,
          ),
        )
      : [],
  );

  test('is higher for every long text than for a column', () => {
    const names = new Set(longInputs.map(({ name }) => name));
    expect([...names].toSorted()).toEqual([
      'answer',
      'contentEn',
      'contentId',
      'message',
      'value',
      'valueEn',
      'valueId',
    ]);
    const types = ['NewsArticle', 'ContactMessage', 'ContentEntry', 'ContentText', 'WorkingCopyChange'];
    const cheap = types.flatMap((typeName) => {
      const type = schema.getType(typeName);
      const fields = type && 'getFields' in type ? Object.values(type.getFields()) : [];
      return fields
        .filter(({ name, extensions }) => names.has(name) && !(Number(extensions['complexity']) > 1))
        .map(({ name }) => `${typeName}.${name}`);
    });
    expect(cheap).toEqual([]);
  });

  test('is at least that of a statement for every field of Query', () => {
    const root = Object.values(schema.getQueryType()?.getFields() ?? {});
    const cheap = root.filter(({ extensions }) => {
      const price = extensions['complexity'];
      return typeof price === 'number' && price < prices.statement;
    });
    expect(cheap.map(({ name }) => name)).toEqual([]);
  });
});

describe('the size of an answer', () => {
  // 50 articles with two texts of 50,000 characters: 5 MB.
  const contentEn = 'batik '.repeat(8_333);
  const page = (count: number) =>
    `{ news(first: ${count}) { edges { node { contentEn contentId } } } other: viewer { email } }`;
  const fill = () => addNews(...Array.from({ length: 50 }, () => ({ contentEn, contentId: contentEn })));

  test('is at most 4 MiB for visitors', async () => {
    await fill();
    const within = await send(`/graphql?query=${encodeURIComponent(page(41))}`);
    expect((await within.arrayBuffer()).byteLength).toBeGreaterThan(3.9 * mebibyte);
    const { data, errors } = await graphql(page(50));
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'The answer is larger than 4 MiB. Ask for smaller pages, or for fewer of the long texts.',
        extensions: { code: 'ANSWER_TOO_LARGE' },
      },
    ]);
  });

  test('is larger for admins', async () => {
    await fill();
    const { data, errors } = await graphql<{ news: { edges: object[] } }>(page(50), {}, await signIn());
    expect(errors).toBeUndefined();
    expect(data.news.edges).toHaveLength(50);
  });

  test.each([
    ['a column', 28, '{ news(first: 16) { edges { node { %s } } } }', 'contentEn'],
    [
      'a value of working copies',
      7,
      '{ workingCopies(first: 16) { edges { node { changes { %s } } } } }',
      'value',
    ],
  ])('is at most 64 MiB for admins: %s', async (_what, tooMany, query, name) => {
    // 16 times 150,000 bytes, or 600,000.
    const text = 'ꦧ'.repeat(50_000);
    await addNews(...Array.from({ length: 16 }, () => ({ contentEn: text })));
    const changes = ['contentEn', 'contentId'].map((field) => ({ field, value: text + text, base: '' }));
    const copy = { entity: 'NewsArticle', baseVersion: 0, changes, titleEn: '', titleId: '', keptBy: '' };
    await prisma.workingCopy.createMany({
      data: Array.from({ length: 16 }, (_, i) => ({ ...copy, newKey: String(i) })),
    });
    const session = await signIn();
    const ask = (count: number) => {
      const aliases = Array.from({ length: count }, (_, i) => `t${i}: ${name}`);
      return graphql(query.replace('%s', aliases.join(' ')), {}, session);
    };
    expect((await ask(tooMany - 1)).errors).toBeUndefined();
    const { data, errors } = await ask(tooMany);
    expect([data, errors?.[0]?.extensions?.code]).toEqual([undefined, 'ANSWER_TOO_LARGE']);
  });
});

describe('a refusal in the middle of a list', () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}${i}: ${name}`).join(' ');

  // Rejections that nobody waits for would stop the server, and fail the run.
  test.each([
    ['of Markdown, after long texts', `contentEn ${many('contentHtmlEn', 7)}`],
    ['of Markdown, before long texts', `${many('contentHtmlEn', 7)} contentEn`],
    ['of long texts, before HTML', `${many('contentEn', 14)} contentHtmlEn`],
    ['of long texts, after HTML', `contentHtmlEn ${many('contentEn', 14)}`],
  ])('is an answer: %s', async (_what, fields) => {
    const contentEn = 'Batik\n\n'.repeat(1_000);
    await addNews(...Array.from({ length: 50 }, (_, i) => ({ contentEn: contentEn + i })));
    expect(await codeOf(`{ news(first: 50) { edges { node { ${fields} } } } }`)).toBe('ANSWER_TOO_LARGE');
    expect(await codeOf('{ news(first: 1) { edges { node { contentHtmlEn } } } }')).toBeUndefined();
  });
});

describe('Markdown', () => {
  const repeat = (text: string) => text.repeat(Math.floor(49_000 / text.length));

  test('in a refused answer is not rendered', async () => {
    const texts = (i: number) => ({ contentEn: repeat('a\n\n') + i, contentId: `${repeat('a\n\n')}.${i}` });
    await addNews(...Array.from({ length: 50 }, (_, i) => texts(i)));
    const spent = process.cpuUsage();
    const { data, errors } = await graphql(
      '{ news(first: 50) { edges { node { contentHtmlEn contentHtmlId } } } }',
    );
    const { user, system } = process.cpuUsage(spent);
    expect([data, errors?.[0]?.extensions?.code]).toEqual([undefined, 'ANSWER_TOO_LARGE']);
    // Includes the time for two texts.
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test.each([
    [42, undefined],
    [43, 'ANSWER_TOO_LARGE'],
  ])('is rendered up to 2 MiB in an operation: %i texts of 49,000 characters', async (count, code) => {
    // Link definitions produce no HTML.
    await addNews(...Array.from({ length: count }, (_, i) => ({ contentEn: repeat('[x]: /y\n') + i })));
    expect(await codeOf('{ news(first: 100) { edges { node { contentHtmlEn } } } }')).toBe(code);
  });

  test.each([
    ['unclosed brackets', repeat('[')],
    ['a list of single letters', repeat('- a\n')],
    ['unfinished pictures', repeat('![[')],
    ['a long address that is referenced often', `[a]: /${'x'.repeat(20_000)}\n\n${'[a]'.repeat(9_000)}`],
    [
      'a table with more cells than text',
      `${'a|'.repeat(1_000)}\n${':-:|'.repeat(1_000)}\n${'|a\n'.repeat(14_000)}`,
    ],
  ])('that is too complex is shown as source text: %s', async (_what, contentEn) => {
    const [article] = await addNews({ contentEn });
    const spent = process.cpuUsage();
    const { data } = await graphql<{ newsArticle: { contentHtmlEn: string } }>(
      `{ newsArticle(id: ${article?.id}) { contentHtmlEn } }`,
    );
    const { user, system } = process.cpuUsage(spent);
    expect(data.newsArticle.contentHtmlEn).toMatch(/^<pre /);
    expect(data.newsArticle.contentHtmlEn.length).toBeLessThan(2 * contentEn.length);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test('is rendered once for each text', async () => {
    const contentEn = repeat('- *a* [b](/c)\n');
    await addNews(...Array.from({ length: 20 }, () => ({ contentEn })));
    const { data } = await graphql<{ news: { edges: { node: { contentHtmlEn: string } }[] } }>(
      '{ news(first: 20) { edges { node { contentHtmlEn } } } }',
    );
    const texts = data.news.edges.map(({ node }) => node.contentHtmlEn);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<em>a</em> <a href="/c">b</a>');
  });
});
