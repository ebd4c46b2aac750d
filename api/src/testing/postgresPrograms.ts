import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync } from 'node:fs';

/** The folder of the newest PostgreSQL’s programs, as Debian installs them; undefined if none is installed. */
export function postgresPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

/** PostgreSQL refuses to run as root: for root, this prefix runs a command as the package’s user. */
export const asPostgres: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

/** Gives a folder to the user that PostgreSQL runs as, exclusively. */
export function giveToPostgres(folder: string): void {
  chmodSync(folder, 0o700);
  if (asPostgres.length === 0) return;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, idOf('-u'), idOf('-g'));
}
