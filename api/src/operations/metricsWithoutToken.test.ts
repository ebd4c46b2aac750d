import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

test('without METRICS_TOKEN no one gets metrics', async () => {
  for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer undefined' }]) {
    const response = await send('/metrics', { headers }, '127.0.0.1');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.stringContaining('METRICS_TOKEN') as string });
  }
});
