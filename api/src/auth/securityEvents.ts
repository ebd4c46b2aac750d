import { prisma, type Transaction } from '../database/client.ts';
import type { SecurityEvent, SecurityEventKind } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import type { Environment } from '../environment.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Task } from '../jobs/queue.ts';
import { networkAround } from '../limits/addresses.ts';
import { securityOutbox } from '../mail/outbox.ts';
import type { Client } from './auth.ts';
import { seesAccounts } from './capabilities.ts';
import { deviceOf, type Device } from './device.ts';
import { personRule } from './permission.ts';
import type { Viewer } from './viewer.ts';

/** The origin of a request, and the recipient of mail about it. */
export interface Origin {
  client: () => Client;
  environment: Environment;
}

/** The account an event is about. */
interface Account {
  id: number;
  email: string;
}

/** How long events are kept, in days. */
const keptDays = 180;

/** Events mailed to the account: those someone else may have caused. */
const mailed: ReadonlySet<SecurityEventKind> = new Set([
  'newDevice',
  'passwordChanged',
  'refreshTokenReused',
  'tokenCreated',
  'identityLinked',
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'factorsRemoved',
  'factorRequired',
  'factorNotRequired',
]);

/** The maximum number of mails of one kind per account per hour: more would bury the first. */
const mailsAnHour = 3;
const hour = 60 * 60 * 1000;

/** A client’s device and network, as recorded: never the whole address. */
export function placeOf({ address, userAgent }: Client): Device & { network: string } {
  return { ...deviceOf(userAgent), network: networkAround(address) };
}

/** Records an account’s event in the transaction that caused it, and sends the job of its mail. */
export async function recordEvent(
  transaction: Transaction,
  kind: SecurityEventKind,
  { id: adminUserId, email }: Account,
  { client, environment }: Origin,
  detail = '',
): Promise<void> {
  const isMailed =
    environment.SMTP_URL && mailed.has(kind) && (await mayMail(transaction, kind, adminUserId));
  const nextMailAt = isMailed ? new Date() : null;
  const { id } = await transaction.securityEvent.create({
    data: { kind, adminUserId, email, detail, nextMailAt, ...placeOf(client()) },
  });
  if (nextMailAt) await enqueue(transaction, securityOutbox.queue, { id, attempt: 0 });
}

async function mayMail(transaction: Transaction, kind: SecurityEventKind, adminUserId: number) {
  const createdAt = { gt: new Date(Date.now() - hour) };
  const sent = { OR: [{ nextMailAt: { not: null } }, { mailedAt: { not: null } }] };
  const count = await transaction.securityEvent.count({ where: { kind, adminUserId, createdAt, ...sent } });
  return count < mailsAnHour;
}

/**
 * Records a failure to sign in or to confirm a password. The failures of an hour share one row per account,
 * and one for all unknown addresses, so that strangers cannot fill the table; the row shows the origin of the
 * last failure.
 * @param account null if unknown; the address as typed is not stored, since it may be a password
 */
export async function countFailure(
  kind: 'signInFailed' | 'confirmationFailed',
  account: Account | null,
  client: Client,
): Promise<void> {
  const createdAt = new Date();
  const bucket = `${kind} ${account?.id ?? 'unknown'} ${createdAt.toISOString().slice(0, 13)}`;
  const latest = { createdAt, ...placeOf(client) };
  await prisma.securityEvent.upsert({
    where: { bucket },
    create: { kind, bucket, adminUserId: account?.id ?? null, email: account?.email ?? '', ...latest },
    update: { count: { increment: 1 }, ...latest },
  });
}

/** Newest first; the id breaks ties. */
export const securityEventOrder = [
  { name: 'createdAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Admins who signed in themselves see the events of all accounts. Reads by global id go through this filter. */
export function visibleSecurityEvents(viewer: Viewer): { OR?: [] } {
  return seesAccounts(viewer) ? {} : { OR: [] };
}

/** One page of the events. @throws UnauthenticatedError, ForbiddenError, ValidationError for a foreign cursor */
export const listSecurityEvents = personRule(
  'people.read',
  async (_admin, page: Page, selection: Selection = {}): Promise<SecurityEvent[]> =>
    prisma.securityEvent.findMany({ ...selection, ...keysetPage(securityEventOrder, page, []) }),
);

/** Deletes events that are past their retention period. */
export async function forgetOldEvents(now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - keptDays * 24 * hour) };
  await prisma.securityEvent.deleteMany({ where: { createdAt } });
}

export const oldEventsTask: Task = {
  name: 'forgetOldEvents',
  cron: '0 * * * *',
  work: () => forgetOldEvents(),
};
