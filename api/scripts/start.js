// npm start: generates, builds and bundles what is stale, then serves. In JavaScript, and the rest behind the compile
// cache: otherwise Node.js strips the types of these scripts at each start, which takes 100 ms.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('./startSite.ts');
