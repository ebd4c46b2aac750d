/** How often it is looked, in milliseconds. */
const pace = 500;

/**
 * Ends this process in order once the one that started it is gone. npm does not always hand on a signal: the shell between
 * it and Node may take it and end alone, and the server would go on unseen, with its port and its folder.
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
