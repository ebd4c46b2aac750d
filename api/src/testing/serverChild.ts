// A server in a process of its own, for tests that speak over sockets, measure memory or end it. It takes the
// environment of a real one, stops as a real one does, and tells its parent when it listens.
import closeWithGrace from 'close-with-grace';
import { readEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { openServer } from '../server.ts';
import { bareWeb } from './bareWeb.ts';

log.level = 'silent';
const environment = readEnvironment(process.env);
const { server, close } = await openServer(environment, bareWeb);
server.listen(environment.PORT, environment.HOST, () => process.send?.('ready'));
closeWithGrace({ delay: 8000 }, close);
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
