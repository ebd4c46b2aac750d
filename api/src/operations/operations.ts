import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';
import { lostPictures, unclaimedFiles } from '../images/sweep.ts';
import { HttpError } from '../rest/errors.ts';
import { findMissing } from './readiness.ts';
import { register } from './metrics.ts';

/** The status is valid only at this moment. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws HttpError 404 if no token is set, 401 for a wrong one */
function refuseStrangers({ METRICS_TOKEN }: Environment, authorization = ''): void {
  if (!METRICS_TOKEN) throw new HttpError(404, 'Metrics are served when METRICS_TOKEN is set.');
  // Digests have equal length, so that the comparison’s time reveals nothing.
  if (!timingSafeEqual(digest(authorization), digest(`Bearer ${METRICS_TOKEN}`)))
    throw new HttpError(401, 'Send METRICS_TOKEN as Bearer.');
}

/** Problems for the operator to look at, although the server works. */
function notices(): { notices?: { pictures: string } } {
  const lost = lostPictures();
  if (lost > 0)
    return {
      notices: { pictures: `images/originals has none of the site’s picture files (${lost} missing).` },
    };
  const unclaimed = unclaimedFiles();
  if (!unclaimed) return {};
  const { folder, count, total } = unclaimed;
  const pictures = `${count} of ${total} files in images/${folder} belong to no image of this database. They were left alone.`;
  return { notices: { pictures } };
}

/**
 * Endpoints that proxies, supervisors and Prometheus request every few seconds. They come before the work
 * done for people’s requests: no viewer is looked up, nothing is logged or counted.
 */
export function operationRoutes(environment: Environment) {
  const app = new Hono();

  app.get('/health', noStore, (c) => c.json({ healthy: true }));

  app.get('/ready', noStore, async (c) => {
    const missing = await findMissing(environment);
    const ready = Object.keys(missing).length === 0;
    return c.json({ ready, missing, ...notices() }, ready ? 200 : 503);
  });

  app.get('/metrics', noStore, async (c) => {
    refuseStrangers(environment, c.req.header('Authorization'));
    return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType });
  });

  return app;
}
