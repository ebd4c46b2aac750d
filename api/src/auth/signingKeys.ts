import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { prisma } from '../database/client.ts';

export const algorithm = 'EdDSA';
/** Access tokens live for ten minutes; a session outlives them by refreshing. */
export const accessTokenSeconds = 600;

/** How often a server reads the keys, in milliseconds. */
export const keysInterval = 60_000;
/** How long a new key is not used for signing, in milliseconds: until all servers have read it. */
const publication = 2 * keysInterval;
/** The age of a key at which the last token signed by its predecessor has expired, in milliseconds. */
const retirement = publication + keysInterval + accessTokenSeconds * 1000;

export interface Keys {
  /** The signing key, and its id, which tokens contain. */
  signing: { id: string; key: CryptoKey };
  /** The verification keys, by id. */
  verifying: ReadonlyMap<string, CryptoKey>;
}

/**
 * Creates the key pair that signs access tokens. Runs at a database’s first startup, on one server at a time.
 */
export async function createSigningKey(): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  await prisma.signingKey.create({
    data: { id: randomUUID(), privateJwk: { ...(await exportJWK(privateKey)) } },
  });
}

const age = ({ createdAt }: { createdAt: Date }) => Date.now() - createdAt.getTime();

/** The keys whose tokens may still be valid, newest first. */
async function findKeys() {
  const rows = await prisma.signingKey.findMany({ orderBy: { createdAt: 'desc' } });
  return rows.filter((_row, index) => {
    const successor = rows[index - 1];
    return !successor || age(successor) < retirement;
  });
}

/** The keys in the database, which all servers share. */
export async function readKeys(): Promise<Keys> {
  const rows = await findKeys();
  const signing = rows.find((row) => age(row) >= publication) ?? rows.at(-1);
  if (!signing) throw new Error('The database contains no signing key.');
  const verifying = new Map<string, CryptoKey>();
  for (const { id, privateJwk } of rows) {
    const { d: _secret, ...publicJwk } = privateJwk as JWK;
    verifying.set(id, (await importJWK(publicJwk, algorithm)) as CryptoKey);
  }
  const key = (await importJWK(signing.privateJwk as JWK, algorithm)) as CryptoKey;
  return { signing: { id: signing.id, key }, verifying };
}

/**
 * Creates a new key, which signs once all servers know it; the previous one verifies until its tokens have
 * expired. Deletes expired keys.
 */
export async function rotateSigningKey(): Promise<void> {
  const good = await findKeys();
  await prisma.signingKey.deleteMany({ where: { id: { notIn: good.map(({ id }) => id) } } });
  await createSigningKey();
}
