import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '../database/generated/client.ts';
import { hashOf, newSecret } from './secret.ts';

// A refresh token is `<session id>.<secret>.<proof>`. Each secret is derived from its predecessor with the
// session’s key: a client that presents the predecessor gets the same successor again, although only hashes
// are stored. The proof shows that the server issued the secret, however long ago.

/** What the database stores about a session’s refresh tokens. */
type RefreshedSession = Pick<Session, 'id' | 'refreshKey' | 'refreshTokenHash'>;

const digest = (key: string, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('.')).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const successorOf = ({ id, refreshKey }: RefreshedSession, secret: string) =>
  digest(refreshKey, 'next', id, secret);

function tokenOf({ id, refreshKey }: RefreshedSession, secret: string): string {
  return `${id}.${secret}.${digest(refreshKey, 'proof', id, secret)}`;
}

/** A valid token, as the client holds it and as the database stores it. */
export interface NewRefreshToken {
  token: string;
  hash: string;
}

function made(session: RefreshedSession, secret: string): NewRefreshToken {
  return { token: tokenOf(session, secret), hash: hashOf(secret) };
}

/** The first token of a session. */
export function firstRefreshToken(session: Pick<Session, 'id' | 'refreshKey'>): NewRefreshToken {
  return made({ ...session, refreshTokenHash: '' }, newSecret());
}

/** The id of the session in a token, unverified. */
export function sessionIdIn(token: string): string {
  return token.split('.')[0] ?? '';
}

/**
 * A token’s status in its session: current, spent by the last refresh or by an earlier one, or foreign.
 * @returns also the token that follows it, if that one is valid
 */
export function readRefreshToken(
  session: RefreshedSession,
  token: string,
): { status: 'current' | 'spentLast'; next: NewRefreshToken } | { status: 'spent' | 'foreign' } {
  const [, secret = '', proof = ''] = token.split('.');
  const next = made(session, successorOf(session, secret));
  if (isSame(hashOf(secret), session.refreshTokenHash)) return { status: 'current', next };
  if (isSame(next.hash, session.refreshTokenHash)) return { status: 'spentLast', next };
  const isOurs = isSame(proof, digest(session.refreshKey, 'proof', session.id, secret));
  return { status: isOurs ? 'spent' : 'foreign' };
}
