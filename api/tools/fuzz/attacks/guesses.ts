// 1,000 password guesses: over REST and GraphQL, alone, as aliases and as batches, with forged and from real addresses.
// No more get through than the limits allow (limits/limits.ts).
// It fails if more guesses are compared with a password, or one opens a session. Verified to fail: if requestContext.ts
// trusts X-Forwarded-For without TRUST_PROXY, and if auth/auth.ts does not lower-case email addresses.
import { limits } from '../../../src/limits/limits.ts';
import { editor } from '../../../src/testing/editor.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send, type Answer, type Sent } from '../kit/http.ts';
import { withServer } from '../kit/server.ts';

/** What the limits allow in fifteen minutes. */
const pair = limits.signIn.accountFromAddress[0]?.points ?? 0;
const account = limits.signIn.account[0]?.points ?? 0;
/** The most aliases in a document. */
const aliases = 30;

const claims = [
  'X-Forwarded-For',
  'X-Real-IP',
  'Forwarded',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
];

/** One account in the spellings that a form accepts. */
const spellings = [editor.email, editor.email.toUpperCase(), ` ${editor.email}`, `${editor.email}\t`];

const credentials = (i: number) => ({ email: spellings[i % spellings.length] ?? '', password: `guess ${i}` });

const field = (i: number) => {
  const { email, password } = credentials(i);
  return `signIn(input: { email: ${JSON.stringify(email)}, password: "${password}" }) { __typename }`;
};

/** Ways to guess; each gets the number of guesses to make, and makes at most that many. */
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

/** How many guesses in a request were compared with the password. */
const compared = ({ text }: Answer) =>
  text.match(/InvalidCredentialsError|Invalid credentials/g)?.length ?? 0;
const hasOpened = ({ text }: Answer) => /accessToken|SignInPayload/.test(text);

/** Guesses concurrently from a few real addresses, and counts the guesses that get through. */
export const guesses: Attack = (run) =>
  withServer({}, async ({ origin }) => {
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
      .filter(([, count]) => count > pair)
      .map(([from, count]) => `${count} guesses from ${from} got through; the limit is ${pair}.`);
    if (all > account) problems.push(`${all} guesses at one account got through; the limit is ${account}.`);
    if (all === 0) problems.push('No guess was compared, so the run shows nothing.');
    return { figures: { guesses: guessed, 'got through': `${all} of at most ${account}` }, problems };
  });
