// Generates, builds and bundles what is stale, then serves the site. What builds is loaded only if something is.
import { join } from 'node:path';
import { endWithParent } from './endWithParent.ts';
import { isAllFresh } from './fresh.ts';
import { root } from './root.ts';

process.env['NODE_ENV'] = 'production';
// Without npm, the server can outlive the process that started it.
if (process.env['npm_lifecycle_event']) endWithParent();
if (!isAllFresh()) (await import('./buildForStart.ts')).buildForStart();
await import(join(root, 'api/dist/main.js'));
