import { describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { fileOf, picture, uploader } from './images.samples.ts';
import { embeddedApiKey } from './ingest/token.ts';
import { callbackRequest } from './ingest/protocol.ts';

const app = useTestApp();
const { addressFor, put } = uploader(app);

const cloth = async () => fileOf(await picture().png().toBuffer());
const mutated = (url: string, change: (text: string) => string) => {
  const changed = change(url);
  expect(changed).not.toBe(url);
  return changed;
};

describe('an upload address', () => {
  test.each<[what: string, change: (url: string) => string]>([
    ['with another signature', (url) => url.replace(/(hmac-sha256%3D)../, '$1zz')],
    ['without a signature', (url) => url.replace(/&signature=.*$/, '')],
    ['with another key', (url) => url.replace(/\/ingest\/\w{4}/, '/ingest/abcd')],
    ['with another type', (url) => url.replace('image%252Fpng', 'image%252Fgif')],
    ['with a later expiry', (url) => url.replace(/expires=\d/, 'expires=9')],
    ['with a second signature', (url) => `${url}&signature=hmac-sha256%3D00`],
  ])('%s is refused', async (_what, change) => {
    const file = await cloth();
    const { url } = await addressFor(file);
    const response = await put(mutated(url, change), file);
    expect(response.status).toBe(403);
    expect(await prisma.image.count()).toBe(0);
  });

  test('is refused once it has expired', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
    try {
      const response = await put(url, file);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: 'The upload address has expired. Start the upload again.',
        code: 'UPLOAD_EXPIRED',
      });
    } finally {
      vi.useRealTimers();
    }
    expect(await prisma.image.count()).toBe(0);
  });

  test('works for one file', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    expect((await put(url, file)).status).toBe(200);
    const second = await put(url, file);
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ error: 'This file has already been uploaded.' });
    expect(await prisma.image.count()).toBe(1);
  });

  test('works for only one of many simultaneous uploads', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await put(url, file)).json()));
    // The others learn that the file has arrived, or is no longer expected.
    expect(answers.filter((answer) => !('error' in (answer as object)))).toHaveLength(1);
    expect(await prisma.image.count()).toBe(1);
  });

  test('is refused with a readable reason if the ingest does not know it', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    await prisma.pendingUpload.deleteMany();
    const response = await put(url, file);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      error: 'This upload was not announced to the site. Start it again.',
      code: 'UPLOAD_INCOMPLETE',
    });
  });

  test('allows another attempt after a refused one', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    const cut = fileOf(Buffer.from(await file.arrayBuffer()).subarray(0, 100));
    expect(await (await put(url, cut)).json()).toHaveProperty('error');
    expect(await (await put(url, file)).json()).toHaveProperty('serverData.error', null);
  });

  test('always starts at the first byte', async () => {
    const file = await cloth();
    const { url } = await addressFor(file);
    const head = await app.send(url, { method: 'HEAD' });
    expect(head.headers.get('x-ut-range-start')).toBe('0');
    expect((await put(url, file, { Range: 'bytes=10-' })).status).toBe(416);
  });
});

describe('a body that is not an upload', () => {
  test.each([
    ['JSON', { body: '{}', headers: { 'Content-Type': 'application/json' } }],
    [
      'a broken envelope',
      { body: '--x\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
    ['nothing', {}],
  ])('is refused: %s', async (_what, init) => {
    const { url } = await addressFor(await cloth());
    const response = await app.send(url, { method: 'PUT', ...init });
    expect(response.status).toBe(400);
  });
});

describe('the site’s own calls', () => {
  const paths = ['/ingest/route-metadata', '/ingest/callback-result', '/ingest/v6/deleteFiles'];

  test.each(paths)('are refused from other callers: %s', async (path) => {
    for (const key of ['', 'sk_guess']) {
      const response = await app.sendJson('POST', path, {}, { 'x-uploadthing-api-key': key });
      expect(response.status).toBe(403);
    }
  });

  test('a callback requires its signature', async () => {
    const url = 'https://example.org/x.png';
    const file = { key: 'forged', name: 'x.png', size: 1, type: 'image/png', customId: '1_x.png' };
    const response = await app.send(
      '/api/uploadthing?slug=image',
      callbackRequest(
        { ...file, url, appUrl: url, ufsUrl: url, fileHash: '' },
        'http://localhost:4000/ingest',
        {},
        'sk_guess',
      ),
    );
    expect(response.status).toBe(400);
    expect(await prisma.image.count()).toBe(0);
  });

  test('use one key for all servers of a database', async () => {
    expect(await embeddedApiKey()).toBe(await embeddedApiKey());
  });
});

describe('other sites', () => {
  test('cannot make a browser announce or send a file', async () => {
    const foreign = { Origin: 'https://example.org' };
    const file = await cloth();
    const announced = await app.sendJson(
      'POST',
      '/api/uploadthing?actionType=upload&slug=image',
      { files: [], input: null },
      { ...(await app.signIn()), ...foreign },
    );
    expect(announced.status).toBe(403);
    const { url } = await addressFor(file);
    expect((await put(url, file, foreign)).status).toBe(403);
    expect((await put(url, file, { Origin: 'http://localhost:4000' })).status).toBe(200);
  });

  test('cannot send a form to the upload route', async () => {
    const form = new FormData();
    form.append('file', await cloth());
    const headers = await app.signIn();
    const response = await app.send('/api/uploadthing?actionType=upload&slug=image', {
      method: 'POST',
      body: form,
      headers,
    });
    expect(response.status).toBe(415);
  });
});
