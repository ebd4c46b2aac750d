import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, 'keystone');
const folder = join(import.meta.dirname, '../../../../.cache/peers/keystone');
const files = ['package.json', 'keystone.js'];

/** Written at the end of the build. */
const built = join(folder, '.keystone/admin/.next/BUILD_ID');

const isCurrent = () =>
  existsSync(built) &&
  files.every((file) => readFileSync(join(sources, file)).equals(readFileSync(join(folder, file))));

/**
 * Installs and builds Keystone for production, unless that was done by an earlier run. Apart from the site, whose
 * packages it would double.
 * @returns its folder
 */
export function installKeystone(): string {
  if (isCurrent()) return folder;
  console.log('Installing and building Keystone.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(sources, file), join(folder, file));
  // Next.js warns of a lockfile inside a folder that has one, at every start.
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
  });
  execFileSync(process.execPath, ['node_modules/@keystone-6/core/bin/cli.js', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Prisma's commands download a native schema engine unless told of another, even those used here, which never
      // run it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    },
  });
  return folder;
}
