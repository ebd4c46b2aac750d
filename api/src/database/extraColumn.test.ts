// A new column that is in no response schema never leaves the server: tested with a real column.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as runtime from '@prisma/client/runtime/client';
import { communityNoun } from '../communities/communities.samples.ts';
import { addContent, title } from '../content/content.samples.ts';
import { prisma } from './client.ts';
import { wholePath } from './whole/names.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { partnerNoun } from '../partners/partners.samples.ts';
import { patternNoun } from '../patterns/patterns.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { timelineNoun } from '../timeline/timeline.samples.ts';
import { routes } from '../rest/route.ts';

const kept = 'kept inside';
const secret = /internalNote|kept inside|unset/;

// Prisma’s client as `npm run generate` would create it if the column were in schema.prisma.
vi.mock('@prisma/client/runtime/client', async (original) => {
  const module = await original<typeof runtime>();
  return {
    ...module,
    getPrismaClient: (config: runtime.GetPrismaClientConfig) =>
      module.getPrismaClient({
        ...config,
        inlineSchema: config.inlineSchema.replaceAll(
          /^( +version +Int .*)$/gm,
          '$1\n  internalNote String @default("unset")',
        ),
      }),
  };
});

const { send, sendJson, signIn, graphql } = useTestApp();

const tables = [
  'NewsArticle',
  'ContentEntry',
  'Partner',
  'Community',
  'TimelineItem',
  'BatikPattern',
  'Image',
  'ContactMessage',
  'Review',
];

beforeAll(async () => {
  for (const table of tables) {
    await prisma.$executeRawUnsafe(
      `ALTER TABLE "${table}" ADD "internalNote" text NOT NULL DEFAULT '${kept}'`,
    );
  }
});

let id: Record<string, number | undefined>;

beforeEach(async () => {
  const [[article], [partner], [community], [item], [pattern]] = await Promise.all([
    addNews({ featured: true }),
    partnerNoun.add({}),
    communityNoun.add({}),
    timelineNoun.add({}),
    patternNoun.add({}),
    addContent({}),
    addImages({}),
  ]);
  id = {
    '/api/news': article?.id,
    '/api/partners': partner?.id,
    '/api/communities': community?.id,
    '/api/history-timeline': item?.id,
    '/api/batik-patterns': pattern?.id,
  };
});

test('the column exists, and Prisma reads it', async () => {
  expect(await prisma.newsArticle.findFirst()).toMatchObject({ internalNote: expect.any(String) });
});

/** Every GET route of REST except archives, which have all columns except secret ones. */
const reads = () =>
  routes
    .filter(
      ({ method, path, answer }) => method === 'get' && answer && !/\{(width|shape|step|name)\}/.test(path),
    )
    .filter(({ path }) => path !== wholePath)
    .map(({ path }) =>
      path
        .replace('{id}', String(id[path.replace('/{id}', '')]))
        .replace('{key}', title.key)
        .replace(/^\/api\/search$/, '$&?q=wax'),
    );

test('no REST response contains it, for visitors or admins', async () => {
  const answered: string[] = [];
  for (const headers of [{}, await signIn()]) {
    for (const path of reads()) {
      const response = await send(path, { headers });
      const text = await response.text();
      expect({ path, text }).toEqual({ path, text: expect.not.stringMatching(secret) });
      if (response.status === 200) answered.push(path);
    }
  }
  expect(new Set(answered).size).toBe(reads().length);
});

test('neither the response to a change nor its history contains it', async () => {
  const session = await signIn();
  const changes: [string, string, object?][] = [
    ['POST', '/api/news', wax],
    ['PUT', `/api/news/${id['/api/news']}`, { titleEn: 'Changed' }],
    ['PUT', `/api/partners/${id['/api/partners']}`, { name: 'Changed' }],
    ['PUT', `/api/communities/${id['/api/communities']}`, { nameEn: 'Changed' }],
    ['PUT', `/api/history-timeline/${id['/api/history-timeline']}`, { titleEn: 'Changed' }],
    ['POST', '/api/content', { ...title, valueEn: 'Changed' }],
    ['DELETE', `/api/partners/${id['/api/partners']}`],
  ];
  for (const [method, path, body] of changes) {
    const response = await sendJson(method, path, body, session);
    const text = await response.text();
    expect({ path, text, ok: response.ok }).toEqual({
      path,
      text: expect.not.stringMatching(secret),
      ok: true,
    });
  }
  // The history stores whole rows, so that they can be restored; it shows only fields that editors know.
  expect(JSON.stringify(await prisma.change.findMany())).toContain('internalNote');
  const history = await graphql(
    '{ changes { edges { node { titleEn fields { name before after } } } } }',
    {},
    session,
  );
  expect(JSON.stringify(history)).toContain('Changed');
  expect(JSON.stringify(history)).not.toMatch(secret);
});

test('the history does not reveal the unsubscribe token', async () => {
  const { id: subscriber } = await prisma.newsletterSubscriber.create({
    data: { email: 'sari@example.org', token: 'the-token-of-sari' },
  });
  const session = await signIn();
  await graphql(`mutation { deleteNewsletterSubscriber(id: ${subscriber}) { __typename } }`, {}, session);
  const history = JSON.stringify(
    await graphql('{ trash { edges { node { fields { name before after } } } } }', {}, session),
  );
  expect(history).toContain('sari@example.org');
  expect(history).not.toContain('the-token-of-sari');
});
