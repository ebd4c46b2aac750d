import { median } from '../../../scripts/quantile.ts';
import { ask, Connection, type Reply } from '../kit/connection.ts';
import { processorTime } from '../kit/processorTime.ts';
import type { Listening } from '../kit/running.ts';
import type { Contender } from './contender.ts';

/** @throws if the answer has no article; failures of GraphQL have status 200, too */
function expectArticles({ status, body }: Reply): void {
  if (status !== 200 || !body.includes('"titleEn"'))
    throw new Error(`Expected articles: ${status} ${body.toString()}`);
}

/** The titles in an answer, in order. */
export const titlesIn = ({ body }: Reply) => body.toString().match(/"titleEn":"(?:[^"\\]|\\.)*"/g) ?? [];

/** Starts a server. Returns it with the time to its first list of articles, in milliseconds. */
export async function timeStart({ start, list }: Contender): Promise<{ server: Listening; start: number }> {
  const started = performance.now();
  const server = await start();
  expectArticles(await ask(server.port, list));
  return { server, start: performance.now() - started };
}

/** What an answer took: the median time to it in milliseconds, and the server's CPU time in microseconds. */
export interface Taken {
  milliseconds: number;
  microseconds: number;
}

/** Sends requests over one connection, one after another, for a number of milliseconds. */
export async function take(server: Listening, next: () => Buffer, milliseconds: number): Promise<Taken> {
  const connection = await Connection.open(server.port);
  const taken: number[] = [];
  const [end, before] = [performance.now() + milliseconds, processorTime(server.pid)];
  while (performance.now() < end) {
    const request = next();
    const asked = performance.now();
    const reply = await connection.send(request);
    taken.push(performance.now() - asked);
    expectArticles(reply);
  }
  const nanoseconds = processorTime(server.pid) - before;
  connection.close();
  return { milliseconds: median(taken), microseconds: nanoseconds / 1_000 / taken.length };
}
