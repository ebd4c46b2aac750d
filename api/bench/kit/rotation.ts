import { Connection, type Reply } from './connection.ts';
import type { Measured } from './figure.ts';
import { processorTime } from './processorTime.ts';
import type { Listening } from './running.ts';
import { mean, spreadOf } from './statistics.ts';

/** A server, what it is asked, and what it has to answer. */
export interface Arm {
  server: Listening;
  request: Buffer;
  expected: Pick<Reply, 'status' | 'body'>;
}

/** What a server needs for a request, in microseconds of the processor, and how many it answers in a second. */
export interface Cost {
  microseconds: number;
  perSecond: number;
}

const concurrency = 16;
const warmUp = 2_000;
const slice = 1_000;

/** Asks an arm over and over, for so many milliseconds. @throws for an answer that is not the expected one */
async function drive({ server, request, expected }: Arm, milliseconds: number): Promise<Cost> {
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => Connection.open(server.port)),
  );
  const askOnce = async (connection: Connection) => {
    const { status, body } = await connection.send(request);
    if (status !== expected.status || !body.equals(expected.body))
      throw new Error(`Another answer than before: ${status} ${body.toString('utf8', 0, 200)}`);
  };
  try {
    // What connecting costs is not the answer's.
    await Promise.all(connections.map(askOnce));
    const [started, before] = [performance.now(), processorTime(server.pid)];
    let answered = 0;
    const askUntilTheEnd = async (connection: Connection) => {
      while (performance.now() < started + milliseconds) {
        await askOnce(connection);
        answered += 1;
      }
    };
    await Promise.all(connections.map(askUntilTheEnd));
    const nanoseconds = processorTime(server.pid) - before;
    return {
      microseconds: nanoseconds / 1_000 / answered,
      perSecond: (answered * 1_000) / (performance.now() - started),
    };
  } finally {
    for (const connection of connections) connection.close();
  }
}

/**
 * What the site takes of the processor for a request, in times of what the references take: measured in turns, after
 * two seconds of warm-up each, and each round begins with another one. The reference runs twice to show the noise.
 */
export async function compare(site: Arm, references: [Arm, Arm], rounds: number) {
  const arms = [site, ...references];
  for (const arm of arms) await drive(arm, warmUp);
  const costs: Cost[][] = arms.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < arms.length; turn += 1) {
      const place = (round + turn) % arms.length;
      const arm = arms[place];
      if (arm) costs[place]?.push(await drive(arm, slice));
    }
  }
  const [ofSite = [], first = [], second = []] = costs;
  const middle = (of: Cost[], field: keyof Cost) => spreadOf(of.map((cost) => cost[field])).median;
  const ratios = ofSite.map(({ microseconds }, round) => {
    const inRound = [first, second].map((of) => of[round]?.microseconds ?? NaN);
    return microseconds / mean(inRound);
  });
  const repeated = second.map(
    ({ microseconds }, round) => microseconds / (first[round]?.microseconds ?? NaN),
  );
  return {
    value: spreadOf(ratios),
    unit: '×',
    noise: spreadOf(repeated),
    reported: {
      µs: middle(ofSite, 'microseconds'),
      'reference µs': middle([...first, ...second], 'microseconds'),
      'requests/s': middle(ofSite, 'perSecond'),
      'reference requests/s': middle([...first, ...second], 'perSecond'),
    },
  } satisfies Partial<Measured>;
}
