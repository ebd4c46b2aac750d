import { hkdfSync } from 'node:crypto';
import { prisma } from '../../database/client.ts';

/** UploadThing’s id of the application; part of every key. */
const appId = 'embedded';

/**
 * The key shared by the app and its embedded ingest, in UploadThing’s format. It is derived from the database’s newest
 * signing key, so that all servers on one database share it, a copy of the database needs no further secret, and
 * nothing has to be configured.
 */
export async function embeddedApiKey(): Promise<string> {
  const row = await prisma.signingKey.findFirst({ orderBy: { createdAt: 'desc' } });
  if (!row) throw new Error('The database holds no signing key.');
  const { d: secret } = row.privateJwk as { d: string };
  const derived = hkdfSync('sha256', secret, '', 'UploadThing’s key of the embedded ingest', 32);
  return `sk_${Buffer.from(derived).toString('hex')}`;
}

/** The key as a token, as UploadThing’s dashboard would show it. */
export function embeddedToken(apiKey: string): string {
  return Buffer.from(JSON.stringify({ apiKey, appId, regions: ['embedded'] })).toString('base64');
}
