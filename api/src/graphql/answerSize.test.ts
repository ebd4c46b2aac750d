import { expect, test } from 'vitest';
import { visitor, type Admin } from '../auth/viewer.ts';
import { traced } from '../database/trace.ts';
import { assertRoom } from './answerSize.ts';
import type { RequestContext } from './context.ts';

const contextOf = (admin: Partial<Admin> | null) => ({ viewer: { ...visitor, admin } }) as RequestContext;

test('nothing more is gathered for an admin whose client has disconnected, on whom nobody else waits', async () => {
  await traced(
    async () => {
      expect(() => assertRoom(contextOf({ id: 7 }))).toThrow('The client has disconnected.');
      expect(() => assertRoom(contextOf(null))).not.toThrow();
    },
    { disconnected: () => AbortSignal.abort(), network: () => '' },
  );
  expect(() => assertRoom(contextOf({ id: 7 }))).not.toThrow();
});
