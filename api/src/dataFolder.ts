import type { Environment } from './environment.ts';

/**
 * For how many milliseconds a half-written or unknown file in DATA_DIR must have lain still to be nobody’s. On
 * PostgreSQL other servers may be writing into the folder; the embedded database is one server’s alone.
 */
export function settledAfter({ DATABASE_URL }: Environment): number {
  return DATABASE_URL ? 60_000 : 0;
}
