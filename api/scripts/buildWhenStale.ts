import { alone } from './alone.ts';
import { buildSite } from './buildSite.ts';
import { built, isFresh } from './fresh.ts';

/** Builds the site, unless it is built of its sources as they are, also by who built while this process waited. */
export function buildWhenStale(): void {
  alone(() => {
    if (isFresh(built)) return;
    console.log('Building the site. This takes a moment, and only once.');
    buildSite();
  });
}
