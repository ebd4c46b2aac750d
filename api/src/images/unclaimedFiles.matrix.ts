import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matrix, needs } from '../testing/matrix.ts';
import { openImageFiles } from './files.ts';
import { sweepImages } from './sweep.ts';

/** Permissions for the report on files without rows. */
export const unclaimedFilesMatrix = matrix({
  async arrange() {
    const folder = await mkdtemp(join(tmpdir(), 'unclaimed-'));
    await mkdir(join(folder, 'originals'));
    await writeFile(join(folder, 'originals', 'orphan'), '');
    await sweepImages(openImageFiles(folder), 0);
    await rm(folder, { recursive: true });
    return {};
  },

  graphql: { 'Query.unclaimedFiles': needs('operations.read', 'UnclaimedFiles') },

  types: { UnclaimedFiles: { through: 'Query.unclaimedFiles', granted: 'count total' } },
});
