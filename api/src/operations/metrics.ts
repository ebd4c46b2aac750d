import { Counter, Histogram, Registry } from 'prom-client';

// What /metrics tells of the site, beside the process: few series, whatever is asked. Paths, people and texts are in
// the log only. docs/operations.md says what to watch.

/** The site’s own, so that a process may load two copies of this module, as the tests’ does. */
export const register = new Registry();
const registers = [register];

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests answered, and how long each answer took.',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5],
  registers,
});

/** By source: from the cache, or made for the request. */
export const sharedAnswers = new Counter({
  name: 'shared_answers_total',
  help: 'Answers to visitors that others may share, by whether they came from the cache or were newly made.',
  labelNames: ['source'],
  registers,
});

export const rateLimitRefusals = new Counter({
  name: 'rate_limit_refusals_total',
  help: 'Calls that were refused because there were too many of them.',
  registers,
});

/** By call: contact, newsletter, signIn. */
export const siteLimitExcess = new Counter({
  name: 'site_limit_excess_total',
  help: 'Calls beyond what the whole site accepts of their kind, which were slowed.',
  labelNames: ['call'],
  registers,
});

/** By reason: all of the server's are taken, or all that one network may have. */
export const connectionRefusals = new Counter({
  name: 'connection_refusals_total',
  help: 'Connections that were closed immediately because there were too many.',
  labelNames: ['reason'],
  registers,
});

export const graphqlFailures = new Counter({
  name: 'graphql_failures_total',
  help: 'Unexpected failures in GraphQL, masked to the caller and logged.',
  registers,
});

/** By outcome: kept, or failed, which is not the uploader's fault. */
export const uploads = new Counter({
  name: 'image_uploads_total',
  help: 'Images that were uploaded, by whether the site kept them or failed to.',
  labelNames: ['outcome'],
  registers,
});

export const replicaFallbacks = new Counter({
  name: 'database_replica_fallbacks_total',
  help: 'Reads that the replica of the database failed and the primary answered.',
  registers,
});

/** What a path belongs to. */
function kindOf(path: string): string {
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/api/uploadthing') || path.startsWith('/ingest')) return 'upload';
  if (path.startsWith('/api/')) return 'rest';
  if (path.startsWith('/images/')) return 'image';
  return path.includes('.') ? 'file' : 'page';
}

/** Counts a request that was answered after so many milliseconds. */
export function countRequest(path: string, status: number, milliseconds: number): void {
  const labels = { route: kindOf(path), status: `${Math.floor(status / 100)}xx` };
  requestDuration.observe(labels, milliseconds / 1000);
}
