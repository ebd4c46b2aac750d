import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openTokens } from './auth/tokens.ts';
import { openAnswers } from './cache/answerCache.ts';
import { frontDoor } from './cache/frontDoor.ts';
import { startOutbox } from './contact/outbox.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';
import { keepTrashEmptied } from './history/emptyTrash.ts';
import { openImages } from './images/open.ts';
import type { Web } from './pages/renderer.ts';
import { countTogether } from './throttle.ts';
import { openValkey } from './valkey/connection.ts';
import { shareChanges } from './valkey/shareChanges.ts';

export interface OpenServer extends OpenDatabase {
  /** Does not listen yet. */
  server: Server;
  /** Answers what was asked, takes nothing more, and closes all that was opened. */
  close: () => Promise<void>;
}

/** Takes no more connections, and waits until all are answered. A client may keep its connection, for nothing. */
async function answerTheLast(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await promisify(server.close.bind(server))();
  clearInterval(closing);
}

/**
 * Opens what the environment names, and the server before it.
 * @param web makes the pages
 * @throws DataFolderInUseError
 */
export async function openServer(environment: Environment, web: Web): Promise<OpenServer> {
  const { newDemoAdmin, close: closeDatabase } = await openDatabase(environment);
  const services = {
    environment,
    tokens: await openTokens(environment),
    images: await openImages(environment),
    answers: openAnswers(),
  };
  const others = environment.REDIS_URL ? openValkey(environment.REDIS_URL) : null;
  if (others) {
    countTogether(others.valkey);
    shareChanges(others.valkey, services.answers);
  }
  const app = createApp(services, web);
  const server = createServer(frontDoor(environment, services.answers, getRequestListener(app.fetch)));
  const outbox = startOutbox(environment);
  const trash = keepTrashEmptied(services.images);
  return {
    newDemoAdmin,
    server,
    async close() {
      if (server.listening) await answerTheLast(server);
      trash.stop();
      await outbox.stop();
      others?.close();
      await closeDatabase();
    },
  };
}
