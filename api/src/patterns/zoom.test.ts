import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { zoomSteps } from '../../../web/src/shared/motifs/zoomSteps.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

describe.each(Object.keys(zoomSteps))('a cloth seen at the step %s', (step) => {
  test('is a picture that never changes', async () => {
    const response = await send(`/api/cloth/zoom/${step}?seed=parang-3`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const svg = await response.text();
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 1000 });
    expect(await (await send(`/api/cloth/zoom/${step}?seed=parang-3`)).text()).toBe(svg);
    expect(await (await send(`/api/cloth/zoom/${step}?seed=kawung-69`)).text()).not.toBe(svg);
  });
});

test.each([
  ['worn', 'sekar-jagad-48', 0],
  ['arm', 'parang-3', 0],
  ['arm', 'sekar-jagad-48', 9],
  ['figure', 'parang-3', 6],
])('at the step %s, %s has few tiles to place, and no blurred ones', async (step, seed, tiles) => {
  const svg = await (await send(`/api/cloth/zoom/${step}?seed=${seed}`)).text();
  expect(svg.split('<use href="#tile"').length - 1).toBe(tiles);
});

test('refuses another step, and a seed that is too long', async () => {
  const unknown = await send('/api/cloth/zoom/moon');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ error: 'The steps are worn, arm, figure, line, dot.' });
  expect((await send(`/api/cloth/zoom/dot?seed=${'x'.repeat(100)}`)).status).toBe(200);
  expect((await send(`/api/cloth/zoom/dot?seed=${'x'.repeat(101)}`)).status).toBe(400);
});
