// Locks that all windows of the site in this browser see (https://www.w3.org/TR/web-locks/). A window that is closed or
// killed holds none. Without a secure connection there are none: each window then only knows of itself.
const locks = navigator.locks as LockManager | undefined;

/**
 * Takes a shared lock. Returns a function that gives it back.
 * @param onChange called once it is held, and once it is given back
 */
export function holdLock(name: string, onChange: () => void): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    onChange();
    return promise;
  };
  void (locks ? locks.request(name, { mode: 'shared' }, hold) : hold()).then(onChange);
  return resolve;
}

/** The names of the shared locks that windows hold; null if they cannot be known. */
export async function heldLocks(): Promise<string[] | null> {
  if (!locks) return null;
  const { held = [] } = await locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

/** Does `work` in one window at a time; another one goes on when it ends. */
export async function inOneWindow(name: string, work: () => Promise<void>): Promise<void> {
  await (locks ? locks.request(name, work) : work());
}
