import type { ViteDevServer } from 'vite';
import { asFullDisk } from './dataFolder.ts';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';
import { announce, fail, logEverything } from './logEverything.ts';
import { reasonOf } from './operatorError.ts';
import type { Web } from './pages/web.ts';
import { serve } from './serve.ts';

const developing = process.env['NODE_ENV'] === 'development';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  log.level = environment.LOG_LEVEL;
  const development = developing ? await import('./pages/developmentWeb.ts') : null;
  let vite: ViteDevServer | undefined;
  const openWeb = async (): Promise<Web> => {
    if (!development) return (await import('./pages/builtWeb.ts')).openBuiltWeb(environment);
    const opened = await development.openDevelopmentWeb();
    ({ vite } = opened);
    return opened.web;
  };
  const { server, newDemoAdmin: demo } = await serve(environment, openWeb).catch((error: unknown) => {
    throw asFullDisk(error, environment);
  });
  if (vite) development?.serveThroughVite(server, vite);
  const { PUBLIC_URL } = environment;
  announce(`The site is at ${PUBLIC_URL}, its admin at ${PUBLIC_URL}/admin/dashboard`, { PUBLIC_URL });
  if (demo) announce(`Demo mode: sign in as ${demo.email} with the password ${demo.password}`);
}

function failToStart(error: unknown): never {
  fail(reasonOf(error));
}

logEverything();
// Unawaited work may fail too; once the server listens, serve.ts shuts it down gracefully.
process.once('uncaughtException', failToStart);
await start().catch(failToStart);
process.off('uncaughtException', failToStart);
