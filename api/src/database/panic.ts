import type { PGlite } from '@electric-sql/pglite';
import { fail } from '../logEverything.ts';

/**
 * Ends the process if the embedded PostgreSQL panics, as a database server would end: if it cannot write its
 * log, usually because the disk is full, its memory and the disk disagree, and continuing would write wrong
 * data. The next start replays the log up to the last acknowledged change.
 */
export function endOnPanic(pglite: PGlite): void {
  const watched = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      try {
        return await run.apply(pglite, args);
      } catch (error) {
        const { severity, message } = error as { severity?: string; message: string };
        if (severity !== 'PANIC') throw error;
        fail(
          `The embedded database cannot continue: ${message}. Nothing that was acknowledged is lost. Make room on the disk, and start the server again.`,
        );
      }
    };
  };
  pglite.execProtocol = watched(pglite.execProtocol);
  pglite.execProtocolStream = watched(pglite.execProtocolStream);
}
