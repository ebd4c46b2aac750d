/**
 * A signed-in admin, as the browser remembers one. The server decides what they may do
 * (docs/product.md#visitors-and-admins).
 */
export interface User {
  id: number;
  email: string;
  role: 'admin';
}

const storageKey = 'user';
const listeners = new Set<() => void>();
/** Undefined until the storage has been read. */
let user: User | null | undefined;
/** Who was signed in last while this page was open. */
let latest: User | null = null;

function isUser(value: unknown): value is User {
  const candidate = value as Partial<User> | null;
  return (
    typeof candidate?.id === 'number' && typeof candidate.email === 'string' && candidate.role === 'admin'
  );
}

function restore(): User | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (isUser(stored)) return stored;
  } catch {
    // Not JSON, or no storage: removed below.
  }
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage nobody is remembered.
  }
  return null;
}

/** The remembered admin; a corrupt memory is removed. */
export function currentUser(): User | null {
  if (user === undefined) user = restore();
  latest = user ?? latest;
  return user;
}

/** The remembered admin, or else the one who was remembered before their session ended. */
export function latestUser(): User | null {
  return currentUser() ?? latest;
}

function remember(next: User | null): void {
  user = next;
  try {
    if (next) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the session lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

export function beginSession(next: User): void {
  remember(next);
}

/** The session has ended, here or on the server. */
export function endSession(): void {
  if (currentUser()) remember(null);
}

export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key another tab has emptied the whole storage.
    if (key !== storageKey && key !== null) return;
    user = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const refreshKey = 'sessionRefreshedAt';
let refreshedAt = 0;

/** When a tab last refreshed the session, in milliseconds since the epoch. */
function latestRefresh(): number {
  try {
    return Math.max(refreshedAt, Number(localStorage.getItem(refreshKey) ?? 0));
  } catch {
    return refreshedAt;
  }
}

function rememberRefresh(): void {
  refreshedAt = Date.now();
  try {
    localStorage.setItem(refreshKey, String(refreshedAt));
  } catch {
    // The other tabs refresh for themselves.
  }
}

/**
 * Exchanges the refresh token for fresh tokens; false when the session is over. A refresh token is good for one
 * use, so all tabs and requests take turns, and those who waited profit from the first.
 * @throws when the server cannot be reached or fails, which says nothing about the session
 */
export async function refreshSession(): Promise<boolean> {
  const askedAt = Date.now();
  return inTurn(async () => {
    if (latestRefresh() > askedAt) return true;
    const response = await fetch('/api/auth/refresh', { method: 'POST' });
    if (response.status >= 500) throw new Error(`The session was not refreshed: ${response.status}`);
    if (response.ok) rememberRefresh();
    return response.ok;
  });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after another across the browser's tabs; across this page where the browser has no locks, as over plain HTTP. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) return locks.request('session', task);
  const turn = lastTurn.then(task, task);
  lastTurn = turn;
  return turn;
}
