import { readRule } from '../auth/permission.ts';
import { unclaimedFiles, type UnclaimedFiles } from './sweep.ts';

/** Image files that the server found without their rows when it started. @throws UnauthenticatedError */
export const findUnclaimedFiles = readRule('operations.read', async (): Promise<UnclaimedFiles | null> =>
  unclaimedFiles(),
);
