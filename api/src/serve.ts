import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { listenForAccountCommands } from './auth/accountSocket.ts';
import { keysInterval } from './auth/signingKeys.ts';
import { openTokens } from './auth/tokens.ts';
import { openAnswers } from './cache/answerCache.ts';
import type { DatabaseSource } from './database/source.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { EnvironmentError, type Environment } from './environment.ts';
import { visitorOperations } from './graphql/visitorOperations.ts';
import { openImages } from './images/open.ts';
import { queues, tasks } from './jobs/all.ts';
import { openJobs, type Jobs } from './jobs/jobs.ts';
import { log } from './log.ts';
import { report } from './logEverything.ts';
import { stopServing } from './operations/shutdown.ts';
import { openOrigins } from './origins/storedOrigins.ts';
import type { Web } from './pages/web.ts';
import { createPort } from './port/port.ts';
import { endStreams } from './presence/streams.ts';
import { sharePresence } from './presence/sharePresence.ts';
import { regularly } from './regularly.ts';
import { countTogether } from './limits/throttle.ts';
import { shareChanges } from './valkey/shareChanges.ts';
import { register } from './operations/metrics.ts';

/** How long the whole shutdown may take, in milliseconds; then the process ends regardless. */
const endLimit = 9_000;

/** Explains why the server cannot listen, naming the variable; returns an unknown error unchanged. */
function asListenError(error: unknown, { HOST, PORT }: Environment): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use: set PORT to another one.`,
    EACCES: `This user may not listen on port ${PORT}: set PORT to 1024 or above, or grant the server permission.`,
    EADDRNOTAVAIL: `HOST=${HOST} is not an address of this machine: set HOST to one, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST=${HOST} is not an address, nor a name that resolves to one: set HOST to an address of this machine.`,
    EAI_AGAIN: `HOST=${HOST} is not an address, and host names cannot be resolved now: set HOST to an address of this machine.`,
    EINVAL: `The server cannot listen at HOST=${HOST}: set HOST to an address of this machine; a link-local one needs its zone (%).`,
  };
  const sentence = sentences[code];
  return sentence ? new EnvironmentError(`${sentence} (${code})`, { cause: error }) : error;
}

/** @throws EnvironmentError */
async function listen(server: Server, environment: Environment): Promise<void> {
  const { HOST, PORT } = environment;
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    throw asListenError(error, environment);
  }
}

/**
 * Checks HOST first: a server that cannot listen there must not create or change a database. @throws EnvironmentError
 */
async function tryHost(environment: Environment): Promise<void> {
  const trial = createServer();
  await listen(trial, { ...environment, PORT: 0 });
  await once(trial.close(), 'close');
}

/**
 * Opens everything that the environment names, and listens. A signal shuts it down gracefully: requests,
 * jobs, the database.
 * @param openWeb prepares the rendering of pages; called once the data is ready
 * @throws EnvironmentError, DataFolderError
 */
export async function serve(
  environment: Environment,
  openWeb: () => Promise<Web>,
): Promise<{ server: Server; newDemoAdmin: OpenDatabase<Jobs>['newDemoAdmin'] }> {
  await tryHost(environment);
  const prepare = async (source: DatabaseSource) => {
    await openOrigins(environment.PUBLIC_URL);
    return openJobs(source, queues, tasks);
  };
  const database = await openDatabase(environment, prepare, report);
  const jobs = database.prepared;
  const services = {
    environment,
    tokens: await openTokens(environment),
    images: await openImages(environment),
    answers: openAnswers(),
  };
  const others = environment.REDIS_URL
    ? (await import('./valkey/connection.ts')).openValkey(environment.REDIS_URL)
    : null;
  if (others) {
    countTogether(others.valkey);
    shareChanges(others.valkey, services.answers);
    sharePresence(others.valkey);
  }
  const web = await openWeb();
  // During development, Vite serves the files, and texts change with them.
  if (!web.findFile) services.answers.setEnabled(false);
  const app = createApp(services, web);
  const { answers } = services;
  const front = { answers, makeAnswer: visitorOperations(services), findFile: web.findFile };
  const server = createPort(environment, front, app.fetch);
  try {
    await listen(server, environment);
  } catch (error) {
    others?.close();
    await jobs.stop();
    await database.close();
    throw error;
  }
  collectDefaultMetrics({ register });
  // With a database server, other processes can connect to it themselves.
  const commands = environment.DATABASE_URL ? null : await listenForAccountCommands(environment);
  await jobs.work(services);
  const rereading = regularly(keysInterval, services.tokens.rereadKeys, (err) =>
    log.error({ err }, 'The signing keys could not be read'),
  );
  closeWithGrace({ delay: endLimit, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, 'The server failed and is stopping');
    rereading.stop();
    await Promise.all([stopServing(server, environment.TRUST_PROXY, endStreams), jobs.stop()]);
    others?.close();
    commands?.close();
    await database.close();
  });
  return { server, newDemoAdmin: database.newDemoAdmin };
}
