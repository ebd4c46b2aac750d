import { createContext, use, useEffect } from 'react';
import type { DocumentHead } from '../shared/pages/renderedPage.ts';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface PageHead extends DocumentHead {
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
