// Starts servers on the data folder of a running one, as an operator might by mistake. Each is refused with a message
// that says what to do, and the running server is not affected.
//
// It fails if two servers can open one folder: without `tryLock` in api/src/database/embedded.ts.
import { once } from 'node:events';
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, signIn } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { seeded } from './kit/random.ts';
import { launch, startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

export const folderInUse: Scenario = {
  name: 'starts on a folder in use',
  async run({ seed, starts }) {
    const [ledger, history] = [new Ledger(), new History()];
    const folder = temporaryFolder('in-use');
    const site = await startSite({ folder: folder.path, port: await freePort() });
    const load = startLoad(clientOf(site.origin, await signIn(site.origin)), ledger, seeded(seed), 2, 50);
    for (let start = 1; start <= starts; start += 1) {
      const { child, output } = launch({ folder: folder.path, port: await freePort() });
      // By then its streams have ended too, so the output is complete.
      const ended = once(child, 'close');
      await until('The end of a server on a folder in use', 60_000, () => {
        demand(!output().includes('The site is at'), 'A second server listens on the same folder.');
        return child.exitCode !== null;
      });
      const [code] = (await ended) as [number | null];
      demand(code === 1, `A server on a folder in use ended with ${code}: ${output()}`);
      const isClear =
        /^\{"level":60,.+"msg":"The data folder .+ is in use by another server\. Stop that server, or set DATA_DIR/.test(
          output(),
        );
      demand(isClear, `A server on a folder in use does not say so: ${output()}`);
    }
    const unanswered = await load.stop();
    demand(unanswered.length === 0, `The running server was disturbed: ${unanswered[0]?.message}`);
    const { code } = await site.end('SIGTERM');
    demand(code === 0, `The running server ended with ${code}.`);
    await compare(ledger, history, { folder: folder.path });
    folder.remove();
    return `${starts} starts refused, each with a clear message; the running server acknowledged ${ledger.acknowledged} writes meanwhile, none lost`;
  },
};
