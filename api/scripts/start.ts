// npm start: generates and builds what is stale, then serves.
import { logEverything } from '../src/logEverything.ts';
import { buildWhenStale } from './buildWhenStale.ts';

process.env['NODE_ENV'] = 'production';
logEverything();
buildWhenStale();
await import('../src/main.ts');
