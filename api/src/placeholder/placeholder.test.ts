import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileOf, picture, uploader } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp();
const { send } = app;
const { upload } = uploader(app);

const get = (size: string, Accept = '*/*', address?: string) =>
  send(`/api/placeholder/${size}`, { headers: { Accept } }, address);

describe('a placeholder', () => {
  test.each(['1/1', '30/20', '4096/1', '1/4096', '4096/4096'])(
    'is an SVG of the requested size: %s',
    async (size) => {
      const response = await get(size);
      const [width, height] = size.split('/');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    },
  );

  test.each([
    ['96/64.png', '*/*'],
    ['320/160.png', 'image/svg+xml'],
    ['96/64', 'image/png'],
    ['96/64', 'image/png,*/*;q=0.5'],
    ['800/600.png', '*/*'],
    ['1200/800.png', '*/*'],
  ])('is PNG for %s with Accept: %s', async (size, accept) => {
    const response = await get(size, accept);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, size: `${width}/${height}` }).toEqual({ format: 'png', size: size.replace('.png', '') });
  });

  test.each(['image/svg+xml', 'image/avif,image/webp,image/png,image/svg+xml,*/*', 'text/html', '*/*'])(
    'is SVG with Accept: %s',
    async (accept) => {
      expect((await get('30/20', accept)).headers.get('Content-Type')).toBe('image/svg+xml');
    },
  );

  test.each([
    ['1/1.png', '96/64'],
    ['95/64.png', '96/64'],
    ['4096/4096.png', '1200/800'],
    ['1000/700.png', '1200/800'],
    ['300/200', '320/160'],
  ])('as a PNG of another size, %s, redirects to the nearest: %s', async (size, nearest) => {
    const { status, headers } = await get(`${size}?seed=a%20%26b`, 'image/png');
    expect([status, headers.get('Location')]).toEqual([302, `/api/placeholder/${nearest}.png?seed=a+%26b`]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(headers.get('Vary')).toContain('Accept');
  });

  test.each(['30/20', '96/64.png'])(
    'may be cached forever, depending on the Accept header: %s',
    async (size) => {
      const { headers } = await get(size);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('Vary')).toContain('Accept');
    },
  );

  test.each(['30/20', '96/64.png'])('is not sent again to who has it: %s', async (size) => {
    const tag = (await get(size)).headers.get('ETag') ?? '';
    const again = await send(`/api/placeholder/${size}`, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, tag]);
    const other = await send(`/api/placeholder/${size}?seed=3`, { headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
  });

  test('is the same cloth for the same seed, and a different one for another', async () => {
    const cloth = async (seed: string) => (await get(`90/60?seed=${encodeURIComponent(seed)}`)).text();
    expect(await cloth('news-1')).toBe(await cloth('news-1'));
    const cloths = await Promise.all(Array.from({ length: 8 }, (_, i) => cloth(`news-${i}`)));
    expect(new Set(cloths).size).toBeGreaterThan(4);
  });

  test('is one of a limited number, whatever the seed', async () => {
    const cloths = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => (await get(`90/60?seed=${i}`)).text()),
    );
    expect(new Set(cloths).size).toBeLessThanOrEqual(84);
  });

  test('is drawn once for concurrent requests, even for more than may wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => get(`96/64.png?seed=once&n=${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  test('is temporarily refused if too many others are waiting', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, seed) => get(`320/160.png?seed=${seed}`, '*/*', `203.0.${seed}.7`)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(10);
    for (const { status, headers } of refused) {
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
        503,
        '5',
        'no-store',
      ]);
    }
    expect(await refused[0]?.json()).toEqual({ error: 'The server is busy. Try again in a few seconds.' });
  });

  test('waits its turn over 10 per twentieth of a second from one network, and is refused over 200 waiting', async () => {
    const crowd = Array.from({ length: 250 }, async () => (await get('30/20', '*/*', '192.0.2.7')).status);
    const first = crowd.shift();
    await first;
    // The 240 other requests wait, or were refused.
    const neighbor = (await get('30/20', '*/*', '198.51.100.7')).status;
    const pending = Symbol();
    expect([neighbor, await Promise.race([crowd.at(209), pending])]).toEqual([200, pending]);
    const statuses = [await first, ...(await Promise.all(crowd))];
    expect(statuses.filter((status) => status === 200)).toHaveLength(210);
    expect(statuses.filter((status) => status === 503)).toHaveLength(40);
  });

  test('waits behind an editor’s uploads', async () => {
    const order: string[] = [];
    const seeds = Array.from({ length: 12 }, (_, i) => `behind-${i}`);
    const drawing = seeds.map(async (seed) => {
      await get(`800/600.png?seed=${seed}`);
      order.push('picture');
    });
    await upload(fileOf(await picture().png().toBuffer()));
    order.push('upload');
    await Promise.all(drawing);
    expect(order.indexOf('upload')).toBeLessThan(order.length - 2);
  });

  test('does not contain its seed', async () => {
    const text = await (await get(`30/20?seed=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
    expect(text).not.toContain('script');
  });

  test('runs nothing if opened directly', async () => {
    expect((await get('30/20')).headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test.each([
    '0/20',
    '20/0',
    '4097/20',
    '20/4097',
    '20/4097.png',
    '99999/1',
    'abc/20',
    '20/abc',
    '-1/20',
    '1.5/20',
    '1e3/20',
    '20/20.jpg',
    '20/.png',
    '%00/20',
    '０/２０',
  ])('of an invalid size returns 400: %s', async (size) => {
    const response = await get(size);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'Width and height are whole numbers from 1 to 4096.' });
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('accepts a seed of at most a hundred characters', async () => {
    expect((await get(`30/20?seed=${'x'.repeat(100)}`)).status).toBe(200);
    expect((await get(`30/20?seed=${'x'.repeat(101)}`)).status).toBe(400);
  });
});
