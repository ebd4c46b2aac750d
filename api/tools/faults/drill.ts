// npm run test:drill: what docs/operations.md and docs/hosting.md promise an operator, tried: a lost database, a move, a
// full export, another address, a new password of the database, accounts, upgrades, outages, proxies, logs, and the
// files in deploy/. What needs a program that is not installed is not run, and says so.
import { accounts } from './drill/accounts.ts';
import { anotherAddress } from './drill/anotherAddress.ts';
import { databasePassword } from './drill/databasePassword.ts';
import { emptyDatabase } from './drill/emptyDatabase.ts';
import { logLines } from './drill/logLines.ts';
import { shippedFiles } from './drill/shippedFiles.ts';
import { wholeSite } from './drill/wholeSite.ts';
import { killMove } from './move.ts';
import { outageBehindCaddy } from './outage.ts';
import { refusedThroughProxies } from './proxies.ts';
import { runScenarios } from './runScenarios.ts';
import { rollingUpgrade } from './upgrade.ts';

await runScenarios([
  emptyDatabase,
  killMove,
  wholeSite,
  refusedThroughProxies,
  rollingUpgrade,
  anotherAddress,
  outageBehindCaddy,
  accounts,
  databasePassword,
  logLines,
  shippedFiles,
]);
