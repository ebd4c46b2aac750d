import { expect, test, vi } from 'vitest';
import { log } from '../log.ts';
import { useTestApp } from '../testing/testApp.ts';

const token = 'the-operators-token';
const { send, signIn } = useTestApp({ METRICS_TOKEN: token });

test.each(['/health', '/ready', '/metrics'])(
  '%s is not cached, sets no cookie and is not logged',
  async (path) => {
    const lines = vi.spyOn(log, 'info');
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      { Cookie: 'access_token=ended; theme=dark' },
    ]) {
      const response = await send(path, { headers });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('Content-Type')).not.toContain('html');
    }
    expect(lines).not.toHaveBeenCalled();
  },
);

test('metrics require the token, even for admins and this machine', async () => {
  const ask = async (authorization: string) =>
    (await send('/metrics', { headers: { Authorization: authorization } }, '127.0.0.1')).status;
  expect(await ask(`Bearer ${token}`)).toBe(200);
  expect(await ask(token)).toBe(401);
  expect(await ask(`Bearer ${token}s`)).toBe(401);
  expect(await ask((await signIn()).Authorization)).toBe(401);
  expect((await send('/metrics', {}, '127.0.0.1')).status).toBe(401);
});
