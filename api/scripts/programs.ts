/** The programs of the bundle, each as `server/<name>.js`: the server, its picture thread, and the operator’s commands. */
export const programs = [
  'api/src/main.ts',
  'api/src/images/worker/thread.ts',
  'api/scripts/account.ts',
  'api/scripts/move.ts',
  'api/scripts/rotateKey.ts',
];
