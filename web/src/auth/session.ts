/**
 * A signed-in admin, as remembered by the browser. The server decides what they may do
 * (docs/product.md#visitors-and-admins).
 */
export interface User {
  id: number;
  email: string;
  role: 'admin';
}

const storageKey = 'user';
const listeners = new Set<() => void>();
/** Who is signed in in this browser; undefined until the storage has been read. */
let user: User | null | undefined;
/** Whose window this is: the last admin who was signed in here. It shows what is theirs, and what they have typed. */
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
    // Invalid JSON, or no storage: removed below.
  }
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage, nobody is remembered.
  }
  return null;
}

/** The remembered admin; null if another one has signed in in another tab. Invalid stored data is removed. */
export function currentUser(): User | null {
  if (user === undefined) user = restore();
  if (user && latest && user.id !== latest.id) return null;
  latest = user ?? latest;
  return user;
}

/** Who has signed in in another tab, in place of the admin of this window: the browser’s session is theirs. */
export function otherUser(): User | null {
  return currentUser() === null ? (user ?? null) : null;
}

/**
 * The header that names the admin of this window: the server does nothing for it in the session of another one
 * (docs/product.md#sign-in).
 */
export function accountHeader(): Record<string, string> {
  const admin = latestUser();
  return admin ? { Account: String(admin.id) } : {};
}

/** The remembered admin, or the last one before their session ended. */
export function latestUser(): User | null {
  return currentUser() ?? latest;
}

function remember(next: User | null): void {
  user = next;
  try {
    if (next) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage, the session lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

export function beginSession(next: User): void {
  latest = next;
  remember(next);
}

/** Called when the session has ended, here or on the server. */
export function endSession(): void {
  if (currentUser()) remember(null);
}

export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that another tab cleared the whole storage.
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
    // Without storage, other tabs refresh for themselves.
  }
}

/**
 * Exchanges the refresh token for new tokens; false if the session has ended, or is another admin’s. A refresh token is
 * valid for one use, so all tabs and requests take turns, and those that waited use the result of the first.
 * @throws if the server cannot be reached or fails, which does not mean that the session has ended
 */
export async function refreshSession(): Promise<boolean> {
  const askedAt = Date.now();
  return inTurn(async () => {
    if (otherUser()) return false;
    if (latestRefresh() > askedAt) return true;
    const response = await fetch('/api/auth/refresh', { method: 'POST' });
    if (response.status >= 500) throw new Error(`The session was not refreshed: ${response.status}`);
    if (response.ok) rememberRefresh();
    return response.ok;
  });
}

/**
 * Opens a session after the refreshes under way: the answer to one that is refused removes the browser’s cookies, also
 * those of a session that was opened meanwhile. Refreshes that wait use the new session.
 */
export function openInTurn<Result extends { __typename: string }, Failure>(
  signIn: () => Promise<[Result | null | undefined, Failure]>,
): Promise<[Result | null | undefined, Failure]> {
  return inTurn(async () => {
    const outcome = await signIn();
    if (outcome[0]?.__typename === 'SignInPayload') rememberRefresh();
    return outcome;
  });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Serializes tasks across the browser’s tabs; within this page if the browser has no locks, as over plain HTTP. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) return locks.request('session', task);
  const turn = lastTurn.then(task, task);
  lastTurn = turn;
  return turn;
}
