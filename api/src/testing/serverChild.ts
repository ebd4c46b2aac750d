// A server in a process of its own, for tests that speak over sockets, measure memory or kill it. It takes the
// environment of a real one, and tells its parent when it listens.
import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { openAnswers } from '../cache/answerCache.ts';
import { openTokens } from '../auth/tokens.ts';
import { openDatabase } from '../database/open.ts';
import { readEnvironment } from '../environment.ts';
import { openImages } from '../images/open.ts';
import { log } from '../log.ts';
import { bareWeb } from './bareWeb.ts';

log.level = 'silent';
const environment = readEnvironment(process.env);
await openDatabase(environment);
const tokens = await openTokens(environment);
const images = await openImages(environment);
const app = createApp({ environment, tokens, images, answers: openAnswers() }, bareWeb);
serve({ fetch: app.fetch, hostname: environment.HOST, port: environment.PORT }, () =>
  process.send?.('ready'),
);
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
