// npm run dev: restarts the server when its sources change; the browser follows changes to the web.
import { generateFiles } from './generateFiles.ts';
import { run } from './run.ts';

generateFiles(false);
run(['--watch-path=api/src', '--watch-path=api/prisma', 'api/src/main.ts'], { NODE_ENV: 'development' });
