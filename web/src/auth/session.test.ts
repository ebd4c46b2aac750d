import { beforeEach, expect, test, vi } from 'vitest';

const user = { id: 1, email: 'editor@example.org', role: 'admin' };

// Each test starts as a newly opened page.
async function openPage() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => localStorage.clear());

test('restores the remembered admin', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  expect((await openPage()).currentUser()).toEqual(user);
});

test.each(['{', '7', '{"email":"x@example.org"}', '{"id":1,"email":"x@example.org","role":"visitor"}'])(
  'removes the invalid stored user %s',
  async (stored) => {
    localStorage.setItem('user', stored);
    expect((await openPage()).currentUser()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  },
);

test('notices a sign-in and a sign-out in another tab', async () => {
  const { currentUser, subscribeToSession } = await openPage();
  const listener = vi.fn<() => void>();
  const stop = subscribeToSession(listener);
  localStorage.setItem('user', JSON.stringify(user));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(currentUser()).toEqual(user);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(currentUser()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('remembers the last admin after the session has ended', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  const { currentUser, endSession, latestUser } = await openPage();
  expect(latestUser()).toEqual(user);
  endSession();
  expect([currentUser(), latestUser()]).toEqual([null, user]);
});

test('keeps a window for its admin when another one signs in in another tab', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  const {
    accountHeader,
    beginSession,
    currentUser,
    endSession,
    latestUser,
    otherUser,
    refreshSession,
    subscribeToSession,
  } = await openPage();
  const stop = subscribeToSession(() => {});
  expect([currentUser(), otherUser(), accountHeader()]).toEqual([user, null, { Account: '1' }]);
  const other = { ...user, id: 2, email: 'author@example.org', role: 'admin' as const };
  localStorage.setItem('user', JSON.stringify(other));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect([currentUser(), otherUser(), latestUser(), accountHeader()]).toEqual([
    null,
    other,
    user,
    { Account: '1' },
  ]);
  expect(await refreshSession()).toBe(false);
  endSession();
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual(other);
  beginSession(other);
  expect([currentUser(), otherUser(), accountHeader()]).toEqual([other, null, { Account: '2' }]);
  stop();
});

test('refreshes the session once for concurrent requests', async () => {
  const { refreshSession } = await openPage();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(null, { status: 200 });
  });
  expect(await Promise.all([refreshSession(), refreshSession(), refreshSession()])).toEqual([
    true,
    true,
    true,
  ]);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});

test('distinguishes an ended session from a failing server', async () => {
  const { refreshSession } = await openPage();
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(new Response(null, { status: 401 }));
  expect(await refreshSession()).toBe(false);
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(refreshSession()).rejects.toThrow('503');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(refreshSession()).rejects.toThrow('offline');
  fetched.mockRestore();
});
