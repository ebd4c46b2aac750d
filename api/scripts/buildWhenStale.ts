import { alone } from './alone.ts';
import { buildSite } from './buildSite.ts';
import { built, isFresh } from './fresh.ts';
import { generateWhenStale } from './generateFiles.ts';

/** Generates and builds the site unless it is up to date, for example because another process built it in the meantime. */
export function buildWhenStale(): void {
  alone(() => {
    generateWhenStale();
    if (isFresh(built)) return;
    console.log('Building the site. This takes a moment.');
    buildSite();
  });
}
