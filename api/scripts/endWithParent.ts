/** How often to check for the parent, in milliseconds. */
const pace = 500;

/**
 * Shuts this process down gracefully once its parent is gone. npm does not always pass on a signal: the shell between
 * it and Node may take it and exit alone, and the server would keep running unnoticed, with its port and its folder.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, pace);
  look.unref();
}
