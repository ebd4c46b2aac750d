// npm run dev: restarts the server when its sources change; the browser follows changes to the web.
import { run } from './run.ts';

run(['api/scripts/generate.ts']);
run(['--watch-path=api/src', '--watch-path=api/prisma', 'api/src/main.ts'], { NODE_ENV: 'development' });
