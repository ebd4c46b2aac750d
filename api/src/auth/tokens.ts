import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Environment } from '../environment.ts';
import { accessTokenSeconds, algorithm, readKeys } from './signingKeys.ts';

/** Marks access tokens (RFC 9068), so that no other kind of token is accepted as one. */
const type = 'at+jwt';
const audience = 'api';

/** Marks the links of previews. */
const [linkType, linkAudience] = ['preview+jwt', 'preview'];

/** The most verified tokens to remember: checking a signature takes longer than the rest of the authentication. */
const mostVerified = 1000;

/** The identity in a valid token: one of the site’s sessions, or a subject at the identity provider. */
export type TokenClaims = { sessionId: string } | { externalId: string; authenticatedAt: Date | null };

export interface Tokens {
  issue(session: { id: string; adminUserId: number }): Promise<string>;
  /** The claims, or null if the token is forged, foreign, expired or malformed. */
  verify(token: string): Promise<TokenClaims | null>;
  /** Signs a link that names a row by its id. */
  signLink(id: string, expiresAt: Date): Promise<string>;
  /** The id in a link that this site has signed, also if it has expired; else null. */
  readLink(link: string): Promise<string | null>;
  /** Re-reads the keys: the signing key may have changed, and some may have expired. */
  rereadKeys(): Promise<void>;
}

/** Issues and verifies tokens with the keys in the database, which all servers share. */
export async function openTokens(environment: Environment): Promise<Tokens> {
  const issuer = environment.PUBLIC_URL;
  const { AUTH_JWKS_URL, AUTH_ISSUER, AUTH_AUDIENCE } = environment;
  const provider = AUTH_JWKS_URL && createRemoteJWKSet(new URL(AUTH_JWKS_URL));
  let keys = await readKeys();
  /** The claims of the site’s own tokens whose signature was checked, and when they expire, in milliseconds. */
  const verified = new LRUCache<string, { claims: TokenClaims; expiresAt: number }>({ max: mostVerified });
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
      const known = verified.get(token);
      if (known && known.expiresAt > Date.now()) return known.claims;
      try {
        if (provider && AUTH_ISSUER && AUTH_AUDIENCE && decodeJwt(token).iss === AUTH_ISSUER) {
          const { payload } = await jwtVerify(token, provider, {
            issuer: AUTH_ISSUER,
            audience: AUTH_AUDIENCE,
            requiredClaims: ['sub', 'exp'],
            algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          });
          // When the person signed in at the provider, if it states this; otherwise, when it issued the token.
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
        const claims = { sessionId: String(payload['sid']) };
        verified.set(token, { claims, expiresAt: Number(payload.exp) * 1000 });
        return claims;
      } catch {
        return null;
      }
    },

    signLink: (id, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: linkType, kid: keys.signing.id })
        .setIssuer(issuer)
        .setAudience(linkAudience)
        .setJti(id)
        .setExpirationTime(expiresAt)
        .sign(keys.signing.key),

    async readLink(link) {
      try {
        const { payload } = await jwtVerify(link, ownKey, {
          issuer,
          audience: linkAudience,
          typ: linkType,
          algorithms: [algorithm],
          requiredClaims: ['jti', 'exp'],
        });
        return payload.jti ?? null;
      } catch (error) {
        // Its signature has been checked by then.
        return error instanceof errors.JWTExpired ? (error.payload.jti ?? null) : null;
      }
    },

    async rereadKeys() {
      keys = await readKeys();
      // Their key may have expired.
      verified.clear();
    },
  };
}
