import { inRotation } from '../kit/rotation.ts';
import type { Listening } from '../kit/running.ts';
import { spreadOf } from '../kit/statistics.ts';
import type { Questions } from './contender.ts';
import { take } from './measure.ts';

const names = ['site', 'keystone', 'sql'] as const;
type Name = (typeof names)[number];

/** One line of the table; without a server that does not offer this. */
export type Compared = { figure: string; unit: 'ms' | 'µs' | 'MiB' } & Partial<Record<Name, number>>;

/** What each row is called. */
export const figures: Record<keyof Questions, string> = {
  list: 'GraphQL, list of 12, new',
  listKept: 'GraphQL, list of 12, repeated',
  article: 'GraphQL, article, new',
  articleKept: 'GraphQL, article, repeated',
  restList: 'REST, list of 12, new',
  restListKept: 'REST, list of 12, repeated',
  restArticle: 'REST, article, new',
  restArticleKept: 'REST, article, repeated',
  create: 'GraphQL, create an article',
};

/** The values of each server under its name. */
export const byName = (
  values: readonly number[],
  of: readonly Name[] = names,
): Partial<Record<Name, number>> => Object.fromEntries(of.map((name, index) => [name, values[index]]));

/** Sends the requests of one row to each server that offers it. */
export async function compareRow(
  question: keyof Questions,
  asked: readonly Questions[],
  servers: readonly Listening[],
  rounds: number,
): Promise<Compared[]> {
  const arms = names.flatMap((name, index) => {
    const [requests, server] = [asked[index]?.[question], servers[index]];
    let number = 0;
    return requests && server ? [{ name, server, next: () => requests(number++) }] : [];
  });
  const readings = await inRotation(arms, rounds, ({ server, next }, time) => take(server, next, time));
  const medians = (unit: 'milliseconds' | 'microseconds') =>
    byName(
      readings.map((taken) => spreadOf(taken.map((each) => each[unit])).median),
      arms.map(({ name }) => name),
    );
  return [
    { figure: figures[question], unit: 'ms', ...medians('milliseconds') },
    { figure: `${figures[question]}, processor`, unit: 'µs', ...medians('microseconds') },
  ];
}
