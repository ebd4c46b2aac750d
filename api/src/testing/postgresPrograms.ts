import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync } from 'node:fs';

/** The folder of the newest PostgreSQL's programs, as Debian installs them; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

/** PostgreSQL refuses to run as root: a command of root's begins with this, which makes it one of its package's user. */
export const asPostgres: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

/** Lets the user that PostgreSQL runs as have a folder, and nobody else. */
export function giveToPostgres(folder: string): void {
  chmodSync(folder, 0o700);
  if (asPostgres.length === 0) return;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, idOf('-u'), idOf('-g'));
}
