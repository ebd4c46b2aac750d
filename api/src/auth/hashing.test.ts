import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const { sendJson } = useTestApp();

test('refuses passwords beyond the queue’s limit for a moment, then accepts them again', async () => {
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, i) => {
      const guess = { email: `nobody-${i}@example.org`, password: 'guess' };
      return sendJson('POST', '/api/auth/sign-in', guess, {}, `203.0.113.${i}`);
    }),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(5);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(45 - refused.length);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect(await refused[0]?.json()).toEqual({ error: 'The server is busy. Try again in a few seconds.' });
});
