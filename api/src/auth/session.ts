import { randomUUID } from 'node:crypto';
import { prisma, type Transaction } from '../database/client.ts';
import { Prisma, type AdminUser } from '../database/generated/client.ts';
import { readingOnly } from '../database/trace.ts';
import { networkAround } from '../limits/addresses.ts';
import type { Client } from './auth.ts';
import { factorDueOf } from './factorDue.ts';
import { hasEnded, live, liveSession } from './live.ts';
import { firstRefreshToken, readRefreshToken, sessionIdIn } from './refreshToken.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import type { TokenClaims, Tokens } from './tokens.ts';
import type { Admin } from './viewer.ts';

const daySeconds = 24 * 60 * 60;

/** How long a session lasts after its last use. */
const idleSeconds = 30 * daySeconds;
/** How long a session lasts after its sign-in, however often it is used. */
const longestSeconds = 90 * daySeconds;

/**
 * For this long after a refresh, the spent token returns the same result again: two tabs may have sent it
 * concurrently.
 */
const graceMilliseconds = 10_000;

/** What a sign-in or a refresh returns. */
export interface Credentials {
  admin: Admin;
  accessToken: string;
  /** Valid for one refresh. */
  refreshToken: string;
  /** Seconds until the session ends, if it is not used again. */
  lifetime: number;
}

/** The part of an account that decides what its calls may do: read again for each. */
type Account = Pick<Admin, 'id' | 'email' | 'name' | 'language' | 'portraitUrl' | 'role'>;
export const accountColumns = {
  id: true,
  email: true,
  name: true,
  language: true,
  portraitUrl: true,
  role: true,
} as const satisfies Record<keyof Account, true>;

/** How precisely it is known when someone was last seen, in milliseconds. */
const seenMilliseconds = 10 * 60 * 1000;

/**
 * Notes that someone is there, outside the transaction of their call: none waits for another’s account. It writes at
 * most every ten minutes, since each write drops answers that are cached.
 */
export async function noteSeen(
  { id, lastSeenAt }: Pick<AdminUser, 'id' | 'lastSeenAt'>,
  now = new Date(),
): Promise<void> {
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < seenMilliseconds) return;
  await prisma.adminUser.updateMany({ where: { id }, data: { lastSeenAt: now } });
}

const expiryOf = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleSeconds * 1000, createdAt.getTime() + longestSeconds * 1000));

/** Opens a session for an admin who has just been authenticated. */
export async function openSession(
  tokens: Tokens,
  admin: Account,
  { userAgent, address }: Pick<Client, 'userAgent' | 'address'>,
  client: Transaction = prisma,
): Promise<Credentials> {
  const now = new Date();
  const key = { id: randomUUID(), refreshKey: randomUUID() };
  const { token, hash } = firstRefreshToken(key);
  const session = await client.session.create({
    data: {
      ...key,
      adminUserId: admin.id,
      refreshTokenHash: hash,
      userAgent: userAgent.slice(0, 300),
      network: networkAround(address),
      createdAt: now,
      authenticatedAt: now,
      lastUsedAt: now,
      expiresAt: expiryOf(now, now),
    },
  });
  return credentialsOf(tokens, { ...session, adminUser: admin }, token, now, client);
}

interface OpenSession {
  id: string;
  adminUser: Account;
  authenticatedAt: Date;
  expiresAt: Date;
}

async function credentialsOf(
  tokens: Tokens,
  session: OpenSession,
  refreshToken: string,
  now: Date,
  client?: Transaction,
): Promise<Credentials> {
  const { id, adminUser, expiresAt } = session;
  const accessToken = await tokens.issue({ id, adminUserId: adminUser.id });
  const lifetime = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { admin: await adminOf(session, client), accessToken, refreshToken, lifetime };
}

async function adminOf(
  { id: sessionId, adminUser, authenticatedAt }: Omit<OpenSession, 'expiresAt'>,
  client?: Transaction,
): Promise<Admin> {
  const { id, email, name, language, portraitUrl, role } = adminUser;
  const factorDueAt = await factorDueOf(id, client);
  const account = { id, email, name, language, portraitUrl, role, factorDueAt };
  return { ...account, sessionId, tokenId: null, access: 'person', limitedTo: null, authenticatedAt };
}

/**
 * Exchanges a refresh token for new tokens. A token that was just spent returns the same new token again. A
 * token that was spent earlier shows that someone else has a copy, so the whole session ends (RFC 9700,
 * section 4.14.2). A token that the server never issued ends nothing.
 * @throws UnauthenticatedError
 */
