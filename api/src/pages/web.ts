import type { RenderPage } from '../../../web/src/shared/pages/renderedPage.ts';
import type { FindFile } from './builtFiles.ts';

/** The web as the server sees it: built, or through Vite during development. */
export interface Web {
  render: RenderPage;
  /** The document with its placeholders, for an address. */
  template: (path: string) => Promise<string>;
  /** The tags that preload the code of the given source files. */
  preloads: (modules: readonly string[]) => string;
  /** Finds the files that browsers load, unless Vite serves them. */
  findFile?: FindFile;
}
