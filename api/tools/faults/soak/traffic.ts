import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../kit/client.ts';
import type { Ledger } from '../kit/ledger.ts';
import { writeOne } from '../kit/load.ts';
import { median } from '../../../scripts/quantile.ts';
import { memoryOf } from '../kit/memory.ts';
import type { Random } from '../kit/random.ts';
import type { Moment } from './drift.ts';

/** Milliseconds between two requests: thirty a second. */
const pause = 33;
/** The most requests in progress. */
const concurrency = 20;
/** One in twenty requests writes. */
const writing = 0.05;

const pages = [
  '/',
  '/news',
  '/news/1',
  '/news/2?lang=id',
  '/heritage',
  '/communities',
  '/partners',
  '/contact',
] as const;
const data = ['/api/news', '/api/content', '/api/partners', '/feed/en.xml', '/sitemap.xml'] as const;
const words = ['batik', 'wax', 'court', 'canting', 'nobody'] as const;

interface Parties {
  visitor: Client;
  admin: Client;
  ledger: Ledger;
  random: Random;
  /** The server’s process ID. */
  pid: number;
}

/** Requests that continue until they are stopped. */
export interface Traffic {
  /** Resolves after a minute, with its measurements. */
  minute: () => Promise<Moment>;
  stop: () => Promise<void>;
}

/** What readers request: pages and data that they share, and searches that they do not. */
function read({ visitor, random }: Parties) {
  const choice = random.next();
  if (choice < 0.6) return visitor.send('GET', random.one(pages));
  if (choice < 0.85) return visitor.send('GET', random.one(data));
  const search = `${random.one(words)} ${random.between(1, 100)}`;
  if (choice < 0.95) return visitor.send('GET', `/api/news?search=${encodeURIComponent(search)}`);
  const query = '{ news(first: 5) { edges { node { titleEn contentHtmlEn } } } }';
  return visitor.send('POST', '/graphql', { query });
}

export function startTraffic(parties: Parties): Traffic {
  const { admin, ledger, random, pid } = parties;
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let times: number[] = [];
  let memory: number[] = [];
  let failures: string[] = [];
  let [requests, writes] = [0, 0];

  async function ask(): Promise<void> {
    requests += 1;
    try {
      if (random.next() < writing) {
        writes += 1;
        return await writeOne(admin, ledger, random);
      }
      const { status, body, milliseconds } = await read(parties);
      times.push(milliseconds);
      if (status !== 200) failures.push(`A reader is answered with ${status}: ${body.slice(0, 200)}`);
      if (body.startsWith('{"errors"')) failures.push(`A reader is answered with ${body.slice(0, 200)}`);
    } catch (error) {
      failures.push(String(error));
    }
  }

  async function keepAsking(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (inFlight.size < concurrency) {
        const asked: Promise<void> = ask().finally(() => inFlight.delete(asked));
        inFlight.add(asked);
      }
      await delay(pause);
    }
    await Promise.all(inFlight);
  }

  const ended = keepAsking();
  return {
    async minute() {
      for (let second = 0; second < 60; second += 1) {
        await delay(1000);
        memory.push(memoryOf(pid));
      }
      const moment = { requests, writes, failures, milliseconds: median(times), memory: median(memory) };
      [times, memory, failures, requests, writes] = [[], [], [], 0, 0];
      return moment;
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
