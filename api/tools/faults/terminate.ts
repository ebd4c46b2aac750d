// Sends SIGTERM to servers while they write, as an operator or a rolling restart does. Requests in progress are
// answered; later ones are refused at the connection and have no effect. The server exits on its own within the limit.
//
// It fails if the server closes its database without waiting for requests in progress, as after `server.close()` alone.
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, signIn } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { seeded } from './kit/random.ts';
import { beginSlowMessage } from './kit/slowMessage.ts';
import { startSite } from './kit/site.ts';
import { demand } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds within which a server exits after SIGTERM. */
const endLimit = 10_000;
/** For how many milliseconds a request is still arriving after its server gets SIGTERM. */
const slowness = 300;

export const terminate: Scenario = {
  name: 'SIGTERM under load',
  async run({ seed, terms }) {
    const [random, ledger, history] = [seeded(seed), new Ledger(), new History()];
    const folder = temporaryFolder('terminate');
    const place = { folder: folder.path, port: await freePort() };
    let [refused, slowest] = [0, 0];
    let client;
    for (let term = 1; term <= terms; term += 1) {
      const site = await startSite(place);
      client ??= clientOf(site.origin, await signIn(site.origin));
      const finishSlowMessage = beginSlowMessage(site.origin, ledger);
      const load = startLoad(client, ledger, random);
      await delay(random.between(200, 600));
      const ended = site.end('SIGTERM');
      await delay(slowness);
      await finishSlowMessage().catch((error: Error) => {
        throw new Error(`A request in progress got no answer: ${error.message}`);
      });
      const { code, milliseconds } = await ended;
      const unanswered = await load.stop();
      demand(code === 0, `The server ended with ${code}: ${site.output()}`);
      demand(milliseconds < endLimit, `The server took ${milliseconds} ms to end.`);
      const failure = unanswered.find(({ isFailure }) => isFailure);
      demand(!failure, `A request was answered with a failure while the server ended: ${failure?.message}`);
      refused += unanswered.length;
      slowest = Math.max(slowest, milliseconds);

      const inDoubt = ledger.inDoubt();
      const before = inDoubt.map(({ current }) => current?.stamp);
      await compare(ledger, history, { folder: folder.path });
      const done = inDoubt.find(({ current }, index) => current?.stamp !== before[index]);
      demand(
        !done,
        `A write of ${done?.noun.table} ${done?.name} took effect, but its request was not answered.`,
      );
    }
    folder.remove();
    return `${terms} shutdowns, each with code 0 and after at most ${slowest} ms; ${ledger.acknowledged} writes acknowledged and none lost, ${refused} requests refused without effect`;
  },
};
