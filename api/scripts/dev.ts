// npm run dev: the server starts again when its sources change, the browser follows changes of the web.
import { run } from './run.ts';

run(['api/scripts/generate.ts']);
run(['--watch-path=api/src', '--watch-path=api/prisma', 'api/src/main.ts'], { NODE_ENV: 'development' });
