import { join } from 'node:path';
import { build } from 'vite';
import type { WebEntry } from '../../../../web/src/shared/pages/renderedPage.ts';

const web = join(import.meta.dirname, '../../../../web');
/** Next to the results, where the build can resolve the packages. */
const folder = join(import.meta.dirname, '../../../../bench/withoutRelay');

/** The renderer of the server. */
export async function siteRenderer(): Promise<WebEntry> {
  return (await import(join(web, 'dist/server/entryServer.js'))) as WebEntry;
}

/** The same components, built without Relay. */
export async function rendererWithoutRelay(): Promise<WebEntry> {
  const replacement = join(import.meta.dirname, 'withoutRelay.ts');
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { alias: [{ find: /^(?:react-relay\/hooks\.js|relay-runtime)$/, replacement }] },
    build: { ssr: 'src/entries/entryServer.tsx', outDir: folder, emptyOutDir: true },
  });
  return (await import(join(folder, 'entryServer.js'))) as WebEntry;
}
