import { prisma, type Transaction } from '../database/client.ts';
import type { SecurityEvent, SecurityEventKind } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import type { Environment } from '../environment.ts';
import { networkAround } from '../limits/addresses.ts';
import type { Client } from './auth.ts';
import { may } from './capabilities.ts';
import { deviceOf, type Device } from './device.ts';
import { personRule } from './permission.ts';
import type { Viewer } from './viewer.ts';

/** Where something comes from, and where mail goes to. */
export interface Origin {
  client: () => Client;
  environment: Environment;
}

/** Whom an event is about. */
interface Account {
  id: number;
  email: string;
}

/** Days for which events are kept. */
const keptDays = 180;

/** What its account is told by mail: what somebody else may have done. */
const mailed: ReadonlySet<SecurityEventKind> = new Set([
  'newDevice',
  'passwordChanged',
  'refreshTokenReused',
  'tokenCreated',
  'identityLinked',
]);

/** So many mails of one kind go to an account in an hour: the first say it, more would bury it. */
const mailsAnHour = 3;
const hour = 60 * 60 * 1000;

/** A client's device and network, as far as they are written down: never the whole address. */
export function placeOf({ address, userAgent }: Client): Device & { network: string } {
  return { ...deviceOf(userAgent), network: networkAround(address) };
}

/** Writes down what happened to an account, in the transaction that did it, and leaves to the outbox what is mailed. */
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
  await transaction.securityEvent.create({
    data: { kind, adminUserId, email, detail, nextMailAt, ...placeOf(client()) },
  });
}

async function mayMail(transaction: Transaction, kind: SecurityEventKind, adminUserId: number) {
  const createdAt = { gt: new Date(Date.now() - hour) };
  const sent = { OR: [{ nextMailAt: { not: null } }, { mailedAt: { not: null } }] };
  const count = await transaction.securityEvent.count({ where: { kind, adminUserId, createdAt, ...sent } });
  return count < mailsAnHour;
}

/**
 * Writes down that somebody failed to prove who they are. The failures of an hour are one row for each account, and one
 * for all that name an unknown one, so that strangers do not fill the table; it shows where the last came from.
 * @param account null for an unknown one; what was typed for its address is not kept: it may be a password
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

/** Newest first; the id orders events of the same moment. */
export const securityEventOrder = [
  { name: 'createdAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Admins see what happened to all accounts, in person. Reads by global id go through this filter. */
export function visibleSecurityEvents(viewer: Viewer): { OR?: [] } {
  return may(viewer, 'people.read') && viewer.admin?.access === 'person' ? {} : { OR: [] };
}

/** One page of the events. @throws UnauthenticatedError, ForbiddenError, ValidationError for a foreign cursor */
export const listSecurityEvents = personRule(
  'people.read',
  async (_admin, page: Page, selection: Selection = {}): Promise<SecurityEvent[]> =>
    prisma.securityEvent.findMany({ ...selection, ...keysetPage(securityEventOrder, page, []) }),
);

/** Deletes the events that were kept long enough. */
export async function forgetOldEvents(now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - keptDays * 24 * hour) };
  await prisma.securityEvent.deleteMany({ where: { createdAt } });
}
