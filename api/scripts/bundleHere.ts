// Bundles the server of this checkout, and the one that tests start.
import { bundleServer } from './bundleServer.ts';
import { programs } from './programs.ts';

await bundleServer('api/dist', [...programs, 'api/src/testing/serverChild.ts'], '../..');
