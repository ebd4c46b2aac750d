// npm start: generates and builds what is stale, then serves.
import { buildWhenStale } from './buildWhenStale.ts';

process.env['NODE_ENV'] = 'production';
buildWhenStale();
await import('../src/main.ts');
