import { siteFallbacks } from '../../../web/src/shared/content/keys/site.ts';
import { appFallbacks } from '../../../web/src/shared/content/keys/technical.ts';
import type { Bilingual } from '../../../web/src/shared/language.ts';
import { visitor } from '../auth/viewer.ts';
import type { Language } from '../language.ts';
import { findContent } from './content.ts';
import { shownContent } from './shownContent.ts';

/** What the site calls itself in one language. */
interface SiteIdentity {
  name: string;
  tagline: string;
  /** Under the icon of the installed site. */
  shortName: string;
}

const { site_name, site_tagline } = siteFallbacks;
const fallbacks = { site_name, site_tagline, ...appFallbacks };

/**
 * What editors call the site, wherever the server names it: in feeds, link previews and mails. Pages read the same
 * entries through GraphQL. It takes one statement, and answers that are shared are made anew when an editor renames
 * the site.
 */
export async function readSiteIdentity(): Promise<Bilingual<SiteIdentity>> {
  const entries = await findContent(visitor, { keys: Object.keys(fallbacks) });
  const identityIn = (language: Language): SiteIdentity => {
    const shown = shownContent(entries, fallbacks, language);
    return { name: shown('site_name'), tagline: shown('site_tagline'), shortName: shown('app.short_name') };
  };
  return { en: identityIn('en'), id: identityIn('id') };
}
