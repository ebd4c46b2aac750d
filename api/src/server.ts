import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openTokens } from './auth/tokens.ts';
import { openAnswers } from './cache/answerCache.ts';
import { frontDoor } from './cache/frontDoor.ts';
import { startOutbox } from './contact/outbox.ts';
import { drain } from './drain.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';
import { keepTrashEmptied } from './history/emptyTrash.ts';
import { keepDiscardedDeleted } from './images/discards.ts';
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

/** How long requests under way have to be answered when the server ends, in milliseconds. */
const answerLimit = 6_000;

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
  const discards = keepDiscardedDeleted(services.images);
  return {
    newDemoAdmin,
    server,
    async close() {
      for (const regular of [trash, discards]) regular.stop();
      await Promise.all([server.listening && drain(server, answerLimit), outbox.stop()]);
      others?.close();
      await closeDatabase();
    },
  };
}
