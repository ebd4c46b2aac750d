// npm run build: generates what is stale, and builds the site.
import { alone } from './alone.ts';
import { buildSite } from './buildSite.ts';

alone(buildSite);
