import type { Language } from '../language.ts';
import type { RefusedForm } from './refusedForm.ts';

/** What the web's server entry is asked for one page. */
export interface PageRequest {
  /** A GET request for the page's address. */
  request: Request;
  /** The language that the visitor reads in. */
  language: Language;
  /** Runs one of the site's operations for the viewer of the request, without HTTP. */
  execute: (operationId: string, variables: Record<string, unknown>) => Promise<unknown>;
  /** A form of the page that was posted and not taken: it comes back with what was typed. */
  form?: RefusedForm | undefined;
}

/** What belongs into a page's head, in words; addresses are paths on this site. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Path of the picture that stands for the page where it is shared: 1200×630 PNG. */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org data of the page, with the site's origin left to the server as {origin}. */
  structuredData?: object;
  /** Drafts and error pages stay out of search engines. */
  hidden?: boolean;
}

/** A page as the web renders it; the server puts it into its document. */
export interface RenderedPage {
  status: number;
  html: string;
  head: DocumentHead;
  /** The answers of the page's operations, for hydration without asking again. */
  seed: readonly { id: string; variables: Record<string, unknown>; payload: unknown }[];
  /** Source files of what takes over the page, and of its own code, for preloading them. */
  modules: readonly string[];
}

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;

/** What the web's server entry offers. */
export interface WebEntry {
  render: RenderPage;
  /** Addresses of the fonts that every page shows. */
  preloadedFonts: readonly string[];
}
