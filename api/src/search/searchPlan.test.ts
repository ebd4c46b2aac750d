import { expect, test } from 'vitest';
import { explain } from '../testing/explain.ts';
import { useTestApp } from '../testing/testApp.ts';
import { searchStatement } from './statement.ts';

useTestApp();

test.each([
  ['en', 'En'],
  ['id', 'Id'],
] as const)('the statement can use the trigram indexes of its language: %s', async (language, suffix) => {
  const { text, values } = searchStatement(['100%_parang'], language, 10);
  const plan = await explain(text, values, true);
  for (const index of [
    `NewsArticle_title${suffix}_search${suffix}_idx`,
    `BatikPattern_name${suffix}_meaning${suffix}_description${suffix}_origin_idx`,
    `Community_name${suffix}_description${suffix}_location_idx`,
    'Partner_name_description_idx',
  ]) {
    expect(plan).toContain(`Bitmap Index Scan on "${index}"`);
  }
});
