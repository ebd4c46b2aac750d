/** What the bundle runs, each as `server/<name>.js`: the server, its thread for pictures, and what an operator calls. */
export const programs = [
  'api/src/main.ts',
  'api/src/images/worker/thread.ts',
  'api/scripts/account.ts',
  'api/scripts/move.ts',
  'api/scripts/rotateKey.ts',
];
