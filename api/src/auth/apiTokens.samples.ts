import { createHash, randomBytes } from 'node:crypto';
import { prisma } from '../database/client.ts';
import type { ApiToken } from '../database/generated/client.ts';
import { editor } from '../testing/editor.ts';

/** Stores a token for the editor, valid for 30 days and just used, and returns its secret. */
export async function addApiToken(
  changes: Partial<ApiToken> = {},
): Promise<{ apiToken: ApiToken; secret: string }> {
  const secret = `batik_${randomBytes(32).toString('base64url')}`;
  const { id: adminUserId } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
  const apiToken = await prisma.apiToken.create({
    data: {
      adminUserId,
      name: 'A feed reader',
      scope: 'readWrite',
      tokenHash: createHash('sha256').update(secret).digest('base64url'),
      expiresAt: new Date(Date.now() + 30 * 86_400_000),
      lastUsedAt: new Date(),
      ...changes,
    },
  });
  return { apiToken, secret };
}
