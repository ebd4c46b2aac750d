// Neither the answer to a wrong password nor its timing reveals whether an account exists: known and unknown accounts
// in turn, on five starts of the server, as often as its limits allow. It fails if the answers differ, or their times
// by more than chance and a tenth. Verified to fail: if auth/auth.ts refuses unknown accounts before it compares a
// password.
import { editor } from '../../../src/testing/editor.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send } from '../kit/http.ts';
import { median } from '../../../scripts/quantile.ts';
import { distinguishable } from '../kit/statistics.ts';
import { withServer, type Attacked } from '../kit/server.ts';

/** Below what auth/throttle.ts lets through: for one account, and for one account from one address. */
const limits = { account: 45, pair: 5 };

type Times = Record<'known' | 'unknown', number[]>;

/** Tries both accounts in turns. @returns the distinct answers */
async function timeAnswers({ origin }: Attacked, times: Times): Promise<Set<string>> {
  const texts = new Set<string>();
  for (let i = 0; i < limits.account; i += 1) {
    const from = `127.0.1.${1 + Math.floor(i / limits.pair)}`;
    // Alternate which comes first, so that neither always benefits from a warm cache.
    const kinds = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const email = kind === 'known' ? editor.email : 'nobody@example.org';
      const request = jsonRequest('POST', '/api/auth/sign-in', { email, password: 'guess' });
      const { status, text, milliseconds } = await send(origin, { ...request, from });
      texts.add(`${status} ${text}`);
      times[kind].push(milliseconds);
    }
  }
  return texts;
}

export const timing: Attack = (run) =>
  withServer({}, async (server) => {
    const times: Times = { known: [], unknown: [] };
    const texts = new Set<string>();
    const starts = scaled(run, 5);
    for (let start = 1; start <= starts; start += 1) {
      for (const text of await timeAnswers(server, times)) texts.add(text);
      // A restart resets the limits, which allows more measurements than an attacker gets.
      if (start < starts) await server.restart();
    }
    const problems: string[] = [];
    if (texts.size > 1) problems.push(`The answers reveal accounts: ${[...texts].join(' or ')}`);
    const { z, ratio } = distinguishable(times.known, times.unknown);
    if (Math.abs(z) > 4 && Math.abs(Math.log(ratio)) > Math.log(1.1)) {
      problems.push(
        `The times reveal accounts: the medians’ ratio is ${ratio.toFixed(3)}, z ${z.toFixed(1)}.`,
      );
    }
    return {
      figures: {
        'median of known accounts': `${median(times.known).toFixed(2)} ms of ${times.known.length}`,
        'median of unknown accounts': `${median(times.unknown).toFixed(2)} ms of ${times.unknown.length}`,
        'ratio of the medians': `${ratio.toFixed(3)} (goal: within 1.1, or chance: |z| ≤ 4; z is ${z.toFixed(2)})`,
      },
      problems,
    };
  });
