import { randomUUID } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { prisma } from '../database/client.ts';
import type { Environment } from '../environment.ts';

/** Access tokens live for ten minutes; a session outlives them by refreshing. */
export const accessTokenSeconds = 600;

const algorithm = 'EdDSA';
/** RFC 9068: an access token, never to be confused with a token for something else. */
const type = 'at+jwt';
const audience = 'api';

/** What a valid token says: the session of one of ours, or the subject of the identity provider. */
export type TokenClaims = { sessionId: string } | { externalId: string };

export interface Tokens {
  issue(session: { id: string; adminUserId: number }): Promise<string>;
  /** The claims, or null when the token is forged, foreign, expired or not a token at all. */
  verify(token: string): Promise<TokenClaims | null>;
}

/** Makes the key pair that signs access tokens. Runs alone, at the first start of a database. */
export async function createSigningKey(): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  await prisma.signingKey.create({
    data: { id: randomUUID(), privateJwk: { ...(await exportJWK(privateKey)) } },
  });
}

/** Issues and verifies tokens with the keys in the database, which all servers share. */
export async function openTokens(environment: Environment): Promise<Tokens> {
  const issuer = environment.PUBLIC_URL;
  const { AUTH_JWKS_URL, AUTH_ISSUER, AUTH_AUDIENCE } = environment;
  const provider = AUTH_JWKS_URL && createRemoteJWKSet(new URL(AUTH_JWKS_URL));
  const rows = await prisma.signingKey.findMany({ orderBy: { createdAt: 'desc' } });
  const [newest] = rows;
  if (!newest) throw new Error('The database holds no signing key.');
  const signingKey = (await importJWK(newest.privateJwk as JWK, algorithm)) as CryptoKey;
  const publicKeys = new Map<string, CryptoKey>();
  for (const { id, privateJwk } of rows) {
    const { d: _secret, ...publicJwk } = privateJwk as JWK;
    publicKeys.set(id, (await importJWK(publicJwk, algorithm)) as CryptoKey);
  }
  const ownKey: JWTVerifyGetKey = ({ kid }) => {
    const key = publicKeys.get(kid ?? '');
    if (!key) throw new Error('The token names no key of ours.');
    return key;
  };

  return {
    issue: ({ id, adminUserId }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: newest.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(adminUserId))
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(signingKey),

    async verify(token) {
      try {
        if (provider && AUTH_ISSUER && AUTH_AUDIENCE && decodeJwt(token).iss === AUTH_ISSUER) {
          const { payload } = await jwtVerify(token, provider, {
            issuer: AUTH_ISSUER,
            audience: AUTH_AUDIENCE,
            requiredClaims: ['sub', 'exp'],
            algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          });
          return payload.sub ? { externalId: payload.sub } : null;
        }
        const { payload } = await jwtVerify(token, ownKey, {
          issuer,
          audience,
          typ: type,
          algorithms: [algorithm],
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        return { sessionId: String(payload['sid']) };
      } catch {
        return null;
      }
    },
  };
}
