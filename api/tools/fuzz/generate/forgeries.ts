import { decodeJwt, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';

/** What the forger knows: more than anyone but the server. */
export interface Forger {
  /** A valid token. */
  good: string;
  keyId: string;
  privateJwk: JWK;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** Ways to forge a token, each invalid for one reason. The number makes each token different. */
export function forgeries({
  good,
  keyId,
  privateJwk,
}: Forger): Record<string, (i: number) => Promise<string>> {
  const claims = decodeJwt(good);
  const header = { alg: 'EdDSA', typ: 'at+jwt', kid: keyId };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const signed = async (payload: JWTPayload, changes: object = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ ...header, ...changes })
      .sign(await importJWK(privateJwk, 'EdDSA'));
  const signedByAnother = async (alg: string, changes: object = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ ...header, alg, ...changes })
      .sign((await generateKeyPair(alg)).privateKey);
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${encode(claims)}.`;
  const publicSecret = Buffer.from(privateJwk.x ?? '', 'base64url');
  const [head = '', body = '', signature = ''] = good.split('.');

  return {
    expired: (i) => signed({ ...claims, exp: now() - 1 - i }),
    'not yet valid': (i) => signed({ ...claims, nbf: now() + 3_600 + i }),
    'without an expiry': () => signed(without('exp')),
    'without a session': () => signed(without('sid')),
    'without a subject': () => signed(without('sub')),
    'from another issuer': (i) => signed({ ...claims, iss: `https://example.net/${i}` }),
    'without an issuer': () => signed(without('iss')),
    'for another audience': (i) => signed({ ...claims, aud: `web${i}` }),
    'without an audience': () => signed(without('aud')),
    'of another type': (i) => signed(claims, { typ: ['JWT', 'refresh+jwt', 'id_token', ''][i % 4] }),
    'of an unknown session': () => signed({ ...claims, sid: crypto.randomUUID() }),
    'of an invalid session': (i) => signed({ ...claims, sid: ['', 'x', '*', "' OR 1=1"][i % 4] }),
    'with an unknown key ID': (i) => signed(claims, { kid: `key${i}` }),
    'with a key ID that every object inherits': (i) =>
      signed(claims, { kid: ['__proto__', 'constructor', 'toString'][i % 3] }),
    'without a key ID': () => signed(claims, { kid: undefined }),
    'that is unsigned': async (i) => unsigned(['none', 'None', 'NONE', ''][i % 4] ?? 'none'),
    'signed with the public key as a secret': async (i) =>
      new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: ['HS256', 'HS384', 'HS512'][i % 3] ?? 'HS256' })
        .sign(Buffer.concat([publicSecret, publicSecret])),
    'signed by another key': (i) => signedByAnother(['EdDSA', 'RS256', 'ES256', 'PS256'][i % 4] ?? 'EdDSA'),
    'that embeds its own key': async () => {
      const { d: _secret, ...jwk } = privateJwk;
      return signedByAnother('EdDSA', { jwk });
    },
    'whose claims were changed': async (i) => `${head}.${encode({ ...claims, sub: String(i) })}.${signature}`,
    'whose expiry was moved': async (i) =>
      `${head}.${encode({ ...claims, exp: now() + 9_999 + i })}.${signature}`,
    'whose signature was damaged': async (i) => {
      const bytes = Buffer.from(signature, 'base64url');
      bytes[i % bytes.length] = (bytes[i % bytes.length] ?? 0) ^ (1 + (i % 255));
      return `${head}.${body}.${bytes.toString('base64url')}`;
    },
    'whose signature was cut off': async (i) => `${head}.${body}.${signature.slice(0, i % 80)}`,
    'that is noise': async (i) => Buffer.from(`${i}`.repeat(1 + (i % 500))).toString('base64url'),
    'that looks like an API token': async (i) => `batik_${encode({ i })}`,
  };
}
