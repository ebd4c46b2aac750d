import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { siteTexts } from '../shared/siteTexts.ts';

interface Identity {
  name: string;
  tagline: string;
}

const IdentityContext = createContext<Identity | null>(null);

interface Props extends Identity {
  children: ReactNode;
}

/** Provides the site’s name and tagline, as set by editors, to every public page. */
export function SiteIdentity({ name, tagline, children }: Props) {
  const identity = useMemo(() => ({ name, tagline }), [name, tagline]);
  return <IdentityContext value={identity}>{children}</IdentityContext>;
}

function useIdentity(): Identity {
  const { name, slogan } = useTexts(siteTexts);
  return use(IdentityContext) ?? { name, tagline: slogan };
}

/** The site’s name, for headings and for document titles: “News – {name}”. */
export function useSiteName(): string {
  return useIdentity().name;
}

export function useSiteTagline(): string {
  return useIdentity().tagline;
}
