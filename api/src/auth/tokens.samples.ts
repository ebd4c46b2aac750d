import { importJWK, SignJWT, type JWK, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { prisma } from '../database/client.ts';

/** Signs any claims with the server’s own key, to test refusals of correctly signed tokens. */
export async function signAsServer(
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const { id, privateJwk } = await prisma.signingKey.findFirstOrThrow();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: id, ...header })
    .sign(await importJWK(privateJwk as JWK, 'EdDSA'));
}
