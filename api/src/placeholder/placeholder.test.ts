import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

const get = (size: string, Accept = '*/*') => send(`/api/placeholder/${size}`, { headers: { Accept } });

describe('a placeholder', () => {
  test.each(['1/1', '30/20', '4096/1', '1/4096', '4096/4096'])(
    'is SVG of the size that is asked for: %s',
    async (size) => {
      const response = await get(size);
      const [width, height] = size.split('/');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    },
  );

  test.each([
    ['1/1.png', '*/*'],
    ['30/20.png', 'image/svg+xml'],
    ['30/20', 'image/png'],
    ['30/20', 'image/png,*/*;q=0.5'],
    ['4096/64.png', '*/*'],
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

  test.each(['30/20', '30/20.png'])('may be kept for ever, by what was accepted: %s', async (size) => {
    const { headers } = await get(size);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Vary')).toContain('Accept');
  });

  test('is the same cloth for the same seed and another for another', async () => {
    const cloth = async (seed: string) => (await get(`90/60?seed=${encodeURIComponent(seed)}`)).text();
    expect(await cloth('news-1')).toBe(await cloth('news-1'));
    const cloths = await Promise.all(Array.from({ length: 8 }, (_, i) => cloth(`news-${i}`)));
    expect(new Set(cloths).size).toBeGreaterThan(4);
  });

  test('keeps its seed out of the picture', async () => {
    const text = await (await get(`30/20?seed=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
    expect(text).not.toContain('script');
  });

  test('runs nothing when it is opened by itself', async () => {
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
  ])('of no size answers 400: %s', async (size) => {
    const response = await get(size);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'Width and height are whole numbers from 1 to 4096.' });
    expect(response.headers.get('Cache-Control')).toBeNull();
  });

  test('takes a seed of a hundred characters and no more', async () => {
    expect((await get(`30/20?seed=${'x'.repeat(100)}`)).status).toBe(200);
    expect((await get(`30/20?seed=${'x'.repeat(101)}`)).status).toBe(400);
  });
});
