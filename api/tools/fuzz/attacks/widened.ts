// Widened networks: contact messages and guesses from many addresses of one IPv6 /48, one /32 and one IPv4 /24, behind
// a proxy that passes them with ports, in brackets and quotes, as IPv4 in IPv6, and with invalid addresses; meanwhile
// the owner of the guessed account signs in from a known device. It fails if more get through than limits/limits.ts
// allows, if the owner is locked out, or if a device cookie that is forged or someone else's helps a guess. Verified to
// fail: without the limit of the /48, if X-Forwarded-For is not parsed, and if known devices count as any other.
import { limits } from '../../../src/limits/limits.ts';
import { editor } from '../../../src/testing/editor.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send } from '../kit/http.ts';
import { withServer, type Attacked } from '../kit/server.ts';

const hex = (i: number) => i.toString(16);

/** Networks, their limits, and how a proxy writes their addresses. */
const networks = {
  'an IPv6 /48': { limit: '/48', written: (i: number) => `2001:db8:1:${hex(i)}::${hex(i + 1)}` },
  'an IPv6 /48 with ports': {
    limit: '/48',
    written: (i: number) => `[2001:0DB8:0002:${hex(i)}::1]:${1000 + i}`,
  },
  'an IPv6 /32': { limit: '/32', written: (i: number) => `2001:db9:${hex(i)}::1%eth0` },
  'an IPv4 /24': { limit: '/24', written: (i: number) => `"198.51.100.${i % 256}:${1000 + i}"` },
  'one IPv4 address with ports': { limit: 'address', written: (i: number) => `203.0.113.7:${1000 + i}` },
  'one IPv4 address, mapped': { limit: 'address', written: (i: number) => `[::ffff:cb00:7108]:${1000 + i}` },
  'one IPv4 address over NAT64': { limit: 'address', written: () => '64:ff9b::203.0.113.9' },
  'one IPv4 address over 6to4': { limit: 'address', written: (i: number) => `2002:cb00:710a:${hex(i)}::1` },
  'an invalid address': { limit: 'address', written: (i: number) => `_unknown${i}` },
} as const;

const form = { name: 'Sari', email: 'sari@example.org', subject: 'Halo', message: 'Halo.' };

/** How many of a number of concurrent calls are not refused with 429. */
async function through(
  { origin }: Attacked,
  count: number,
  written: (i: number) => string,
  path: string,
  bodyOf: (i: number) => object,
  headers: Record<string, string> = {},
): Promise<number> {
  const calls = Array.from({ length: count }, (_, i) =>
    send(
      origin,
      jsonRequest('POST', path, bodyOf(i), { 'X-Forwarded-For': `192.0.2.1, ${written(i)}`, ...headers }),
    ),
  );
  const answers = await Promise.all(calls);
  return answers.filter(({ status }) => status !== 429).length;
}

export const widened: Attack = (run) =>
  withServer({ TRUST_PROXY: 'true' }, async (server) => {
    const figures: Record<string, string> = {};
    const problems: string[] = [];
    const expectAtMost = (what: string, came: number, most: number) => {
      figures[what] = `${came} of at most ${most}`;
      if (came > most) problems.push(`${what}: ${came} got through; the limit is ${most}.`);
      if (came === 0) problems.push(`${what}: none got through, so the run shows nothing.`);
    };

    for (const [name, { limit, written }] of Object.entries(networks)) {
      const [tenMinutes] = limits.contact[limit];
      const messages = await through(server, scaled(run, 300), written, '/api/contact', () => form);
      expectAtMost(`messages from ${name}`, messages, tenMinutes?.points ?? 0);
    }

    const signIn = (from: string, headers: Record<string, string> = {}) =>
      send(
        server.origin,
        jsonRequest('POST', '/api/auth/sign-in', editor, { 'X-Forwarded-For': from, ...headers }),
      );
    const cookieOf = (lines: string[] = []) =>
      lines.find((line) => line.startsWith('device_token='))?.split(';')[0] ?? '';
    const known = cookieOf((await signIn('100.64.0.1')).headers['set-cookie']);

    // Each guesses the owner's password from a different network; none of their cookies belongs to the account.
    const [account] = limits.signIn.account;
    const forged = [known.slice(0, -2), `device_token=${'A'.repeat(22)}.9999999999.${'A'.repeat(43)}`, ''];
    const guesses = through(
      server,
      scaled(run, 200),
      (i) => `2001:${hex(0xdc0 + i)}::1`,
      '/api/auth/sign-in',
      (i) => ({ email: editor.email, password: `guess ${i}` }),
      { Cookie: forged[run.seed % forged.length] ?? '' },
    );
    const during = await signIn('100.64.1.1', { Cookie: known });
    if (during.status !== 200)
      problems.push(`The owner was locked out while strangers guessed: ${during.text}`);
    expectAtMost('guesses at one account', await guesses, account?.points ?? 0);
    const after = await signIn('100.64.2.1', { Cookie: known });
    if (after.status !== 200)
      problems.push(`The owner was locked out after strangers had guessed: ${after.text}`);

    // The account’s attempts are reset. A stolen cookie gets the device’s attempts, and then those of one address.
    await server.restart();
    const [device] = limits.signIn.accountFromDevice;
    const [pair] = limits.signIn.accountFromAddress;
    const stolen = await through(
      server,
      scaled(run, 100),
      () => '100.64.3.1',
      '/api/auth/sign-in',
      (i) => ({ email: editor.email, password: `guess ${i}` }),
      { Cookie: known },
    );
    expectAtMost('guesses with a stolen device cookie', stolen, (device?.points ?? 0) + (pair?.points ?? 0));
    return { figures, problems };
  });
