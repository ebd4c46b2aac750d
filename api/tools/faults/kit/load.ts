import { setTimeout as delay } from 'node:timers/promises';
import { UnansweredError, type Client } from './client.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { Noun, Way } from './nouns/noun.ts';
import { nouns } from './nouns/nouns.ts';
import type { Random } from './random.ts';

/** The most rows to create of a noun whose rows can be deleted. */
const rowLimit = 300;

/** Writers that run until they are stopped. */
export interface Load {
  /** The unanswered requests so far. */
  unanswered: readonly UnansweredError[];
  /** Resolves with all of them; rejects if the server refused a valid write. */
  stop: () => Promise<UnansweredError[]>;
}

/**
 * Starts a number of writers, each of which sends one write after another, of all nouns, through GraphQL and REST.
 * @param pause milliseconds between two writes of one writer
 */
export function startLoad(client: Client, ledger: Ledger, random: Random, writers = 8, pause = 0): Load {
  const stopping = new AbortController();
  const unanswered: UnansweredError[] = [];

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await writeOne(client, ledger, random);
        if (pause) await delay(pause);
      } catch (error) {
        if (!(error instanceof UnansweredError)) throw error;
        unanswered.push(error);
        // Retry after a refusal, but not in a busy loop.
        await delay(20);
      }
    }
  }

  const all = Promise.all(Array.from({ length: writers }, write));
  // stop() reports a failure.
  all.catch(() => {});
  return {
    unanswered,
    async stop() {
      stopping.abort();
      await all;
      return unanswered;
    },
  };
}

/** Creates, changes or deletes a row. @throws UnansweredError, and an Error if the server refuses */
export async function writeOne(client: Client, ledger: Ledger, random: Random): Promise<void> {
  const noun: Noun = random.one(nouns);
  const settled = ledger.settled(noun);
  const entry = settled[random.between(0, settled.length - 1)];
  const choice = random.next();
  const { create, change, remove } = noun;

  const send = (way: Way, target: Entry, isRemoval = false) => {
    const { name, id, current } = target;
    const [stamp, version] = [ledger.nextStamp(), current?.version ?? 0];
    const values = noun.values(name, stamp);
    const next = isRemoval ? null : { stamp, version: version + 1 };
    return ledger.write(target, next, () => way(client, { name, id, version, values }));
  };
  if (!entry || !change || !remove || (choice < 0.3 && settled.length < rowLimit))
    return send(random.one(create), ledger.add(noun));
  return choice < 0.5 ? send(random.one(remove), entry, true) : send(random.one(change), entry);
}
