// The disk is full for a while. Meanwhile writes and uploads are refused clearly, nothing acknowledged is lost, no
// picture is half written, and reading continues. Afterwards everything works again, without a restart.
//
// It fails if a partially written file is kept: without the `rm` in `write` of api/src/images/files.ts; and if a full
// disk is reported as anything else: without `expectedOf` of api/src/errors.ts.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pngOf } from '../../src/images/images.samples.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, readJson, signIn, type Client } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { seeded } from './kit/random.ts';
import { launch, startSite } from './kit/site.ts';
import { mountSmallDisk } from './kit/smallDisk.ts';
import { demand, until } from './kit/until.ts';
import { upload } from './kit/upload.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds within which the first write is refused, and within which everything works again. */
const patience = 30_000;
/** Milliseconds within which a file is written or abandoned: a picture is copied after its upload is answered. */
const writingLimit = 5_000;

/** Demands that every image has its file, and that there is no other file. */
async function demandWholePictures(admin: Client, folder: string): Promise<void> {
  const { images } = readJson((await admin.send('GET', '/api/storage/images?limit=100')).body) as {
    images: { url: string; size: number }[];
  };
  const filesIn = (name: string) => readdirSync(join(folder, 'images', name));
  const originals = filesIn('originals').length;
  demand(originals === images.length, `${originals} files exist for ${images.length} images.`);
  await until('Finishing every file', writingLimit, () => filesIn('incoming').length === 0);
}

/** Demands that a start on a full disk fails with one sentence, which names the disk. */
async function demandClearFailure(folder: string): Promise<void> {
  const { child, output } = launch({ folder, port: await freePort(), variables: { LOG_LEVEL: 'silent' } });
  await once(child, 'close');
  const [line = '', ...others] = output().trimEnd().split('\n');
  const { msg } = readJson(line) as { msg?: string };
  const isClear = others.length === 0 && msg?.startsWith(`The disk of ${folder} is full.`);
  demand(child.exitCode === 1 && isClear === true, `A start on a full disk logs: ${output()}`);
}

/** The sizes of disks in MiB: on each, a first start gets further than on the one before. */
const tooSmall = [1, 12, 40];

export const startOnFullDisk: Scenario = {
  name: 'start on a full disk',
  async run() {
    for (const mebibytes of tooSmall) {
      const disk = mountSmallDisk(mebibytes);
      await demandClearFailure(disk.path);
      await demandClearFailure(disk.path);
      disk.remove();
    }
    const disk = mountSmallDisk(160);
    const start = async () => startSite({ folder: disk.path, port: await freePort() });
    await (await start()).end('SIGTERM');
    disk.fill(0);
    await demandClearFailure(disk.path);
    disk.free();
    await (await start()).end('SIGTERM');
    disk.remove();
    return `a clear message on disks of ${tooSmall.join(', ')} MiB and on a filled one; started once there was space`;
  },
};

export const fullDisk: Scenario = {
  name: 'full disk',
  async run({ seed }) {
    const [random, ledger, history] = [seeded(seed), new Ledger(), new History()];
    const disk = mountSmallDisk(160);
    const site = await startSite({ folder: disk.path, port: await freePort() });
    const [visitor, admin] = [clientOf(site.origin), clientOf(site.origin, await signIn(site.origin))];
    const picture = await pngOf(1_000_000);
    demand((await upload(admin, picture)) === null, 'An upload fails before the disk is full.');

    disk.fill(0);
    const load = startLoad(admin, ledger, random, 4, 20);
    await until('A refusal', patience, () => load.unanswered.length > 20);
    const reason = await upload(admin, picture);
    demand(reason?.includes('no space left') === true, `An upload to a full disk got: ${reason}`);
    const archive = readJson(
      (await admin.send('POST', '/graphql', { query: 'mutation { exportDatabase { __typename } }' })).body,
    );
    demand(JSON.stringify(archive).includes('STORAGE_FULL'), `An archive got: ${JSON.stringify(archive)}`);
    for (const path of ['/api/news?search=batik', '/news?search=batik', '/news/1?lang=id']) {
      const { status } = await visitor.send('GET', path);
      demand(status === 200, `While the disk is full, ${path} is answered with ${status}.`);
    }
    await demandWholePictures(admin, disk.path);
    const acknowledged = ledger.acknowledged;

    disk.free();
    const recovered = await until('Writing again', patience, () => ledger.acknowledged > acknowledged + 20);
    const failed = await load.stop();
    demand(!site.hasEnded(), `The server ended: ${site.output()}`);
    const vague = failed.find(({ message }) => !/answers 507 |"STORAGE_FULL"/.test(message));
    demand(!vague, `A write to a full disk got: ${vague?.message}`);
    const silent = failed.find(({ isFailure }) => !isFailure);
    demand(!silent, `A request was not answered: ${silent?.message}`);
    demand((await upload(admin, picture)) === null, 'An upload fails after there is space again.');
    await demandWholePictures(admin, disk.path);
    const { code } = await site.end('SIGTERM');
    demand(code === 0, `The server ended with ${code}: ${site.output()}`);
    await compare(ledger, history, { folder: disk.path });
    disk.remove();
    return `${failed.length} writes, an archive and an upload refused as 507 and STORAGE_FULL, reading continued; recovered ${recovered} ms after there was space; ${ledger.acknowledged} writes acknowledged and none lost`;
  },
};
