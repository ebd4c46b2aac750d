import pg from 'pg';
import { OperatorError } from '../operatorError.ts';

/** A database on a server cannot be used as configured; nothing was changed there. */
export class ConnectionError extends OperatorError {
  override name = 'ConnectionError';
}

/** How long a server may take to accept a connection, in milliseconds. */
const connectTimeout = 10_000;

/** Errors of PostgreSQL, the driver and the system, matched by code or message, and what to do about them. */
const failures: readonly [RegExp, (client: pg.Client, named: string) => string][] = [
  [
    /client password must be a string/,
    ({ user }, named) => `requires the password of “${user}”: add it to ${named}, or set PGPASSWORD.`,
  ],
  [
    /^28P01$/,
    ({ user }, named) =>
      `rejects the password of “${user}”: correct it in ${named}, or in PGPASSWORD if the address has none.`,
  ],
  [
    /^28000$/,
    ({ user }, named) =>
      `does not let “${user}” in: correct the user in ${named}, create the role, or allow it in pg_hba.conf.`,
  ],
  [
    /^3D000$/,
    ({ database }, named) => `has no database “${database}”: create it (createdb), or correct ${named}.`,
  ],
  [
    /^42501$|permission denied/,
    ({ user, database }) =>
      `does not let “${user}” create the site’s tables in “${database}”: make it the owner (ALTER DATABASE … OWNER TO …).`,
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    (_client, named) => `cannot be found, because its name does not resolve: correct the host in ${named}.`,
  ],
  [
    /^(?:57P0[1-3]|53300)$/,
    () =>
      'accepts no connection right now: wait until it has started, or has fewer connections, and try again.',
  ],
  [
    /^(?:E[A-Z]+|08\w{3})$|timeout expired|terminated/,
    (_client, named) => `does not answer: start it, or correct ${named}.`,
  ],
];

/** An error’s codes and messages, and those of its causes. */
function* causesOf(error: unknown): Generator<string> {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner) yield String(inner.code);
    yield inner.message;
  }
}

/**
 * Turns a known connection failure into a message that names the server and what to do; returns any other
 * error unchanged.
 * @param named the operator’s name for the address: the name of its variable
 */
export function asConnectionError(error: unknown, url: string, named = 'DATABASE_URL'): unknown {
  // The client completes the address from the environment.
  const client = new pg.Client({ connectionString: url });
  for (const cause of causesOf(error)) {
    const [, sentence] = failures.find(([pattern]) => pattern.test(cause)) ?? [];
    const where = `PostgreSQL at ${client.host}:${client.port}`;
    const code = /^\w+$/.test(cause) ? ` (${cause})` : '';
    if (sentence) return new ConnectionError(`${where} ${sentence(client, named)}${code}`, { cause: error });
  }
  return error;
}

/**
 * Opens a separate connection to a database.
 * @param named the operator’s name for the address: the name of its variable
 * @throws ConnectionError
 */
export async function connectTo(url: string, named = 'DATABASE_URL'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
  // A lost connection fails the current statement; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw asConnectionError(error, url, named);
  }
  return client;
}
