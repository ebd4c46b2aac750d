// The server under attack, from its sources, in its own process. Its parent can read its database, which is
// otherwise impossible from outside if it is embedded, and its CPU time.
import { buildWhenStale } from '../../../scripts/buildWhenStale.ts';
import { databaseContents } from '../../../src/testing/databaseContents.ts';

process.on('message', (asked: 'contents' | 'processor') => {
  if (asked === 'processor') process.send?.(process.cpuUsage());
  else void databaseContents().then((contents) => process.send?.(contents));
});
// Exit with the parent.
process.on('disconnect', () => process.exit());
process.env['NODE_ENV'] = 'production';
buildWhenStale();
await import('../../../src/main.ts');
