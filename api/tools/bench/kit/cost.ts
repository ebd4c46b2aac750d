import { Connection, type Reply } from './connection.ts';
import type { Measured } from './figure.ts';
import { processorTime } from './processorTime.ts';
import { inRotation } from './rotation.ts';
import type { Listening } from './running.ts';
import { meanOf, spreadOf, timesOf } from './statistics.ts';

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
 * What the site takes of the processor for a request, in times of what the references take. The reference runs twice
 * to show the noise.
 */
export async function compareCost(site: Arm, references: [Arm, Arm], rounds: number) {
  const costs = await inRotation([site, ...references], rounds, drive);
  const [ofSite = [], first = [], second = []] = costs.map((of) =>
    of.map(({ microseconds }) => microseconds),
  );
  const [perSecond = [], ...others] = costs.map((of) => of.map((cost) => cost.perSecond));
  return {
    value: timesOf(ofSite, meanOf(first, second)),
    unit: '×',
    noise: timesOf(second, first),
    reported: {
      µs: spreadOf(ofSite).median,
      'reference µs': spreadOf([...first, ...second]).median,
      'requests/s': spreadOf(perSecond).median,
      'reference requests/s': spreadOf(others.flat()).median,
    },
  } satisfies Partial<Measured>;
}
