// The home page's query on the database: a variable that it does not declare makes each request a new one, whose answer
// is not kept yet. The reference reads the same rows.
// Misses its goal if Yoga parses and validates every time (graphql/server.ts, parserAndValidationCache: false).
import { asJson, homeQuery } from '../kit/homeQuery.ts';
import { requestOf } from '../kit/connection.ts';
import type { Figure } from '../kit/figure.ts';
import { startReference } from '../kit/program.ts';
import { record } from '../kit/record.ts';
import { compareCost } from '../kit/cost.ts';
import type { Listening } from '../kit/running.ts';

/** A row as either server returns it: the site has global ids, SQL has numbers, and a count is that of a province. */
type Row = { id: string | number } | { province: string };
type List = Row[] | { edges: { node: Row }[] } | Row;

function keyOf(row: Row): string | number {
  if ('province' in row) return row.province;
  return typeof row.id === 'number' ? row.id : Number(Buffer.from(row.id, 'base64').toString().split(':')[1]);
}

/** The rows in each list of an answer, in order. */
function rowsOf(lists: Record<string, List>): string {
  const rows = Object.entries(lists).map(([name, list]) => {
    const found = Array.isArray(list) ? list : 'edges' in list ? list.edges.map(({ node }) => node) : [list];
    return [name, found.map(keyOf)] as const;
  });
  return JSON.stringify(Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b))));
}

export const homeQueryMiss: Figure = async ({ site, rounds }) => {
  await using first = await startReference('sqlReference.ts', site.databaseUrl);
  await using second = await startReference('sqlReference.ts', site.databaseUrl);
  const request = requestOf({ path: '/graphql', headers: asJson, body: homeQuery });
  let number = 0;
  const next = () =>
    requestOf({ path: '/graphql', headers: asJson, body: { ...homeQuery, variables: { number: number++ } } });
  const armOf = async (server: Listening) => ({
    server,
    request: next,
    expected: await record(server.port, request),
  });
  const arms = { site: await armOf(site), first: await armOf(first), second: await armOf(second) };

  const read = (body: Buffer) => JSON.parse(body.toString()) as Record<string, List>;
  const { data } = JSON.parse(arms.site.expected.body.toString()) as { data: Record<string, List> };
  if (rowsOf(data) !== rowsOf(read(arms.first.expected.body)))
    throw new Error('The site and the reference answer with different rows.');

  return [
    {
      figure: 'home query, miss',
      reference: 'SQL over pg, JSON.stringify',
      goal: 4,
      ...(await compareCost(arms.site, [arms.first, arms.second], rounds)),
    },
  ];
};
