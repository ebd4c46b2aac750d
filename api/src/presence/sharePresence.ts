import type { Redis } from 'ioredis';
import { z } from 'zod';
import { log } from '../log.ts';
import { openForms, silence } from './openForms.ts';

const channel = 'open-forms';

/** How long changes are gathered before they are sent to the other servers, in milliseconds. */
const gathering = 200;

const messageSchema = z.object({
  server: z.string(),
  clients: z.array(
    z.object({
      accountId: z.int(),
      name: z.string(),
      // Absent from a server of the version before portraits.
      portraitUrl: z.string().nullable().default(null),
      forms: z.array(
        z.object({
          entity: z.string(),
          itemId: z.int().nullable(),
          newKey: z.string().nullable(),
          hasTyped: z.boolean(),
        }),
      ),
    }),
  ),
});

/**
 * Tells the other servers which forms are open in this one’s browsers, and learns theirs: all of them after each change,
 * and twice in the time after which a silent server counts as gone.
 */
export function sharePresence(valkey: Redis): void {
  let timer: NodeJS.Timeout | undefined;

  async function announce(): Promise<void> {
    timer = undefined;
    const { server, clients } = openForms;
    // Without a connection, they learn it once there is one.
    await valkey.publish(channel, JSON.stringify({ server, clients })).catch(() => {});
  }

  openForms.onChange((isOurs) => {
    if (isOurs) timer ??= setTimeout(announce, gathering).unref();
  });
  setInterval(announce, silence / 2).unref();
  valkey.on('message', (name: string, text: string) => {
    if (name !== channel) return;
    const { server, clients } = messageSchema.parse(JSON.parse(text));
    if (server !== openForms.server) openForms.receive(server, clients);
  });
  valkey.on('ready', async () => {
    try {
      await valkey.subscribe(channel);
      await announce();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'The open forms of the other servers are not received');
    }
  });
}
