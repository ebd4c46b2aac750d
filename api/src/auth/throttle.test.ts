import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

// The limiter counts in this process’s memory, so each test uses its own addresses.
const { graphql, sendJson } = useTestApp();

const signIn = (credentials: object, address: string, headers: Record<string, string> = {}) =>
  sendJson('POST', '/api/auth/sign-in', credentials, headers, address);

const guess = (address: string, email = editor.email, headers: Record<string, string> = {}) =>
  signIn({ email, password: 'guess' }, address, headers);

/** Five wrong attempts on the editor’s account: the limit for one address. */
async function spendAttempts(address: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(address)).status).toBe(401);
}

describe('after five wrong attempts on an account from one address', () => {
  test('the sixth returns 429 and when to try again', async () => {
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

  test('the sixth over GraphQL does so too', async () => {
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

  test('even the right password is refused', async () => {
    await spendAttempts('192.0.2.3');
    expect((await signIn(editor, '192.0.2.3')).status).toBe(429);
    expect(await prisma.session.count()).toBe(0);
  });

  test('another address can still sign in to the account', async () => {
    await spendAttempts('192.0.2.4');
    expect((await signIn(editor, '192.0.2.5')).status).toBe(200);
  });

  test('the address can still sign in to another account', async () => {
    await prisma.adminUser.create({ data: { email: 'second@example.org' } });
    await spendAttempts('192.0.2.6');
    expect((await guess('192.0.2.6', 'second@example.org')).status).toBe(401);
  });

  test('the account in another case is the same account', async () => {
    await spendAttempts('192.0.2.7');
    expect((await guess('192.0.2.7', ` ${editor.email.toUpperCase()} `)).status).toBe(429);
  });

  test('a forwarded address is ignored', async () => {
    await spendAttempts('192.0.2.8');
    const headers = {
      'X-Forwarded-For': '192.0.2.99',
      'X-Real-IP': '192.0.2.99',
      Forwarded: 'for=192.0.2.99',
    };
    expect((await guess('192.0.2.8', editor.email, headers)).status).toBe(429);
  });

  test('an IPv6 neighbor in the same /64 counts as the same address, one outside does not', async () => {
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

test('concurrent attempts all count', async () => {
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

test('an address has thirty attempts across all accounts', async () => {
  const accounts = Array.from({ length: 31 }, (_, i) => `account${i}@example.org`);
  const responses = await Promise.all(accounts.map((email) => guess('192.0.2.22', email)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('an account has fifty attempts from all addresses', async () => {
  const addresses = Array.from({ length: 51 }, (_, i) => `198.51.100.${i}`);
  const responses = await Promise.all(addresses.map((address) => guess(address, 'wanted@example.org')));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

describe('a device that has signed in to an account before', () => {
  /**
   * An account for one test, with no attempts used, and the headers of a browser that has signed in to it.
   */
  const knownOwner = async (email: string) => {
    const { passwordHash } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    await prisma.adminUser.create({ data: { email, passwordHash } });
    const owner = { email, password: editor.password };
    const { device_token: device = '' } = cookiesSet(await signIn(owner, '198.51.101.1'));
    return { owner, known: cookieHeader({ device_token: device }) };
  };

  test('still signs in, and changes the password, while strangers guess', async () => {
    const { owner, known } = await knownOwner('guessed@example.org');
    // As many at a time as can be verified or queued.
    for (const tens of [0, 10, 20, 30, 40]) {
      const guesses = Array.from({ length: 10 }, (_, i) => guess(`100.64.${tens + i}.1`, owner.email));
      for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
    }
    expect((await signIn(owner, '198.51.101.2')).status).toBe(429);
    const signedIn = await signIn(owner, '198.51.101.2', known);
    expect(signedIn.status).toBe(200);

    const query = `mutation { changePassword(input: {
      currentPassword: "${owner.password}", newPassword: "lilin dan canting" }) { __typename } }`;
    const cookies = cookieHeader(cookiesSet(signedIn));
    const changed = await sendJson('POST', '/graphql', { query }, cookies, '198.51.101.2');
    expect(await changed.json()).toEqual({
      data: { changePassword: { __typename: 'ChangePasswordPayload' } },
    });
  });

  test('has five attempts from any address, then counts as an unknown one', async () => {
    const { owner, known } = await knownOwner('mistaken@example.org');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const address = attempt < 5 ? `198.51.102.${attempt}` : '198.51.102.9';
      statuses.push((await guess(address, owner.email, known)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await signIn(owner, '198.51.102.9', known)).status).toBe(429);
    expect((await signIn(owner, '198.51.102.10')).status).toBe(200);
  });

  test('has its attempts forgiven after a success', async () => {
    const { owner, known } = await knownOwner('forgiven@example.org');
    for (let attempt = 0; attempt < 4; attempt += 1) await guess('198.51.103.2', owner.email, known);
    expect((await signIn(owner, '198.51.103.2', known)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess('198.51.103.2', owner.email, known)).status).toBe(401);
    }
    expect((await guess('198.51.103.2', owner.email, known)).status).toBe(429);
  });

  test('is unknown to other accounts, and to one whose key has changed', async () => {
    const { owner, known } = await knownOwner('unknown@example.org');
    const other = 'someone@example.org';
    await prisma.adminUser.create({ data: { email: other } });
    await prisma.adminUser.update({
      where: { email: owner.email },
      data: { deviceKey: crypto.randomUUID() },
    });
    for (const [email, address] of [
      [other, '198.51.104.2'],
      [owner.email, '198.51.104.3'],
    ] as const) {
      for (let attempt = 0; attempt < 5; attempt += 1) await guess(address, email, known);
      expect((await guess(address, email, known)).status).toBe(429);
    }
  });

  test('has a cookie that grants no access, and outlives a sign-out', async () => {
    const { owner, known: device } = await knownOwner('signed-out@example.org');
    const cookies = cookiesSet(await signIn(owner, '198.51.101.3', device));
    expect((await sendJson('GET', '/api/auth/user', undefined, device)).status).toBe(401);
    expect((await sendJson('POST', '/api/auth/refresh', undefined, device)).status).toBe(401);
    const signedOut = await sendJson('POST', '/api/auth/sign-out', undefined, cookieHeader(cookies));
    expect(cookiesSet(signedOut)).toEqual({ access_token: '', refresh_token: '' });
  });
});
