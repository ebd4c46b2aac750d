import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

/** A picture that the site serves, and its type. */
async function download(path: string): Promise<{ bytes: Buffer; type: string | null }> {
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('Content-Type') };
}

/** A PNG’s sides, and whether its corner shows what is behind it. */
async function measure(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { format, width, height, isRound: data[3] === 0 };
}

describe('an icon', () => {
  test.each([
    ['/apple-touch-icon.png', 180, false],
    ['/apple-touch-icon-precomposed.png', 180, false],
    ['/icon-192.png', 192, true],
    ['/icon-512.png', 512, true],
    ['/icon-maskable-512.png', 512, false],
  ])('at %s has sides of %i pixels', async (path, side, isRound) => {
    const { bytes, type } = await download(path);
    expect(type).toBe('image/png');
    expect(await measure(bytes)).toEqual({ format: 'png', width: side, height: side, isRound });
  });

  test('at /favicon.ico has the three sides that browsers use', async () => {
    const { bytes, type } = await download('/favicon.ico');
    expect(type).toBe('image/vnd.microsoft.icon');
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const at = 6 + 16 * index;
      expect([bytes[at], bytes[at + 1]]).toEqual([side, side]);
      const [length, start] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
      expect(await measure(bytes.subarray(start, start + length))).toMatchObject({
        width: side,
        height: side,
      });
    }
  });

  test('at /icon.svg has any size', async () => {
    const { bytes, type } = await download('/icon.svg');
    expect(type).toBe('image/svg+xml');
    expect((await sharp(bytes).metadata()).format).toBe('svg');
  });
});

describe('the web app manifest', () => {
  const read = async (headers: Record<string, string> = {}) => {
    const response = await send('/manifest.webmanifest', { headers });
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
    return { response, manifest: (await response.json()) as Record<string, unknown> };
  };

  test.each([
    ['en', 'National Batik Pageant', 'Batik Pageant'],
    ['id', 'Pemilihan Duta Batik Nasional', 'Duta Batik'],
  ])('names the site in the reader’s language: %s', async (language, name, short) => {
    const { response, manifest } = await read({ Cookie: `language=${language}` });
    expect(manifest).toMatchObject({ name, short_name: short, lang: language, start_url: '/' });
    expect(response.headers.get('Content-Language')).toBe(language);
    expect(response.headers.get('Vary')).toMatch(/Cookie/);
  });

  test('has the names that editors gave the site', async () => {
    await addContent(
      { key: 'site_name', valueEn: 'Crown of Batik', valueId: 'Mahkota Batik' },
      { key: 'app.short_name', valueEn: 'Crown', valueId: 'Mahkota' },
    );
    const { manifest } = await read({ 'Accept-Language': 'en' });
    expect(manifest).toMatchObject({ name: 'Crown of Batik', short_name: 'Crown' });
  });

  test('lists icons that exist, in their sizes', async () => {
    const { manifest } = await read();
    const icons = manifest['icons'] as { src: string; sizes: string; type: string; purpose?: string }[];
    expect(icons.map(({ purpose, sizes }) => [purpose, sizes])).toEqual([
      [undefined, 'any'],
      ['any', '192x192'],
      ['any', '512x512'],
      ['maskable', '512x512'],
    ]);
    for (const { src, sizes, type } of icons) {
      const { bytes, type: served } = await download(src);
      expect(served).toBe(type);
      const { width, height, format } = await sharp(bytes).metadata();
      expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
    }
  });
});
