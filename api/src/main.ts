import closeWithGrace from 'close-with-grace';
import { DataFolderInUseError } from './database/embedded.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { log } from './log.ts';
import { openServer } from './server.ts';

/** Milliseconds after which a server that ends has ended, whatever hangs. */
const endLimit = 8_000;

const developing = process.env['NODE_ENV'] === 'development';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  log.level = environment.LOG_LEVEL;
  const { web, vite } = developing
    ? await (await import('./pages/developmentWeb.ts')).openDevelopmentWeb()
    : { web: await (await import('./pages/builtWeb.ts')).openBuiltWeb(), vite: undefined };
  const { server, newDemoAdmin: demo, close } = await openServer(environment, web);
  const { HOST, PORT, PUBLIC_URL } = environment;
  server.listen(PORT, HOST, () => {
    console.log(`\n  The site is at ${PUBLIC_URL}, its admin at ${PUBLIC_URL}/admin/dashboard`);
    if (demo) console.log(`  A demo: sign in as ${demo.email} with the password ${demo.password}`);
    console.log();
  });
  if (vite) {
    const { serveThroughVite } = await import('./pages/developmentWeb.ts');
    serveThroughVite(server, vite);
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `Port ${PORT} is taken: set PORT to another.` : error.message;
    console.error(reason);
    void close().finally(() => process.exit(1));
  });
  closeWithGrace({ delay: endLimit }, async ({ err }) => {
    if (err) log.error({ err }, 'The server fails and stops');
    await vite?.close();
    await close();
  });
}

try {
  await start();
} catch (error) {
  const expected = error instanceof EnvironmentError || error instanceof DataFolderInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
