import { expect, test } from 'vitest';
import { explain } from '../testing/explain.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

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
