import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

// The limiter counts in this process's memory, so each test calls from addresses of its own.
const { graphql, sendJson } = useTestApp();

const signIn = (credentials: object, address: string, headers: Record<string, string> = {}) =>
  sendJson('POST', '/api/auth/sign-in', credentials, headers, address);

const guess = (address: string, email = editor.email, headers: Record<string, string> = {}) =>
  signIn({ email, password: 'guess' }, address, headers);

/** Five wrong attempts on the editor's account: as many as one address has. */
async function spendAttempts(address: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(address)).status).toBe(401);
}

describe('after five wrong attempts on an account from one address', () => {
  test('the sixth answers 429 and says when to try again', async () => {
    await spendAttempts('192.0.2.1');
    const response = await guess('192.0.2.1');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await response.json()).toEqual({
      error: `Too many attempts. Try again in ${Math.ceil(seconds / 60)} min.`,
    });
  });

  test('the sixth over GraphQL says so too', async () => {
    await spendAttempts('192.0.2.2');
    const response = await sendJson(
      'POST',
      '/graphql',
      {
        query: `mutation { signIn(input: { email: "${editor.email}", password: "guess" }) {
          __typename ... on TooManyAttemptsError { code retryAfterSeconds }
        } }`,
      },
      {},
      '192.0.2.2',
    );
    expect(await response.json()).toEqual({
      data: {
        signIn: {
          __typename: 'TooManyAttemptsError',
          code: 'TOO_MANY_ATTEMPTS',
          retryAfterSeconds: expect.any(Number),
        },
      },
    });
  });

  test('even the right password is not looked at', async () => {
    await spendAttempts('192.0.2.3');
    expect((await signIn(editor, '192.0.2.3')).status).toBe(429);
    expect(await prisma.session.count()).toBe(0);
  });

  test('the same account still opens from another address', async () => {
    await spendAttempts('192.0.2.4');
    expect((await signIn(editor, '192.0.2.5')).status).toBe(200);
  });

  test('another account still opens from the same address', async () => {
    await prisma.adminUser.create({ data: { email: 'second@example.org' } });
    await spendAttempts('192.0.2.6');
    expect((await guess('192.0.2.6', 'second@example.org')).status).toBe(401);
  });

  test('the account in other letters is the same account', async () => {
    await spendAttempts('192.0.2.7');
    expect((await guess('192.0.2.7', ` ${editor.email.toUpperCase()} `)).status).toBe(429);
  });

  test('a forwarded address is not believed', async () => {
    await spendAttempts('192.0.2.8');
    const headers = {
      'X-Forwarded-For': '192.0.2.99',
      'X-Real-IP': '192.0.2.99',
      Forwarded: 'for=192.0.2.99',
    };
    expect((await guess('192.0.2.8', editor.email, headers)).status).toBe(429);
  });

  test('an IPv6 neighbour in the same /64 is the same address, one outside is not', async () => {
    await spendAttempts('2001:db8:0:1::1');
    expect((await guess('2001:db8:0:1:ffff::2')).status).toBe(429);
    expect((await guess('2001:db8:0:2::1')).status).toBe(401);
  });
});

test('a success forgives the attempts before it', async () => {
  const address = '192.0.2.20';
  for (let attempt = 0; attempt < 4; attempt += 1) await guess(address);
  expect((await signIn(editor, address)).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(address)).status).toBe(401);
  expect((await guess(address)).status).toBe(429);
});

test('attempts that come together all count', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => guess('192.0.2.21', 'together@example.org')),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('each alias in one GraphQL document is an attempt', async () => {
  const input = 'input: { email: "aliases@example.org", password: "guess" }';
  const aliases = Array.from({ length: 8 }, (_, i) => `a${i}: signIn(${input}) { __typename }`);
  const { data } = await graphql<Record<string, { __typename: string }>>(`mutation { ${aliases.join(' ')} }`);
  const types = Object.values(data).map(({ __typename: type }) => type);
  expect(types.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'InvalidCredentialsError'));
  expect(types.slice(5)).toEqual(Array.from({ length: 3 }, () => 'TooManyAttemptsError'));
});

test('one address has thirty attempts on whatever accounts', async () => {
  const accounts = Array.from({ length: 31 }, (_, i) => `account${i}@example.org`);
  const responses = await Promise.all(accounts.map((email) => guess('192.0.2.22', email)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('an account has fifty attempts from whatever addresses', async () => {
  const addresses = Array.from({ length: 51 }, (_, i) => `198.51.100.${i}`);
  const responses = await Promise.all(addresses.map((address) => guess(address, 'wanted@example.org')));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});
