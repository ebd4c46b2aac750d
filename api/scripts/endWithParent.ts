import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** How often the ancestors are checked, in milliseconds. */
const pace = 500;

/** A process’s state as Linux reports it; nothing on other systems, or once it has ended. */
function read(pid: number, file: 'stat' | 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  const stat = read(pid, 'stat');
  // After the name in parentheses, which may contain any character, and the state.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Whether npm started the process, directly or not. */
const isOfNpm = (pid: number) => `\0${read(pid, 'environ')}`.includes('\0npm_lifecycle_event=');

/**
 * The processes from this one’s parent up to npm. Between them is a shell, unless it replaced itself with Node. Without
 * /proc, only the parent: on macOS, shells replace themselves.
 */
function findLine(): number[] {
  const line = [process.ppid];
  for (let pid = process.ppid; isOfNpm(pid);) line.push((pid = parentOf(pid)));
  return line;
}

/** Whether the ancestors lead to npm, or to another script runner; an orphan’s lead to the system. */
function leadsToNpm(line: readonly number[]): boolean {
  const [name] = process.env['npm_config_user_agent']?.split('/') ?? [];
  const command = read(line.at(-1) ?? 0, 'cmdline');
  return !name || !command || command.includes(name);
}

/**
 * Shuts this process down gracefully once npm, or the shell in between, has ended. npm does not forward every signal,
 * and cannot forward SIGKILL: the server would keep running unnoticed, holding its port and its folder.
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
