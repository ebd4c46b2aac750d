import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const admin = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'x'.repeat(12) };
const provider = {
  AUTH_JWKS_URL: 'https://identity.example.org/keys',
  AUTH_ISSUER: 'https://identity.example.org/',
  AUTH_AUDIENCE: 'pageant',
};

test('an empty environment configures a site on this machine', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: './data',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as absent', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'AUTH_ISSUER',
    'LOG_LEVEL',
  ];
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnvironment({}));
});

test('unknown variables are ignored', () => {
  expect(readEnvironment({ PATH: '/bin', HOME: '/root', npm_config_yes: '' })).toEqual(readEnvironment({}));
});

test('the public address defaults to the port', () => {
  expect(readEnvironment({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(readEnvironment({ PORT: '8080', PUBLIC_URL: 'https://example.org' }).PUBLIC_URL).toBe(
    'https://example.org',
  );
});

describe.each<[name: string, given: string, read: unknown]>([
  ['PORT', '1', 1],
  ['PORT', '65535', 65_535],
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['PUBLIC_URL', 'https://example.org/', 'https://example.org'],
  ['PUBLIC_URL', 'HTTPS://Example.org:443', 'https://example.org'],
  ['PUBLIC_URL', 'http://localhost:4000', 'http://localhost:4000'],
  ['DATA_DIR', '/var/lib/pageant', '/var/lib/pageant'],
  [
    'DATABASE_URL',
    'postgres://user:secret@localhost:5432/pageant',
    'postgres://user:secret@localhost:5432/pageant',
  ],
  ['DATABASE_URL', 'postgresql://localhost/pageant', 'postgresql://localhost/pageant'],
  ['DATABASE_URL', 'postgres://site@database:5432/site', 'postgres://site@database:5432/site'],
  ['DATABASE_URL', 'postgres://site:p%40ss%2Fw%23rd@db/site', 'postgres://site:p%40ss%2Fw%23rd@db/site'],
  ['REDIS_URL', 'redis://localhost:6379', 'redis://localhost:6379'],
  ['REDIS_URL', 'rediss://user:secret@cache.example.org/1', 'rediss://user:secret@cache.example.org/1'],
  ['METRICS_TOKEN', 'sixteen-letters!', 'sixteen-letters!'],
  ['TRUST_PROXY', 'true', true],
  ['TRUST_PROXY', '1', true],
  ['TRUST_PROXY', 'false', false],
  ['TRUST_PROXY', '0', false],
  ['LOG_LEVEL', 'silent', 'silent'],
])('%s=%s', (name, given, read) => {
  test('is accepted', () => {
    expect(readEnvironment({ [name]: given })).toMatchObject({ [name]: read });
  });
});

test('the first admin’s address is converted to lower case', () => {
  expect(readEnvironment({ ...admin, ADMIN_EMAIL: 'Owner@Example.ORG' }).ADMIN_EMAIL).toBe(
    'owner@example.org',
  );
});

test('the first admin’s password has 12 to 256 characters', () => {
  for (const length of [12, 256]) {
    const ADMIN_PASSWORD = 'x'.repeat(length);
    expect(readEnvironment({ ...admin, ADMIN_PASSWORD })).toMatchObject({ ADMIN_PASSWORD });
  }
});

/** The error message that prevents the server from starting. */
function complaint(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
}

test.each<[name: string, given: string, others?: Record<string, string>]>([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'https://example.org/site'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/pageant'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'postgres://site:p#rd@database/site'],
  ['DATABASE_URL', 'postgres://site:p@ss/word@database/site'],
  ['DATABASE_URL', 'postgres://site:12/34@database/site'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'localhost:6379'],
  ['DATABASE_REPLICA_URL', 'localhost:5432'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'a token with spaces in it'],
  ['ADMIN_EMAIL', 'owner', admin],
  ['ADMIN_EMAIL', `${'x'.repeat(250)}@example.org`, admin],
  ['ADMIN_PASSWORD', 'x'.repeat(11), admin],
  ['ADMIN_PASSWORD', 'x'.repeat(257), admin],
  ['PUBLIC_URL', 'https://sari:secret@example.org'],
  ['PUBLIC_URL', 'https://sari@example.org'],
  ['PUBLIC_URL', 'https://example.org/?edition=2'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'on'],
  ['AUTH_JWKS_URL', 'keys', provider],
  ['AUTH_JWKS_URL', 'file:///keys', provider],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with a message that names it', (name, given, others = {}) => {
  expect(complaint({ ...others, [name]: given })).toMatch(
    new RegExp(`^The environment variables are not valid\\. ${name}: .+\\.$`),
  );
});

test('all invalid variables are reported together', () => {
  const message = complaint({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(message).toContain('PORT: ');
  expect(message).toContain('LOG_LEVEL: ');
});

test('a password is never repeated', () => {
  expect(complaint({ ...admin, ADMIN_PASSWORD: 'too short' })).not.toContain('too short');
  expect(complaint({ DATABASE_URL: 'mysql://user:secret@localhost/x' })).not.toContain('secret');
  expect(complaint({ DATABASE_URL: 'postgres://user:1/xyzzy@localhost/x' })).not.toContain('xyzzy');
});

describe('variables that belong together', () => {
  test('a replica requires a database server', () => {
    const [DATABASE_URL, DATABASE_REPLICA_URL] = ['postgres://one/site', 'postgres://two/site'];
    expect(readEnvironment({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({ DATABASE_REPLICA_URL });
    expect(complaint({ DATABASE_REPLICA_URL })).toMatch(/DATABASE_URL too/);
  });

  test.each([admin, provider])('are accepted together: %j', (group) => {
    expect(readEnvironment(group)).toMatchObject(group);
  });

  test.each([
    ...Object.keys(admin).map((missing) => [missing, admin] as const),
    ...Object.keys(provider).map((missing) => [missing, provider] as const),
  ])('are refused without %s', (missing, group) => {
    const rest = Object.fromEntries(Object.entries(group).filter(([name]) => name !== missing));
    expect(complaint(rest)).toBe(`Set ${Object.keys(group).join(', ')} together: ${missing} is missing.`);
  });
});
