import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { openTokens } from './auth/tokens.ts';
import { openAnswers } from './cache/answerCache.ts';
import { frontDoor } from './cache/frontDoor.ts';
import { startOutbox } from './contact/outbox.ts';
import { DataFolderInUseError } from './database/embedded.ts';
import { openDatabase } from './database/open.ts';
import { drain } from './drain.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { keepTrashEmptied } from './history/emptyTrash.ts';
import { keepDiscardedDeleted } from './images/discards.ts';
import { openImages } from './images/open.ts';
import { log } from './log.ts';

/** Milliseconds after which a server that ends has ended, and those that requests under way have until then. */
const [endLimit, answerLimit] = [8_000, 6_000];

const developing = process.env['NODE_ENV'] === 'development';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  log.level = environment.LOG_LEVEL;
  const database = await openDatabase(environment);
  const services = {
    environment,
    tokens: await openTokens(environment),
    images: await openImages(environment),
    answers: openAnswers(),
  };
  const { web, vite } = developing
    ? await (await import('./pages/developmentWeb.ts')).openDevelopmentWeb()
    : { web: await (await import('./pages/builtWeb.ts')).openBuiltWeb(), vite: undefined };
  const app = createApp(services, web);
  const { HOST, PORT, PUBLIC_URL } = environment;
  const server = createServer(frontDoor(environment, services.answers, getRequestListener(app.fetch)));
  server.listen(PORT, HOST, () => {
    console.log(`\n  The site is at ${PUBLIC_URL}, its admin at ${PUBLIC_URL}/admin/dashboard`);
    const demo = database.newDemoAdmin;
    if (demo) console.log(`  A demo: sign in as ${demo.email} with the password ${demo.password}`);
    console.log();
  });
  const outbox = startOutbox(environment);
  const trash = keepTrashEmptied(services.images);
  const discards = keepDiscardedDeleted(services.images);
  if (vite) {
    const { serveThroughVite } = await import('./pages/developmentWeb.ts');
    serveThroughVite(server, vite);
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `Port ${PORT} is taken: set PORT to another.` : error.message;
    console.error(reason);
    void database.close().finally(() => process.exit(1));
  });
  closeWithGrace({ delay: endLimit }, async ({ err }) => {
    if (err) log.error({ err }, 'The server fails and stops');
    for (const regular of [trash, discards]) regular.stop();
    await Promise.all([drain(server, answerLimit), vite?.close(), outbox.stop()]);
    await database.close();
  });
}

try {
  await start();
} catch (error) {
  const expected = error instanceof EnvironmentError || error instanceof DataFolderInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
