import { createContext, use, useEffect } from 'react';
import type { DocumentHead } from '../shared/pages/renderedPage.ts';

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead extends DocumentHead {
  /** The HTTP status of the page; 200 when absent. */
  status?: number;
}

/** Collects the head of the page while the server renders it. */
export const HeadContext = createContext<(head: PageHead) => void>(() => {});

/**
 * Sets the page’s head. The server writes the tags into its document; in the browser, the title and the description
 * change with each navigation.
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
