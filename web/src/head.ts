import { createContext, use, useEffect } from 'react';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of a picture of 1200×630; the site's own when absent. */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org data; {origin} stands for the site's origin. */
  structuredData?: object;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The HTTP status of the page; 200 when absent. */
  status?: number;
}

/** Where the server's render collects the head of its page. */
export const HeadContext = createContext<(head: PageHead) => void>(() => {});

/**
 * Gives the page its head. The server writes the tags into its document; in the browser the title and the
 * description follow the visitor from page to page.
 */
export function useHead(head: PageHead): void {
  const collect = use(HeadContext);
  if (import.meta.env.SSR) collect(head);
  const { title, description } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
