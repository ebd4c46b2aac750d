// Every call of the permission matrix, with an API token that is limited to reading news.
import { expect, test } from 'vitest';
import { matrices } from '../testing/matrices.ts';
import { isRefusal, type Matrix } from '../testing/matrix.ts';
import { rowsOf } from '../testing/matrixRows.ts';
import { bearer, permissionCalls, type Row } from '../testing/permissionCalls.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';

const app = useTestApp({ METRICS_TOKEN: 'the-operators-token' });
const { call } = permissionCalls(app);

const limit = 'news.read';
const token = async () => bearer((await addApiToken({ capabilities: limit })).secret);

/** What it is answered: as its person is, or as somebody without the capability. */
const expected = (row: Row) => (row.capability === limit ? row.cells['an owner'] : row.lacking);

async function expectAnswer(row: Row): Promise<void> {
  const { answer } = await call(row, await token());
  expect([row.key, answer]).toEqual([row.key, expected(row)]);
}

/** The rows of a matrix that depend on a capability. */
const limitedRows = (matrix: Matrix): Row[] => {
  const { graphqlRows, httpRows } = rowsOf([matrix]);
  return [...graphqlRows, ...httpRows].filter(({ capability }) => capability);
};

const isRefused = (row: Row) => isRefusal(expected(row));

// What is refused writes nothing, so that the rows of a matrix share a world.
const refused = matrices.flatMap((matrix) => {
  const [first, ...others] = limitedRows(matrix).filter(isRefused);
  return first ? [{ first: first.key, others: others.length, rows: [first, ...others] }] : [];
});

test.each(refused)('refuses $first, and $others others', async ({ rows }) => {
  for (const row of rows) await expectAnswer(row);
});

test.each(matrices.flatMap(limitedRows).filter((row) => !isRefused(row)))(
  'answers $key as expected',
  expectAnswer,
);
