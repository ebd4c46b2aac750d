import { beforeEach, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { explain } from '../testing/explain.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

// Without rows, the general index costs as much as the one of the gaps, and the planner’s choice depends on whether
// autovacuum has counted the table.
beforeEach(async () => {
  await prisma.$executeRaw`
    INSERT INTO "NewsArticle" ("titleEn", "titleId", "contentEn", "contentId", "category", "publishedAt", "updatedAt")
    SELECT 'wax ' || i, 'malam ' || i, 'cloth ' || i, 'kain ' || i, 'culture', now() - i * interval '1 hour', now()
    FROM generate_series(1, 1000) AS i`;
  await prisma.$executeRaw`ANALYZE "NewsArticle"`;
});

test.each([
  [
    'the list of articles that are behind',
    '{ news(translation: BEHIND) { edges { node { id } } } }',
    'behind',
  ],
  ['the list of those that miss one', '{ news(translation: MISSING) { edges { node { id } } } }', 'missing'],
  ['the number of the former', '{ translationsBehind { news } }', 'behind'],
  ['the number of the latter', '{ missingTranslations { news } }', 'missing'],
])('%s is read from an index of its own', async (_what, query, gap) => {
  const headers = await signIn();
  statements.length = 0;
  await graphql(query, {}, headers);
  const read = statements.find(({ sql }) => /FROM "public"."NewsArticle" WHERE/.test(sql));
  const plan = await explain(read?.sql ?? '', read?.args ?? [], false);
  expect(plan).toContain(`"NewsArticle_${gap}_idx"`);
});
