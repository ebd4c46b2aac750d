/** A signed-in admin, as the browser remembers one (specification section 4). The server decides what they may do. */
export interface User {
  id: number;
  email: string;
  role: 'admin';
}

const storageKey = 'user';
const listeners = new Set<() => void>();
let user: User | null | undefined;

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
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
  user ??= restore();
  return user;
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
    if (key !== storageKey) return;
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

let refreshedAt = 0;

/**
 * Exchanges the refresh token for fresh tokens; false when the session is over. A refresh token is good for one
 * use, so all tabs and requests take turns, and those who waited profit from the first.
 */
export async function refreshSession(): Promise<boolean> {
  const askedAt = Date.now();
  return navigator.locks.request('session', async () => {
    const latest = Math.max(refreshedAt, Number(localStorage.getItem('sessionRefreshedAt') ?? 0));
    if (latest > askedAt) return true;
    const response = await fetch('/api/auth/refresh', { method: 'POST' }).catch(() => null);
    if (!response?.ok) return false;
    refreshedAt = Date.now();
    localStorage.setItem('sessionRefreshedAt', String(refreshedAt));
    return true;
  });
}
