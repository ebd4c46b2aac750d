import type { MiddlewareHandler } from 'hono';
import type { RenderPage } from '../../../web/src/shared/pages/renderedPage.ts';

/** The web as the server sees it: built, or through Vite while developing. */
export interface Web {
  render: RenderPage;
  /** The document with its placeholders, for an address. */
  template: (path: string) => Promise<string>;
  /** The tags that preload the given source files' code. */
  preloads: (modules: readonly string[]) => string;
  /** Serves the files that browsers load, where Vite does not. */
  assets?: MiddlewareHandler;
}
