import { Connection, type Reply } from './connection.ts';
import type { Measured } from './figure.ts';
import { processorTime } from './processorTime.ts';
import { inRotation } from './rotation.ts';
import type { Listening } from './running.ts';
import { meanOf, spreadOf, timesOf } from './statistics.ts';

/** A server, a request, and the expected answer. */
export interface Arm {
  server: Listening;
  /** Or what makes the next one. */
  request: Buffer | (() => Buffer);
  expected: Pick<Reply, 'status' | 'body'>;
}

/** A server's CPU time per request, in microseconds, and its requests per second. */
export interface Cost {
  microseconds: number;
  perSecond: number;
}

const concurrency = 16;

/** Sends requests to an arm for a number of milliseconds. @throws on an unexpected answer */
async function drive({ server, request, expected }: Arm, milliseconds: number): Promise<Cost> {
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => Connection.open(server.port)),
  );
  const askOnce = async (connection: Connection) => {
    const { status, body } = await connection.send(typeof request === 'function' ? request() : request);
    if (status !== expected.status || !body.equals(expected.body))
      throw new Error(`Expected a different answer: ${status} ${body.toString('utf8', 0, 200)}`);
  };
  try {
    // Exclude the cost of connecting.
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
 * The site's CPU time per request, as a multiple of the references'. The reference runs twice to show the noise.
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
