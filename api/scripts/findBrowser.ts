import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The headless shell is the same engine without windows, like Playwright's own.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of an installed Chromium: Playwright's own, or the system's. */
export function findInstalledBrowser(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of systemNames) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Ways to install one: Playwright's download, or Debian's package if we are allowed to install it. */
const installations: [program: string, args: string[]][] = [
  [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
];

/** Finds a Chromium for the browser tests, or installs one; exits the process if neither works. */
export function findBrowser(): string {
  for (const [program, args] of installations) {
    const found = findInstalledBrowser();
    if (found) return found;
    try {
      console.log(`Chromium is not installed. Running: ${program} ${args.join(' ')}`);
      execFileSync(program, args, { stdio: 'ignore' });
    } catch {
      // The next way may work.
    }
  }
  const found = findInstalledBrowser();
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (on Debian “apt-get install chromium”, elsewhere “npx playwright install chromium”) and run npm test again.',
  );
  process.exit(1);
}
