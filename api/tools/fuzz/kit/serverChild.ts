// The server under attack: what `npm start` runs, in a process of its own. Its parent may look into its database,
// which a test from outside could not where the database is embedded, and ask what it has cost.
import { databaseContents } from '../../../src/testing/databaseContents.ts';

process.on('message', (asked: 'contents' | 'processor') => {
  if (asked === 'processor') process.send?.(process.cpuUsage());
  else void databaseContents().then((contents) => process.send?.(contents));
});
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
await import('../../../scripts/start.ts');
