import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** How often the ancestors are checked, in milliseconds. */
const pace = 500;

/** Reads a file of a process from /proc; empty on other systems, or once the process has ended. */
function read(pid: number, file: 'stat' | 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  const stat = read(pid, 'stat');
  // Skip the name in parentheses, which may contain any character, and the state.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Whether npm started the process, directly or indirectly. */
const isStartedByNpm = (pid: number) => `\0${read(pid, 'environ')}`.includes('\0npm_lifecycle_event=');

/**
 * The processes from this one’s parent up to npm. Between them is a shell, unless it replaced itself with Node. Without
 * /proc, only the parent: on macOS, shells replace themselves.
 */
function findAncestors(): number[] {
  const ancestors = [process.ppid];
  for (let pid = process.ppid; isStartedByNpm(pid);) ancestors.push((pid = parentOf(pid)));
  return ancestors;
}

/** Whether the last ancestor is npm or another script runner. An orphan’s is a system process. */
function endsAtNpm(ancestors: readonly number[]): boolean {
  const [name] = process.env['npm_config_user_agent']?.split('/') ?? [];
  const command = read(ancestors.at(-1) ?? 0, 'cmdline');
  return !name || !command || command.includes(name);
}

/**
 * Shuts this process down gracefully once npm, or the shell in between, has ended. npm does not forward every signal,
 * and cannot forward SIGKILL: the server would keep running unnoticed, holding its port and its folder.
 */
export function endWithParent(): void {
  const ancestors = findAncestors();
  const isOrphan = !endsAtNpm(ancestors);
  const timer = setInterval(() => {
    if (!isOrphan && isDeepStrictEqual(findAncestors(), ancestors)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pace);
  timer.unref();
}
