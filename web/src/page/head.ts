import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { documentTitle, ownTags, type DocumentHead } from '../shared/pages/documentHead.ts';
import { untilDone } from '../ui/useIdleImport.ts';
import { useSite } from './SiteIdentity.tsx';

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead extends Omit<DocumentHead, 'site'> {
  /** The HTTP status of the page; 200 when absent. */
  status?: number;
}

/** Collects the head of the page while the server renders it. */
export const HeadContext = createContext<(head: PageHead & DocumentHead) => void>(() => {});

/** The tags that the server wrote, and the page that they describe; before that page has been seen, neither. */
let servers: { key: string; tags: Element[] } | undefined;

let applyHead: (typeof import('./applyHead.ts'))['applyHead'] | undefined;

/** Loads the code that changes the head. Without a connection the page is shown as well. */
export async function loadHead(): Promise<void> {
  applyHead ??= (await import('./applyHead.ts').catch(() => undefined))?.applyHead;
}

const ownOfHead = () => [...document.head.querySelectorAll(`[${ownTags}]`)];

/**
 * Describes a page without the code for it: the first one with the server’s tags, and one that failed by keeping it out
 * of search engines.
 */
function describeRoughly(key: string, hidden: boolean | undefined): void {
  if (servers?.key === key) return document.head.append(...servers.tags);
  if (!hidden) return;
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  robots.setAttribute(ownTags, '');
  document.head.append(robots);
}

/**
 * Sets the page’s head. The server writes the tags into its document; in the browser, they change with each navigation
 * and with the language. Their code is loaded only then.
 */
export function useHead(page: PageHead): void {
  const collect = use(HeadContext);
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const head = { ...page, site: useSite() };
  if (import.meta.env.SSR) collect(head);
  const json = JSON.stringify(head);
  useEffect(() => {
    const shown = JSON.parse(json) as DocumentHead;
    const title = documentTitle(shown);
    const address = pathname + search;
    const key = language + address + json;
    const isWritten = !servers && document.title === title;
    servers ??= { key: isWritten ? key : '', tags: ownOfHead() };
    if (isWritten) return undefined;
    document.title = title;
    return untilDone(async () => {
      await loadHead();
      ownOfHead().forEach((tag) => tag.remove());
      if (applyHead) applyHead(shown, address, language);
      else describeRoughly(key, shown.hidden);
      return applyHead !== undefined;
    });
  }, [json, pathname, search, language]);
}
