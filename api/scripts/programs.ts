/**
 * The programs of the bundle, each as `server/<name>.js`: the server, its picture thread, what creates a database, and the
 * operator’s commands.
 */
export const programs = [
  'api/src/main.ts',
  'api/src/images/worker/thread.ts',
  'api/src/database/clusterProgram.ts',
  'api/scripts/account.ts',
  'api/scripts/move.ts',
  'api/scripts/rotateKey.ts',
];
