// Another user of the machine looks into DATA_DIR after the server wrote everything that it stores there, and after a
// restart on files that were readable by everyone: that user may read nothing.
// Verified to fail: without the umask in api/src/dataFolder.ts.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pngOf } from '../../../src/images/images.samples.ts';
import { readableByOthers } from '../../../src/testing/fileModes.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { roles } from '../kit/callers.ts';
import { jsonRequest } from '../kit/http.ts';
import { withServer } from '../kit/server.ts';
import { upload } from '../kit/upload.ts';

/** Makes the folder readable by everyone, as earlier versions left it. */
function openToEverybody(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  }
}

export const fileModes: Attack = (run) =>
  withServer({}, async (server) => {
    const admin = roles['an admin']?.make(server);
    if (!admin) throw new Error('The caller for this attack is missing.');
    const query = 'mutation { exportDatabase { __typename } }';
    const problems: string[] = [];
    let files = 0;
    const look = (when: string) => {
      files += readdirSync(server.folder, { recursive: true }).length;
      const open = readableByOthers(server.folder);
      if (open.length > 0) problems.push(`${when} others can read ${open.slice(0, 5).join(', ')} …`);
    };
    for (let i = 0; i < scaled(run, 20); i += 1) {
      const bytes = await pngOf(20_000 + i);
      await upload(admin, { name: `${i}.png`, type: 'image/png', bytes }, () => {});
      await admin.call(jsonRequest('POST', '/graphql', { query }));
      await admin.call({ method: 'GET', path: '/api/storage/images' });
    }
    look('While the server runs,');
    openToEverybody(server.folder);
    await server.restart();
    look('After a start on a folder that was open,');
    return { figures: { 'files inspected': files }, problems };
  });
