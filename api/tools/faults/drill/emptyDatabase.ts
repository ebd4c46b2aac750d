// A site with pictures is started on an empty database, as after the loss of a volume. No picture file is removed, and
// the log and /ready report what was found.
//
// It fails if the sweep removes every file without a row: without the comparison with all files in
// api/src/images/sweep.ts.
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pngOf } from '../../../src/images/images.samples.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf, signIn } from '../kit/client.ts';
import { databaseOnPostgres } from '../kit/postgres.ts';
import { startSite } from '../kit/site.ts';
import { demand, until } from '../kit/until.ts';
import { upload } from '../kit/upload.ts';
import type { Scenario } from '../scenario.ts';

const pictures = 12;

function filesIn(folder: string): string[] {
  const files = readdirSync(join(folder, 'images'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export const emptyDatabase: Scenario = {
  name: 'an empty database',
  async run({ postgres }) {
    const folder = temporaryFolder('empty');
    const [first, second] = [await databaseOnPostgres(postgres), await databaseOnPostgres(postgres)];
    const start = async (url: string) =>
      startSite({
        folder: folder.path,
        port: await freePort(),
        variables: { DATABASE_URL: url, LOG_LEVEL: 'info' },
      });
    const before = await start(first.url);
    const admin = clientOf(before.origin, await signIn(before.origin));
    for (let i = 0; i < pictures; i += 1) {
      const refused = await upload(admin, await pngOf(10_000 + i));
      demand(refused === null, `A picture was refused: ${refused}`);
    }
    await before.end('SIGTERM');
    const files = filesIn(folder.path);
    // The sweep ignores new files, which may still wait for their row.
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const file of files) utimesSync(file, yesterday, yesterday);

    const after = await start(second.url);
    const seen = await until('Noticing the files', 30_000, async () =>
      (await clientOf(after.origin).send('GET', '/ready')).body.includes('belong to no image'),
    );
    const left = new Set(filesIn(folder.path));
    const missing = files.filter((file) => !left.has(file));
    demand(missing.length === 0, `${missing.length} of ${files.length} files are gone.`);
    demand(
      after.output().includes('Most pictures have no row'),
      `The log does not report it: ${after.output()}`,
    );
    await after.end('SIGTERM');
    for (const { drop } of [first, second]) await drop();
    folder.remove();
    return `all ${files.length} files of ${pictures} pictures were kept; /ready reported it ${seen} ms after the start`;
  },
};
