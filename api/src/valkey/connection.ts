import { Redis } from 'ioredis';
import { log } from '../log.ts';

/** In milliseconds: a server that does not respond for this long counts as unavailable. */
const commandTimeout = 500;

/** How often the connection is checked, or retried if it is lost, in milliseconds. */
const interval = 250;

const withoutValkey =
  'Not connected to Valkey (REDIS_URL): until it is, this server caches no answers and counts rate limits on its own';

/**
 * Connects to Valkey in the background: the site starts, and continues, without it. While it is unavailable, commands
 * fail immediately, or within `commandTimeout` if it hangs; nothing waits for its return. One connection both sends and
 * listens (RESP3).
 * @param url redis:// or rediss://
 */
export function openValkey(url: string): { valkey: Redis; close: () => void } {
  const valkey = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    // A server too busy to read for this long reconnects, and only loses its cached answers.
    socketTimeout: commandTimeout,
    retryStrategy: () => interval,
    // The listener subscribes again itself, so that it knows when it receives messages again.
    autoResubscribe: false,
  });
  let isLost = false;
  valkey.on('error', ({ message }: Error) => {
    // The error’s other properties may contain the password.
    if (!isLost) log.warn({ reason: message }, withoutValkey);
    isLost = true;
  });
  valkey.on('ready', () => {
    isLost = false;
    log.info('Connected to Valkey');
  });
  // A connection that only listens would not notice that the other side is gone.
  const trial = setInterval(() => void valkey.ping().catch(() => {}), interval);
  return {
    valkey,
    close() {
      clearInterval(trial);
      valkey.disconnect();
    },
  };
}
