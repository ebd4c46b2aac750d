// npm start: generates and builds what is stale, then serves.
import { logEverything } from '../src/logEverything.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { endWithParent } from './endWithParent.ts';
import { limitMalloc } from './limitMalloc.ts';

limitMalloc();
process.env['NODE_ENV'] = 'production';
logEverything();
// Without npm, the server can outlive the process that started it.
if (process.env['npm_lifecycle_event']) endWithParent();
buildWhenStale();
await import('../src/main.ts');
