import { prisma } from '../database/client.ts';
import type { Environment } from '../environment.ts';
import { imagesFolder, openImageFiles } from '../images/files.ts';
import { log } from '../log.ts';
import { within } from '../timeLimit.ts';

/** How long each part may take to answer, in milliseconds. */
const timeLimit = 2_000;

/** The server’s dependencies, and the message if one is missing. */
const parts = [
  {
    name: 'database',
    complaint: 'The database does not answer.',
    check: () => prisma.$queryRaw`SELECT 1`,
  },
  {
    name: 'storage',
    complaint: 'The folder of images is missing, or cannot be written to.',
    check: ({ DATA_DIR }: Environment) => openImageFiles(imagesFolder(DATA_DIR)).demand(),
  },
];

let stopping = false;
/** The parts that were missing at the last check. */
let missingBefore = '';

/** Reports not ready from now on; requests that still arrive are answered. */
export function stopBeingReady(): void {
  stopping = true;
}

/** Whether this server is shutting down. */
export const isStopping = (): boolean => stopping;

/** The missing dependencies, each with a message; empty if the server is ready. */
export async function findMissing(environment: Environment): Promise<Record<string, string>> {
  if (stopping) return { server: 'The server is shutting down.' };
  const results = await Promise.allSettled(
    parts.map(async ({ check }) => within(timeLimit, check(environment))),
  );
  const missing = parts.flatMap(({ name, complaint }, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ name, complaint, err: result.reason as Error }] : [];
  });
  logChange(missing);
  return Object.fromEntries(missing.map(({ name, complaint }) => [name, complaint]));
}

/** Whether all dependencies are available. */
export async function isReady(environment: Environment): Promise<boolean> {
  return Object.keys(await findMissing(environment)).length === 0;
}

/** Proxies check every few seconds: only changes are logged. */
function logChange(missing: { name: string; complaint: string; err: Error }[]): void {
  const names = missing.map(({ name }) => name).join(' ');
  if (names === missingBefore) return;
  missingBefore = names;
  for (const { complaint, err } of missing) log.error({ err }, `Not ready: ${complaint}`);
  if (missing.length === 0) log.info('Ready again');
}
