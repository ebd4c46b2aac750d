// npm run test:drill: verifies what docs/operations.md and docs/hosting.md promise operators: a lost database, a move,
// a full export, another address, a new database password, accounts, upgrades, outages, proxies, logs, and the files in
// deploy/. Skips, and reports, what needs a program that is not installed.
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
import { replacedBehindProxies } from './replace.ts';
import { runScenarios } from './runScenarios.ts';
import { rollingUpgrade } from './upgrade.ts';

await runScenarios([
  emptyDatabase,
  killMove,
  wholeSite,
  refusedThroughProxies,
  rollingUpgrade,
  replacedBehindProxies,
  anotherAddress,
  outageBehindCaddy,
  accounts,
  databasePassword,
  logLines,
  shippedFiles,
]);
