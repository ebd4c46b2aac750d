import type { Language } from '../language.ts';
import type { DocumentHead } from './documentHead.ts';
import type { RefusedForm } from './refusedForm.ts';

/** What a page says of itself if it is a preview. */
export interface PagePreview {
  /** When what it shows was kept, ISO 8601; null if its link has ended. */
  keptAt: string | null;
}

/** The input of the web’s server entry for one page. */
export interface PageRequest {
  /** A GET request for the page’s address. */
  request: Request;
  /** The visitor’s language. */
  language: Language;
  /** Today in Jakarta, YYYY-MM-DD. */
  today: string;
  /** Runs one of the site’s operations for the viewer of the request, without HTTP. */
  execute: (operationId: string, variables: Record<string, unknown>) => Promise<unknown>;
  /** A rejected form of the page, which is rendered with its values. */
  form?: RefusedForm | undefined;
  /** Marks the page as a preview. */
  preview?: PagePreview | undefined;
}

/** A page rendered by the web; the server inserts it into its document. */
export interface RenderedPage {
  status: number;
  html: string;
  head: DocumentHead;
  /** The responses to the page’s operations, so that hydration does not refetch them. */
  seed: readonly { id: string; variables: Record<string, unknown>; payload: unknown }[];
  /** Source files of the page’s code and of what hydrates it, for preloading. */
  modules: readonly string[];
}

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;

/** The exports of the web’s server entry. */
export interface WebEntry {
  render: RenderPage;
  /** Addresses of the fonts that every page uses. */
  preloadedFonts: readonly string[];
}
