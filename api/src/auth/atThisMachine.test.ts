import { describe, expect, test } from 'vitest';
import { isAtThisMachine, type Arrival } from './atThisMachine.ts';

const site = { PUBLIC_URL: 'http://localhost:4000', TRUST_PROXY: false };

const asks = (
  { headers, ...arrival }: Partial<Omit<Arrival, 'headers'>> & { headers?: HeadersInit } = {},
  at = site,
) =>
  isAtThisMachine(at, {
    peer: '127.0.0.1',
    httpVersion: '1.1',
    url: `${at.PUBLIC_URL}/graphql`,
    headers: new Headers({ Host: new URL(at.PUBLIC_URL).host, 'User-Agent': 'Mozilla/5.0', ...headers }),
    ...arrival,
  });

describe('at this machine', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    'is who comes from %s',
    (peer) => expect(asks({ peer })).toBe(true),
  );

  test.each([
    '',
    'localhost.example.org',
    '127.1',
    '0x7f.0.0.1',
    '10.0.0.1',
    '203.0.113.7',
    'fe80::1',
    '::ffff:203.0.113.7',
    // Who is on the same link can take these.
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
  ])('is not who comes from “%s”', (peer) => expect(asks({ peer })).toBe(false));

  test.each(['http://localhost', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is a site at %s',
    (PUBLIC_URL) => expect(asks({}, { ...site, PUBLIC_URL })).toBe(true),
  );

  test.each([
    { ...site, PUBLIC_URL: 'http://batik.example.org' },
    { ...site, PUBLIC_URL: 'http://192.168.0.2:4000' },
    // Somebody else speaks TLS for it.
    { ...site, PUBLIC_URL: 'https://localhost:4000' },
    { ...site, TRUST_PROXY: true },
  ])('is not a site with %j', (at) => expect(asks({}, at)).toBe(false));

  test.each([
    'localhost',
    'localhost:80',
    'localhost:4001',
    '127.0.0.1:4000',
    '[::1]:4000',
    'localhost.:4000',
    'localhost.example.org:4000',
    // A name of somebody else that was pointed at loopback.
    'rebound.example.org:4000',
    '127.0.0.1.nip.io:4000',
    'evil@localhost:4000:80',
    '',
  ])('is not who calls the site “%s”', (Host) => expect(asks({ headers: { Host } })).toBe(false));

  test('is who calls the site by its name in other letters', () =>
    expect(asks({ headers: { Host: 'LocalHost:4000' } })).toBe(true));

  test('is not who names another site in the request’s first line', () =>
    expect(asks({ url: 'http://example.org:4000/graphql' })).toBe(false));

  test.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Original-Host',
    'X-ProxyUser-IP',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'X-ARR-LOG-ID',
    'X-Request-Id',
    'True-Client-IP',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'Client-IP',
    'Fastly-Client-IP',
    'Fly-Forwarded-Port',
    'DO-Connecting-IP',
    'Proxy-Connection',
  ])('is not who comes with %s, even an empty one', (name) => {
    expect(asks({ headers: { [name]: '127.0.0.1' } })).toBe(false);
    expect(asks({ headers: { [name]: '' } })).toBe(false);
  });

  test('is who comes with what browsers and scripts send', () => {
    const headers = {
      Origin: 'http://localhost:4000',
      Referer: 'http://localhost:4000/admin/login',
      'Sec-Fetch-Site': 'same-origin',
      'Accept-Language': 'id',
      Cookie: 'language=id',
      'Upgrade-Insecure-Requests': '1',
      'X-Requested-With': 'fetch',
    };
    expect(asks({ headers })).toBe(true);
  });

  test('is not who speaks HTTP/1.0, or one request a connection, as nginx does to what is behind it', () => {
    expect(asks({ httpVersion: '1.0' })).toBe(false);
    expect(asks({ headers: { Connection: 'close' } })).toBe(false);
    expect(asks({ headers: { Connection: 'keep-alive' } })).toBe(true);
  });
});
