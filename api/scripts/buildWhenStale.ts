import { alone } from './alone.ts';
import { buildSite } from './buildSite.ts';
import { built, isFresh } from './fresh.ts';

/** Builds the site unless the build is up to date, for example because another process built it in the meantime. */
export function buildWhenStale(): void {
  alone(() => {
    if (isFresh(built)) return;
    console.log('Building the site. This takes a moment, and only once.');
    buildSite();
  });
}
