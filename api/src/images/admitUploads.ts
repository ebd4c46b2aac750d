import { writeRule } from '../auth/permission.ts';
import type { Call } from '../auth/stillAdmitted.ts';

/** The permission to upload; returns the call, since the files arrive later. */
export const admitUploads = writeRule('images.write', async ({ id, sessionId, tokenId }): Promise<Call> => ({
  id,
  sessionId,
  tokenId,
}));
