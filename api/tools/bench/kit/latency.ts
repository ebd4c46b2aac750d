import { setTimeout } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { inRotation } from './rotation.ts';
import { median } from '../../../scripts/quantile.ts';

interface Asked {
  port: number;
  /** Makes the next request. */
  request: () => Buffer;
}

/** Sends one request after another. Returns the median latency in milliseconds. */
async function take({ port, request }: Asked, milliseconds: number): Promise<number> {
  const connection = await Connection.open(port);
  const taken: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const asked = performance.now();
    const { status, body } = await connection.send(request());
    const latency = performance.now() - asked;
    taken.push(latency);
    // After a search, the server rests as long as it took (database/search.ts).
    await setTimeout(latency);
    if (status !== 200 || body.includes('"errors"')) throw new Error(`Refused: ${status} ${body.toString()}`);
  }
  connection.close();
  return median(taken);
}

/** Sends requests to each in turn. Returns, for each, the latency in every round, in milliseconds. */
export const latencies = (all: readonly Asked[], rounds: number) => inRotation(all, rounds, take);
