// The real server with bare pages, in a separate process, for tests that use sockets, measure memory, or stop
// or kill it. It notifies its parent when it listens.
import { readEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { serve } from '../serve.ts';
import { bareWeb } from './bareWeb.ts';

log.level = 'silent';
await serve(readEnvironment(process.env), async () => bareWeb);
process.send?.('ready');
// Without its parent the server is no longer needed.
process.on('disconnect', () => process.exit());
