import { beforeEach, expect, test, vi } from 'vitest';

const user = { id: 1, email: 'editor@example.org', role: 'admin' };

// Each test is a page that has just been opened.
async function openPage() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => localStorage.clear());

test('the remembered admin is restored', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  expect((await openPage()).currentUser()).toEqual(user);
});

test.each(['{', '7', '{"email":"x@example.org"}', '{"id":1,"email":"x@example.org","role":"visitor"}'])(
  'the corrupt memory %s is removed',
  async (stored) => {
    localStorage.setItem('user', stored);
    expect((await openPage()).currentUser()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  },
);

test('a sign-in and a sign-out of another tab are noticed', async () => {
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

test('who was signed in is known after their session has ended', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  const { currentUser, endSession, latestUser } = await openPage();
  expect(latestUser()).toEqual(user);
  endSession();
  expect([currentUser(), latestUser()]).toEqual([null, user]);
});

test('requests that ask together refresh the session once', async () => {
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

test('a session that is over is told apart from a server that fails', async () => {
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
