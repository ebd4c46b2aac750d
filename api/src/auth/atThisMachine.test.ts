import { describe, expect, test } from 'vitest';
import { isAtThisMachine, type Arrival } from './atThisMachine.ts';

const site = { PUBLIC_URL: 'http://localhost:4000', TRUST_PROXY: false };

const accepts = (
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

describe('isAtThisMachine', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    'accepts clients from %s',
    (peer) => expect(accepts({ peer })).toBe(true),
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
    // Others on the same network can use these.
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
  ])('excludes clients from “%s”', (peer) => expect(accepts({ peer })).toBe(false));

  test.each(['http://localhost', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'accepts a site at %s',
    (PUBLIC_URL) => expect(accepts({}, { ...site, PUBLIC_URL })).toBe(true),
  );

  test.each([
    { ...site, PUBLIC_URL: 'http://batik.example.org' },
    { ...site, PUBLIC_URL: 'http://192.168.0.2:4000' },
    // Something else terminates TLS.
    { ...site, PUBLIC_URL: 'https://localhost:4000' },
    { ...site, TRUST_PROXY: true },
  ])('excludes a site with %j', (at) => expect(accepts({}, at)).toBe(false));

  test.each([
    'localhost',
    'localhost:80',
    'localhost:4001',
    '127.0.0.1:4000',
    '[::1]:4000',
    'localhost.:4000',
    'localhost.example.org:4000',
    // A foreign name that resolves to loopback.
    'rebound.example.org:4000',
    '127.0.0.1.nip.io:4000',
    'evil@localhost:4000:80',
    '',
  ])('excludes the Host “%s”', (Host) => expect(accepts({ headers: { Host } })).toBe(false));

  test('ignores the case of the site’s name', () =>
    expect(accepts({ headers: { Host: 'LocalHost:4000' } })).toBe(true));

  test('excludes another site’s name in the request line', () =>
    expect(accepts({ url: 'http://example.org:4000/graphql' })).toBe(false));

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
  ])('excludes requests with %s, even empty', (name) => {
    expect(accepts({ headers: { [name]: '127.0.0.1' } })).toBe(false);
    expect(accepts({ headers: { [name]: '' } })).toBe(false);
  });

  test('accepts the headers that browsers and scripts send', () => {
    const headers = {
      Origin: 'http://localhost:4000',
      Referer: 'http://localhost:4000/admin/login',
      'Sec-Fetch-Site': 'same-origin',
      'Accept-Language': 'id',
      Cookie: 'language=id',
      'Upgrade-Insecure-Requests': '1',
      'X-Requested-With': 'fetch',
    };
    expect(accepts({ headers })).toBe(true);
  });

  test('excludes HTTP/1.0 and single-request connections, which nginx uses for upstreams', () => {
    expect(accepts({ httpVersion: '1.0' })).toBe(false);
    expect(accepts({ headers: { Connection: 'close' } })).toBe(false);
    expect(accepts({ headers: { Connection: 'keep-alive' } })).toBe(true);
  });
});
