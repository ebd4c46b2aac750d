import { Counter, Histogram, Registry } from 'prom-client';

// What /metrics reports about the site, besides the process: few series, whatever is requested. Paths, people
// and texts appear only in the log. docs/operations.md explains what to watch.

/** A separate registry, since a process may load two copies of this module, as the tests do. */
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

/** By reason: the server’s limit, or that of one network. */
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

/** By outcome: stored, or failed for a reason that is not the uploader’s fault. */
export const uploads = new Counter({
  name: 'image_uploads_total',
  help: 'Images that were uploaded, by whether the site stored them or failed to.',
  labelNames: ['outcome'],
  registers,
});

export const replicaFallbacks = new Counter({
  name: 'database_replica_fallbacks_total',
  help: 'Reads that the replica of the database failed and the primary answered.',
  registers,
});

/** The kind of resource at a path. */
function kindOf(path: string): string {
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/api/uploadthing') || path.startsWith('/ingest')) return 'upload';
  if (path.startsWith('/api/')) return 'rest';
  if (path.startsWith('/images/')) return 'image';
  return path.includes('.') ? 'file' : 'page';
}

/** Counts an answered request and its duration in milliseconds. */
export function countRequest(path: string, status: number, milliseconds: number): void {
  const labels = { route: kindOf(path), status: `${Math.floor(status / 100)}xx` };
  requestDuration.observe(labels, milliseconds / 1000);
}
