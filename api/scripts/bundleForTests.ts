// Bundles the programs that tests start as servers.
import { programs } from './bundled.ts';
import { bundleServer } from './bundleServer.ts';

await bundleServer('.cache/tests', [...programs, 'api/src/testing/serverChild.ts'], '../..');
