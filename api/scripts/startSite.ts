// Generates, builds and bundles what is stale, then serves the site.
import { join } from 'node:path';
import { logEverything } from '../src/logEverything.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { bundleWhenStale } from './bundleWhenStale.ts';
import { endWithParent } from './endWithParent.ts';
import { limitMalloc } from './limitMalloc.ts';
import { root } from './run.ts';

limitMalloc();
process.env['NODE_ENV'] = 'production';
logEverything();
// Without npm, the server can outlive the process that started it.
if (process.env['npm_lifecycle_event']) endWithParent();
buildWhenStale();
bundleWhenStale();
await import(join(root, 'api/dist/main.js'));
