import { DataFolderInUseError } from './database/embedded.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { log } from './log.ts';
import { serve } from './serve.ts';

const developing = process.env['NODE_ENV'] === 'development';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  log.level = environment.LOG_LEVEL;
  const { web, vite } = developing
    ? await (await import('./pages/developmentWeb.ts')).openDevelopmentWeb()
    : { web: await (await import('./pages/builtWeb.ts')).openBuiltWeb(), vite: undefined };
  const { server, newDemoAdmin: demo } = await serve(environment, web);
  if (vite) (await import('./pages/developmentWeb.ts')).serveThroughVite(server, vite);
  const { PUBLIC_URL } = environment;
  console.log(`\n  The site is at ${PUBLIC_URL}, its admin at ${PUBLIC_URL}/admin/dashboard`);
  if (demo) console.log(`  A demo: sign in as ${demo.email} with the password ${demo.password}`);
  console.log();
}

try {
  await start();
} catch (error) {
  const expected = error instanceof EnvironmentError || error instanceof DataFolderInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
