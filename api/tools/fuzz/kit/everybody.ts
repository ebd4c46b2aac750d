import type fc from 'fast-check';
import { withoutSiteLimits } from '../../../src/testing/siteLimits.ts';
import { type Outcome, type Run } from './attack.ts';
import { roles } from './callers.ts';
import { rowsWritten } from './contents.ts';
import { faultOf } from './fault.ts';
import type { Sent } from './http.ts';
import { tryAll } from './property.ts';
import { withServer, type Attacked } from './server.ts';

/** The number of client addresses: enough to stay below the limits for one address. */
const addresses = 60_000;

/**
 * Sends generated requests, an equal share as each kind of caller: none may make the server fail, and none may write
 * what its sender is not allowed to.
 */
export function attackAsEverybody(
  run: Run,
  count: number,
  requestsTo: (server: Attacked) => Promise<fc.Arbitrary<Sent>>,
): Promise<Outcome> {
  return withServer({ TRUST_PROXY: 'true', ...withoutSiteLimits }, async (server) => {
    const requests = await requestsTo(server);
    const problems: string[] = [];
    const statuses: Record<string, number> = {};
    let sentCount = 0;
    const started = performance.now();
    for (const [name, { make, email, mayWrite }] of Object.entries(roles)) {
      const caller = make(server);
      await caller.call({ method: 'GET', path: '/api/news' });
      const before = await server.contents();
      const failures = await tryAll(run, count / Object.keys(roles).length, requests, async (sent) => {
        sentCount += 1;
        const number = sentCount % addresses;
        const forwarded = `10.1.${Math.floor(number / 250)}.${number % 250}`;
        const answer = await caller.call({
          ...sent,
          headers: { ...sent.headers, 'X-Forwarded-For': forwarded },
        });
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = faultOf(server, answer);
        if (fault) throw new Error(fault);
      });
      problems.push(...failures.map((failure) => `As ${name}, ${failure}`));
      const own = before['AdminUser']?.find((row) => row['email'] === email)?.['id'];
      const forbidden = rowsWritten(before, await server.contents()).filter((row) => !mayWrite(row, own));
      problems.push(
        ...forbidden.map(
          ({ table, ...row }) => `Sent as ${name}, requests wrote ${table}: ${JSON.stringify(row)}`,
        ),
      );
    }
    const seconds = (performance.now() - started) / 1000;
    const listed = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    return {
      figures: {
        requests: sentCount,
        answers: listed.join(', '),
        'requests per second': Math.round(sentCount / seconds),
      },
      problems,
    };
  });
}
