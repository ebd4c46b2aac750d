import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { siteFallbacks } from '../shared/content/keys/site.ts';
import type { SiteFacts } from '../shared/pages/documentHead.ts';

const SiteContext = createContext<SiteFacts | null>(null);

interface Props {
  /** A text of the site, as set by editors. */
  content: (key: keyof typeof siteFallbacks) => string;
  children: ReactNode;
}

/** Provides the site’s name, tagline and profile, as set by editors, to every page. */
export function SiteIdentity({ content, children }: Props) {
  const [name, tagline, profile] = [content('site_name'), content('site_tagline'), content('social_url')];
  const site = useMemo(() => ({ name, tagline, profile }), [name, tagline, profile]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** What the site calls itself, and its profile. */
export function useSite(): SiteFacts {
  const { language } = useLanguage();
  const { site_name: name, site_tagline: tagline } = siteFallbacks;
  return use(SiteContext) ?? { name: name[language], tagline: tagline[language], profile: '' };
}

/** The site’s name, for headings. */
export function useSiteName(): string {
  return useSite().name;
}
