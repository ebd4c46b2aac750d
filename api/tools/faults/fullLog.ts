// The disk has space for rows, but none for the next segment of the embedded database's log, so PostgreSQL cannot
// continue. The server reports it and exits, so that its supervisor restarts it: once there is space, it has everything
// that was acknowledged.
//
// It fails if the server continues with a database that has panicked: without `endOnPanic` in
// api/src/database/embedded.ts.
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, signIn } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { seeded } from './kit/random.ts';
import { startSite } from './kit/site.ts';
import { mountSmallDisk } from './kit/smallDisk.ts';
import { demand, until } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** Less than a segment of the log, which has 16 MiB. */
const left = 12 * 2 ** 20;
/** Milliseconds within which the log reaches its next segment. */
const patience = 60_000;

export const fullLog: Scenario = {
  name: 'full disk for the log',
  async run({ seed }) {
    const [random, ledger, history] = [seeded(seed), new Ledger(), new History()];
    const disk = mountSmallDisk(160);
    const place = { folder: disk.path, port: await freePort() };
    const site = await startSite(place);
    const admin = clientOf(site.origin, await signIn(site.origin));
    disk.fill(left);
    const load = startLoad(admin, ledger, random, 4);
    // Long incompressible texts fill the log sooner.
    const text = () => Array.from({ length: 2_000 }, () => random.next().toString(36).slice(2)).join(' ');
    await until('The end of a server without a log', patience, async () => {
      const article = { titleEn: 'Long', titleId: 'Panjang', category: 'long', contentEn: text() };
      await admin.send('POST', '/api/news', article).catch(() => {});
      return site.hasEnded();
    });
    await load.stop();
    const { code } = await site.end('SIGTERM');
    const isClear =
      /"msg":"The embedded database cannot continue: .+No space left.+start the server again\."}$/m;
    demand(code === 1 && isClear.test(site.output()), `The server ended with ${code}: ${site.output()}`);
    disk.free();
    const restarted = await startSite(place);
    const before = ledger.acknowledged;
    const again = startLoad(admin, ledger, random, 4);
    await until('Writing again', patience, () => ledger.acknowledged > before + 20);
    const failed = await again.stop();
    demand(failed.length === 0, `A write fails after there is space again: ${failed[0]?.message}`);
    await restarted.end('SIGTERM');
    await compare(ledger, history, { folder: disk.path });
    disk.remove();
    return `the server exited with ${code} and reported why; ${before} writes acknowledged until then and none lost, and ${ledger.acknowledged - before} after the next start`;
  },
};
