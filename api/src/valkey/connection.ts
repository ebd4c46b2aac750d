import { Redis } from 'ioredis';
import { log } from '../log.ts';

/** In milliseconds: who does not answer for so long counts as gone. */
const patience = 500;

/** How often the connection is tried out, or tried again when it is gone, in milliseconds. */
const interval = 250;

const withoutValkey =
  'There is no connection to Valkey (REDIS_URL): until there is, this server caches no answers and counts on its own';

/**
 * Connects to Valkey, by and by: the site starts, and goes on, without it. What is asked of it while it is gone
 * fails at once, and within `patience` when it hangs; nothing waits for its return. One connection sends and
 * listens (RESP3).
 * @param url redis:// or rediss://
 */
export function openValkey(url: string): { valkey: Redis; close: () => void } {
  const valkey = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    // A server that is too busy to read for so long connects anew, and has lost its answers at hand, no more.
    socketTimeout: patience,
    retryStrategy: () => interval,
    // Who listens subscribes anew, to know when they hear again.
    autoResubscribe: false,
  });
  let isGone = false;
  valkey.on('error', ({ message }: Error) => {
    // Its other properties may hold the password.
    if (!isGone) log.warn({ reason: message }, withoutValkey);
    isGone = true;
  });
  valkey.on('ready', () => {
    isGone = false;
    log.info('Connected to Valkey');
  });
  // Who only listens would not notice that nobody speaks any more.
  const trial = setInterval(() => void valkey.ping().catch(() => {}), interval);
  return {
    valkey,
    close() {
      clearInterval(trial);
      valkey.disconnect();
    },
  };
}
