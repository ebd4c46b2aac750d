// The real server with bare pages, in a process of its own, for tests that speak over sockets, measure memory, stop
// or kill it. It tells its parent when it listens.
import { readEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { serve } from '../serve.ts';
import { bareWeb } from './bareWeb.ts';

log.level = 'silent';
await serve(readEnvironment(process.env), async () => bareWeb);
process.send?.('ready');
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
