// npm run build: generates what is stale, builds the site, and bundles the server.
import { alone } from './alone.ts';
import { buildSite } from './buildSite.ts';
import { bundleWhenStale } from './bundleWhenStale.ts';
import { generateWhenStale } from './generateFiles.ts';

alone(() => {
  generateWhenStale();
  buildSite();
  bundleWhenStale();
});
