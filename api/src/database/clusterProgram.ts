// Creates an embedded database in the folder that its argument names. See createCluster.ts.
import { openFiles } from './clusterFiles.ts';

const [, , path = ''] = process.argv;
try {
  const pglite = await openFiles(path);
  await pglite.close();
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : JSON.stringify(error));
  process.exitCode = 1;
}
