import { live } from '../auth/live.ts';
import type { Admin } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { everyModel, onModelsChanged, untraced } from '../database/trace.ts';
import { log } from '../log.ts';

/** A browser’s stream of presence. */
interface Stream {
  admin: Pick<Admin, 'id' | 'sessionId'>;
  end: () => void;
}

/** Those that are open on this server. */
export const streams = new Set<Stream>();

/** Ends all streams, so that a server that stops need not wait for them. */
export function endStreams(): void {
  for (const { end } of streams) end();
}

/** How long changes are gathered before the streams’ sessions are read again, in milliseconds. */
const gathering = 250;

let timer: NodeJS.Timeout | undefined;

onModelsChanged((changed) => {
  if (streams.size === 0 || timer) return;
  if (!['Session', 'AdminUser', everyModel].some((model) => changed.has(model))) return;
  timer = setTimeout(() => {
    timer = undefined;
    untraced(endUnadmitted).catch((err: unknown) =>
      log.warn({ err }, 'The sessions of open forms could not be read'),
    );
  }, gathering).unref();
});

/** Ends the streams whose session has ended, or whose account is disabled or removed; all are read in two statements. */
async function endUnadmitted(): Promise<void> {
  const open = [...streams];
  const sessions = await prisma.session.findMany({
    where: { id: { in: open.flatMap(({ admin }) => admin.sessionId ?? []) }, ...live() },
    select: { id: true },
  });
  // Those of the identity provider’s tokens have no session.
  const accounts = await prisma.adminUser.findMany({
    where: {
      id: { in: open.flatMap(({ admin }) => (admin.sessionId === null ? admin.id : [])) },
      disabledAt: null,
    },
    select: { id: true },
  });
  const admitted = new Set<string | number>([...sessions, ...accounts].map(({ id }) => id));
  for (const { admin, end } of open) if (!admitted.has(admin.sessionId ?? admin.id)) end();
}
