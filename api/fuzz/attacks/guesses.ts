// 1,000 guesses of passwords: over REST and GraphQL, alone, as aliases and as batches, with addresses that are claimed
// and from addresses that are real. Never do more get through than the limits allow (auth/throttle.ts); and whether
// an account exists is told neither by what is answered nor by when.
// It fails when limits do not hold, or the answers differ. Seen to fail: with X-Forwarded-For believed without
// TRUST_PROXY in requestContext.ts, with `email` not in lower case in auth/auth.ts, and with unknown accounts refused
// there before a password is compared.
import { editor } from '../../src/testing/editor.ts';
import { distinguishable, medianOf } from '../kit/statistics.ts';
import { scaled, type Attack, type Run } from '../kit/attack.ts';
import { jsonRequest, send, type Answer, type Sent } from '../kit/http.ts';
import { withServer, type Attacked } from '../kit/server.ts';

/** What auth/throttle.ts allows in fifteen minutes. */
const limits = { pair: 5, address: 30, account: 50 };
/** A document has at most so many aliases. */
const aliases = 30;

const claims = [
  'X-Forwarded-For',
  'X-Real-IP',
  'Forwarded',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
];

/** One account in the ways that a form takes it. */
const spellings = [editor.email, editor.email.toUpperCase(), ` ${editor.email}`, `${editor.email}\t`];

const credentials = (i: number) => ({ email: spellings[i % spellings.length] ?? '', password: `guess ${i}` });

const field = (i: number) => {
  const { email, password } = credentials(i);
  return `signIn(input: { email: ${JSON.stringify(email)}, password: "${password}" }) { __typename }`;
};

/** Ways to guess; each is told how many guesses it is about to be, and makes as many or fewer. */
const ways: ((i: number) => { sent: Sent; guesses: number })[] = [
  (i) => ({ sent: jsonRequest('POST', '/api/auth/sign-in', credentials(i)), guesses: 1 }),
  (i) => ({ sent: jsonRequest('POST', '/graphql', { query: `mutation { ${field(i)} }` }), guesses: 1 }),
  (i) => {
    const fields = Array.from({ length: aliases }, (_, n) => `a${n}: ${field(i + n)}`);
    return {
      sent: jsonRequest('POST', '/graphql', { query: `mutation { ${fields.join(' ')} }` }),
      guesses: aliases,
    };
  },
  (i) => {
    const batch = Array.from({ length: 10 }, (_, n) => ({ query: `mutation { ${field(i + n)} }` }));
    return { sent: jsonRequest('POST', '/graphql', batch), guesses: 10 };
  },
];

/** How many guesses of a request were compared with the password. */
const compared = ({ text }: Answer) =>
  text.match(/InvalidCredentialsError|Invalid credentials/g)?.length ?? 0;
const hasOpened = ({ text }: Answer) => /accessToken|SignInPayload/.test(text);

/** Guesses from a few real addresses, all at the same time, and counts those that get through. */
async function guessPasswords(run: Run, { origin }: Attacked) {
  const through: Record<string, number> = {};
  let guessed = 0;
  const requests: Promise<void>[] = [];
  for (let i = 0; guessed < scaled(run, 1_000); i += 1) {
    const { sent, guesses } = ways[i % ways.length]?.(guessed) ?? {
      sent: { method: 'GET', path: '/' },
      guesses: 1,
    };
    guessed += guesses;
    const from = `127.0.0.${2 + (i % 20)}`;
    const claimed = { [claims[i % claims.length] ?? '']: `for=198.51.100.${i % 250}`.slice(i % 2 ? 0 : 4) };
    const request = send(origin, { ...sent, from, headers: { ...sent.headers, ...claimed } });
    requests.push(
      request.then((answer) => {
        if (hasOpened(answer)) throw new Error(`A guess opened a session: ${answer.text}`);
        through[from] = (through[from] ?? 0) + compared(answer);
      }),
    );
  }
  await Promise.all(requests);
  const all = Object.values(through).reduce((sum, count) => sum + count, 0);
  const problems = Object.entries(through)
    .filter(([, count]) => count > limits.pair)
    .map(([from, count]) => `From ${from} ${count} guesses got through, where ${limits.pair} may.`);
  if (all > limits.account)
    problems.push(`${all} guesses at one account got through, where ${limits.account} may.`);
  if (all === 0) problems.push('No guess was compared at all: this shows nothing.');
  return { guessed, all, problems };
}

/** How long the server takes to refuse known and unknown accounts, in turn, as often as its limits allow at a start. */
async function timeAnswers({ origin }: Attacked, times: { known: number[]; unknown: number[] }) {
  const texts = new Set<string>();
  for (let i = 0; i < limits.account - limits.pair; i += 1) {
    const from = `127.0.1.${1 + Math.floor(i / limits.pair)}`;
    // Which of the two comes first changes, so that neither is always the warm one.
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

export const guesses: Attack = (run) =>
  withServer({}, async (server) => {
    const { guessed, all, problems } = await guessPasswords(run, server);
    const times = { known: [] as number[], unknown: [] as number[] };
    const texts = new Set<string>();
    // Limits are forgotten at a start, so that there are more tries to measure than an attacker has.
    for (let start = 0; start < Math.max(2, scaled(run, 5)); start += 1) {
      await server.restart();
      for (const text of await timeAnswers(server, times)) texts.add(text);
    }
    if (texts.size > 1) problems.push(`Accounts are told apart by the answers: ${[...texts].join(' or ')}`);
    const { z, ratio } = distinguishable(times.known, times.unknown);
    if (Math.abs(z) > 4 && Math.abs(Math.log(ratio)) > Math.log(1.1)) {
      problems.push(
        `Accounts are told apart by time: the medians’ ratio is ${ratio.toFixed(3)}, z ${z.toFixed(1)}.`,
      );
    }
    return {
      figures: {
        guesses: guessed,
        'got through': `${all} of at most ${limits.account}`,
        'median of known accounts': `${medianOf(times.known).toFixed(2)} ms of ${times.known.length}`,
        'median of unknown accounts': `${medianOf(times.unknown).toFixed(2)} ms of ${times.unknown.length}`,
        'ratio of the medians': `${ratio.toFixed(3)} (goal: within 1.1, or chance: |z| ≤ 4; z is ${z.toFixed(2)})`,
      },
      problems,
    };
  });
