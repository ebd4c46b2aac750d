// Bundles the programs that tests start as servers.
import { bundleServer } from './bundleServer.ts';

await bundleServer(
  '.cache/tests',
  ['api/src/testing/serverChild.ts', 'api/src/main.ts', 'api/src/images/worker/thread.ts'],
  '../..',
);
