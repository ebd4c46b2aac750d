// npm start: serves the site, after building what is stale. In JavaScript, and the rest behind the compile cache:
// otherwise Node.js strips the types of these scripts at each start, which takes 100 ms.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
// First, since it restarts the process.
const { limitMalloc } = await import('./limitMalloc.ts');
limitMalloc();
await import('./startSite.ts');
