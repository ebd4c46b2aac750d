// npm run test:faults: tries what happens when servers fail at the worst moments. For some scenarios only, with more
// repetitions: npm run test:faults -- --kills 1000 kill
import { databaseGone, databaseHangs } from './databaseGone.ts';
import { folderInUse } from './folderInUse.ts';
import { fullDisk, startOnFullDisk } from './fullDisk.ts';
import { fullLog } from './fullLog.ts';
import { killEmbedded, killPostgres } from './kill.ts';
import { mailGone } from './mailGone.ts';
import { killMove } from './move.ts';
import { outageBehindCaddy } from './outage.ts';
import { refusedThroughProxies } from './proxies.ts';
import { replacedBehindProxies } from './replace.ts';
import { runScenarios } from './runScenarios.ts';
import { terminate } from './terminate.ts';
import { rollingUpgrade } from './upgrade.ts';
import { uploadThingFails } from './uploadThingFails.ts';
import { valkeyGone } from './valkeyGone.ts';

const scenarios = [
  killEmbedded,
  killPostgres,
  killMove,
  terminate,
  mailGone,
  folderInUse,
  fullDisk,
  startOnFullDisk,
  fullLog,
  databaseGone,
  databaseHangs,
  valkeyGone,
  outageBehindCaddy,
  rollingUpgrade,
  replacedBehindProxies,
  refusedThroughProxies,
  uploadThingFails,
];

await runScenarios(scenarios);
