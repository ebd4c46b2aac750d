import { createRemoteJWKSet, decodeJwt, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import type { Environment } from '../environment.ts';
import { accessTokenSeconds, algorithm, readKeys } from './signingKeys.ts';

/** RFC 9068: an access token, never to be confused with a token for something else. */
const type = 'at+jwt';
const audience = 'api';

/** What a valid token says: the session of one of ours, or the subject of the identity provider. */
export type TokenClaims = { sessionId: string } | { externalId: string; authenticatedAt: Date | null };

export interface Tokens {
  issue(session: { id: string; adminUserId: number }): Promise<string>;
  /** The claims, or null when the token is forged, foreign, expired or not a token at all. */
  verify(token: string): Promise<TokenClaims | null>;
  /** Reads the keys anew: another may sign, and some may have ended. */
  rereadKeys(): Promise<void>;
}

/** Issues and verifies tokens with the keys in the database, which all servers share. */
export async function openTokens(environment: Environment): Promise<Tokens> {
  const issuer = environment.PUBLIC_URL;
  const { AUTH_JWKS_URL, AUTH_ISSUER, AUTH_AUDIENCE } = environment;
  const provider = AUTH_JWKS_URL && createRemoteJWKSet(new URL(AUTH_JWKS_URL));
  let keys = await readKeys();
  const ownKey: JWTVerifyGetKey = ({ kid }) => {
    const key = keys.verifying.get(kid ?? '');
    if (!key) throw new Error('The token names an unknown key.');
    return key;
  };

  return {
    issue: ({ id, adminUserId }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: keys.signing.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(adminUserId))
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(keys.signing.key),

    async verify(token) {
      try {
        if (provider && AUTH_ISSUER && AUTH_AUDIENCE && decodeJwt(token).iss === AUTH_ISSUER) {
          const { payload } = await jwtVerify(token, provider, {
            issuer: AUTH_ISSUER,
            audience: AUTH_AUDIENCE,
            requiredClaims: ['sub', 'exp'],
            algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          });
          // When the person signed in there, where the provider says so; else when it made the token.
          const at = Number(payload['auth_time'] ?? payload.iat);
          const authenticatedAt = Number.isFinite(at) ? new Date(at * 1000) : null;
          return payload.sub ? { externalId: payload.sub, authenticatedAt } : null;
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

    async rereadKeys() {
      keys = await readKeys();
    },
  };
}