export async function refreshSession(
  tokens: Tokens,
  origin: Origin,
  refreshToken: string,
): Promise<Credentials> {
  const now = new Date();
  const refreshed = await prisma.$transaction(async (transaction) => {
    const session = await lockSession(transaction, sessionIdIn(refreshToken));
    if (!session) return null;
    const found = readRefreshToken(session, refreshToken);
    if (found.status === 'current') {
      const data = {
        refreshTokenHash: found.next.hash,
        network: networkAround(origin.client().address),
        lastUsedAt: now,
        expiresAt: expiryOf(session.createdAt, now),
      };
      await transaction.session.update({ where: { id: session.id }, data });
      return { session: { ...session, ...data }, token: found.next.token };
    }
    const isMomentAgo = now.getTime() - session.lastUsedAt.getTime() <= graceMilliseconds;
    if (found.status === 'spentLast' && isMomentAgo) return { session, token: found.next.token };
    if (found.status !== 'foreign') {
      await transaction.session.update({ where: { id: session.id }, data: { revokedAt: now } });
      await recordEvent(transaction, 'refreshTokenReused', session.adminUser, origin);
    }
    return null;
  });
  if (!refreshed) throw hasEnded();
  await noteSeen(refreshed.session.adminUser, now);
  return credentialsOf(tokens, refreshed.session, refreshed.token, now);
}

/** Locks an open session against concurrent refreshes and sign-outs until the transaction ends. */
async function lockSession(transaction: Transaction, id: string) {
  if (!isUuid(id)) return null;
  await transaction.$queryRaw`SELECT 1 FROM "Session" WHERE "id" = ${id}::uuid FOR UPDATE`;
  return transaction.session.findUnique({ where: { id, ...live() }, include: { adminUser: true } });
}

/** Ends a session: its access tokens stop working with the next request. */
export async function revokeSession(id: string): Promise<void> {
  await prisma.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
}

/** Whether a window belongs to another account than this one: if it names its own (the header Account). */
export const isOfAnother = (account: string | null, adminId: number): boolean =>
  Boolean(account) && account !== String(adminId);

/**
 * Ends the session of a refresh token that the server issued, spent or not.
 * @param account the account of the window, if the request names it
 * @returns false if it is another account’s, and stays open
 */
export async function revokeSessionOf(refreshToken: string, account: string | null): Promise<boolean> {
  const id = sessionIdIn(refreshToken);
  const session = isUuid(id) ? await prisma.session.findUnique({ where: { id } }) : null;
  if (!session || readRefreshToken(session, refreshToken).status === 'foreign') return true;
  if (isOfAnother(account, session.adminUserId)) return false;
  await revokeSession(id);
  return true;
}

/** The admin named by a verified token, provided that the session is open and the admin is not disabled. */
export async function findAdmin(claims: TokenClaims | null): Promise<Admin | null> {
  if (!claims) return null;
  if ('externalId' in claims) {
    const { externalId, authenticatedAt } = claims;
    const user = await prisma.adminUser.findUnique({ where: { externalId, disabledAt: null } });
    if (!user) return null;
    await noteSeen(user);
    const { id, email, name, language, portraitUrl, role } = user;
    // The provider asks for a second factor of its own.
    const account = { id, email, name, language, portraitUrl, role, factorDueAt: null };
    return { ...account, sessionId: null, tokenId: null, access: 'person', limitedTo: null, authenticatedAt };
  }
  if (!isUuid(claims.sessionId)) return null;
  const session = await readLive(claims.sessionId);
  return session && adminOf(session);
}

const accountSelection = Prisma.join(
  Object.keys(accountColumns).map((column) => Prisma.raw(`account."${column}"`)),
);

/** An open session with its account. In one statement, where Prisma sends two: each call reads them. */
async function readLive(id: string): Promise<Omit<OpenSession, 'expiresAt'> | null> {
  const [found] = await readingOnly(
    ['Session', 'AdminUser'],
    () => prisma.$queryRaw<(Account & { authenticatedAt: Date })[]>`
      SELECT session."authenticatedAt", ${accountSelection}
      FROM "Session" AS session JOIN "AdminUser" AS account ON account.id = session."adminUserId"
      WHERE session.id = ${id}::uuid AND ${liveSession()}`,
  );
  if (!found) return null;
  const { authenticatedAt, ...adminUser } = found;
  return { id, authenticatedAt, adminUser };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
