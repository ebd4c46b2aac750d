import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** How often it is looked, in milliseconds. */
const pace = 500;

/** What Linux says of a process; nothing elsewhere, or where it has ended. */
function read(pid: number, file: 'stat' | 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  const stat = read(pid, 'stat');
  // After the name, which is in brackets and may have any sign in it, and the state.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Whether npm started the process, or another one that it started. */
const isOfNpm = (pid: number) => `\0${read(pid, 'environ')}`.includes('\0npm_lifecycle_event=');

/**
 * From the process that started this one up to npm: between them is a shell, or none where it gave its place to Node.
 * Without /proc it is only the first: the shells of macOS give their place.
 */
function findLine(): number[] {
  const line = [process.ppid];
  for (let pid = process.ppid; isOfNpm(pid);) line.push((pid = parentOf(pid)));
  return line;
}

/** Whether the line leads to npm, or whoever runs scripts in its place: an orphan’s leads to the system. */
function leadsToNpm(line: readonly number[]): boolean {
  const [name] = process.env['npm_config_user_agent']?.split('/') ?? [];
  const command = read(line.at(-1) ?? 0, 'cmdline');
  return !name || !command || command.includes(name);
}

/**
 * Ends this process in order once npm, or the shell that it was started by, is gone. npm does not always hand on a
 * signal, and SIGKILL never: the server would go on unseen, with its port and its folder.
 */
export function endWithParent(): void {
  const line = findLine();
  const isOrphan = !leadsToNpm(line);
  const look = setInterval(() => {
    if (!isOrphan && isDeepStrictEqual(findLine(), line)) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, pace);
  look.unref();
}
