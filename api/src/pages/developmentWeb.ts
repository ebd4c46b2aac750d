import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { documentAt } from '../../../web/src/shared/pages/documentAt.ts';
import type { WebEntry } from '../../../web/src/shared/pages/renderedPage.ts';
import type { Web } from './web.ts';

const folder = join(import.meta.dirname, '../../../web');

/** The web served by Vite: changes show immediately. */
export async function openDevelopmentWeb(): Promise<{ web: Web; vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const web: Web = {
    async render(page) {
      const entry = await vite.ssrLoadModule('/src/entries/entryServer.tsx');
      return (entry as unknown as WebEntry).render(page);
    },
    template(path) {
      return vite.transformIndexHtml(path, readFileSync(join(folder, documentAt(path)), 'utf8'));
    },
    preloads: () => '',
  };
  return { web, vite };
}

/** Lets Vite serve sources and modules; everything else goes to the app. */
export function serveThroughVite(server: Server, vite: ViteDevServer): void {
  const [app] = server.listeners('request') as ((request: unknown, response: unknown) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => app?.(request, response));
  });
}
