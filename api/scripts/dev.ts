// npm run dev: restarts the server when its sources change; the browser follows changes to the web.
import { spawn } from 'node:child_process';
import { endWithParent } from './endWithParent.ts';
import { generateFiles } from './generateFiles.ts';
import { root } from './run.ts';

generateFiles(false);
const watched = ['api/src', 'api/prisma', 'web/src/shared'].map((folder) => `--watch-path=${folder}`);
const server = spawn(process.execPath, [...watched, 'api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
server.once('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
endWithParent();
