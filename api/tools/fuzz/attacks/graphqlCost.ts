// The cost of a stranger's GraphQL per byte of the request: generated multiplications (aliases, pages, nodes, fragments,
// introspection, searches, rendered texts) against a site with long articles, one after another.
// It fails if one answer takes more than two seconds of the server's CPU time, or has more than 4 MiB.
import fc from 'fast-check';
import { limits } from '../../../src/graphql/prices.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send } from '../kit/http.ts';
import { writeLongArticles } from '../kit/longArticles.ts';
import { withServer } from '../kit/server.ts';

/** The most CPU time for an answer, in milliseconds, including the rendering of uncached texts. */
const most = 2_000;

const leaves = [
  'contentHtmlEn',
  'contentHtmlId',
  'contentEn',
  'contentId',
  'titleEn',
  'image { url avif webp placeholder altEn }',
];

const schemaParts = [
  'types { fields { description args { description type { name } } } }',
  'types { fields { type { fields { type { name description } } } } }',
  'types { possibleTypes { fields { name description } } inputFields { description } }',
];

const size = fc.constantFrom(1, 20, 50, 100);
const selection = fc.subarray(leaves, { minLength: 1 }).map((fields) => fields.join(' '));

/** A field that returns much for few bytes; aliases and fragments multiply it. */
const field = fc.oneof(
  fc.tuple(size, selection).map(([n, s]) => `news(first: ${n}) { edges { node { ${s} } } }`),
  fc
    .tuple(size, fc.constantFrom('batik', 'a', 'a b c d e f g h i j'))
    .map(([n, search]) => `news(first: ${n}, search: "${search}") { edges { node { id } } }`),
  fc
    .tuple(fc.integer({ min: 1, max: 300 }), selection)
    .map(([n, s]) => `nodes(ids: $ids${n}) { ... on NewsArticle { ${s} } }`),
  fc.constantFrom(...schemaParts).map((part) => `__schema { ${part} }`),
  fc.constantFrom(
    'contentText(key: "legal.privacy.body") { htmlEn htmlId valueEn valueId }',
    'communities(first: 100) { edges { node { descriptionEn descriptionId image { placeholder } } } }',
    'batikPatterns(first: 100) { edges { node { descriptionEn descriptionId image { placeholder } } } }',
  ),
);

const operations = fc
  .tuple(fc.array(field, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 30 }))
  .map(([fields, copies]) => {
    const aliased = Array.from({ length: copies }, (_, i) => `a${i}: ${fields[i % fields.length]}`).join(' ');
    const counts = [...new Set([...aliased.matchAll(/\$ids(\d+)/g)].map(([, count]) => Number(count)))];
    const declared = counts.map((count) => `$ids${count}: [ID!]!`).join(', ');
    const variables = Object.fromEntries(
      counts.map((count) => [`ids${count}`, Array.from({ length: count }, (_, i) => articleId(1 + i))]),
    );
    return { query: `query ${declared && `(${declared})`} { ${aliased} }`, variables };
  });

const articleId = (id: number) => Buffer.from(`NewsArticle:${id}`).toString('base64');

export const graphqlCost: Attack = (run) =>
  withServer({}, async (server) => {
    await writeLongArticles(server, 100);
    const worst = { milliseconds: 0, bytes: 0, perByte: 0 };
    const problems: string[] = [];
    let passed = 0;
    for (const body of fc.sample(operations, { seed: run.seed, numRuns: scaled(run, 2_000) })) {
      const request = jsonRequest('POST', '/graphql', body);
      const before = await server.processorTime();
      const { text } = await send(server.origin, request);
      const milliseconds = (await server.processorTime()) - before;
      if (text.startsWith('{"data"')) passed += 1;
      worst.milliseconds = Math.max(worst.milliseconds, milliseconds);
      worst.bytes = Math.max(worst.bytes, Buffer.byteLength(text));
      worst.perByte = Math.max(worst.perByte, Buffer.byteLength(text) / String(request.body).length);
      if (milliseconds > most || Buffer.byteLength(text) > limits.answer.visitors) {
        const kibibytes = Math.round(Buffer.byteLength(text) / 1024);
        problems.push(
          `${Math.round(milliseconds)} ms and ${kibibytes} KiB for ${JSON.stringify(body).slice(0, 1_000)}`,
        );
      }
    }
    return {
      figures: {
        'operations that passed the limits': passed,
        'most CPU time for one operation': `${Math.round(worst.milliseconds)} ms (goal: ${most} ms)`,
        'largest answer': `${Math.round(worst.bytes / 1024)} KiB (goal: ${limits.answer.visitors / 1024} KiB)`,
        'most bytes answered per byte requested': Math.round(worst.perByte),
      },
      problems: problems.slice(0, 5),
    };
  });
