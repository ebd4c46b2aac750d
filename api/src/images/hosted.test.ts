// With UPLOADTHING_TOKEN: a fake fetch stands in for the service, as there is no account to test with.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { readEnvironment } from '../environment.ts';
import { useTestApp } from '../testing/testApp.ts';
import { emptyTrash } from '../history/emptyTrash.ts';
import { cleanStored } from './cleanStored.ts';
import { deleteDiscarded } from './discards.ts';
import { photograph } from './clean/photographs.samples.ts';
import { picture, pngOf, uploader } from './images.samples.ts';
import { callbackRequest } from './ingest/protocol.ts';

const apiKey = 'sk_for_tests';
const parts = { apiKey, appId: 'app', regions: ['sea1'], ingestHost: 'ingest.example.org' };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const app = useTestApp({ UPLOADTHING_TOKEN: encode(parts), PUBLIC_URL: 'https://site.example.org' });
const { announce } = uploader(app);

/** The service’s files, by address, and the calls that it received. */
const files = new Map<string, Uint8Array>();
let calls: { url: string; body: Record<string, unknown> }[] = [];
/** Addresses with this ending return 503. */
let unavailable: string | null = null;

beforeEach(() => {
  files.clear();
  calls = [];
  unavailable = null;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (unavailable && request.url.endsWith(unavailable)) return new Response('', { status: 503 });
    const file = files.get(request.url);
    if (['GET', 'HEAD'].includes(request.method))
      return file ? new Response(new Uint8Array(file)) : new Response('', { status: 404 });
    if (request.method === 'PUT') {
      const stored = `https://app.ufs.sh/f/${new URL(request.url).pathname.slice(1)}`;
      const sent = (await request.formData()).get('file') as File;
      files.set(stored, await sent.bytes());
      return Response.json({ url: stored, appUrl: stored, ufsUrl: stored, fileHash: 'x' });
    }
    calls.push({ url: request.url, body: (await request.json()) as Record<string, unknown> });
    return Response.json({ ok: true, success: true, deletedCount: 1 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const lastCall = (path: string) => calls.findLast(({ url }) => url.endsWith(path))?.body;

/** Announces a file, and reports its arrival to the app, as the service would. */
async function upload(
  bytes: Buffer,
  name = 'cloth.png',
  type = 'image/png',
  announced = bytes.length,
  query = '',
) {
  const response = await announce([{ name, type, size: announced }]);
  const [address] = (await response.json()) as { url: string; key: string; customId: string }[];
  if (!address) throw new Error('The upload was not announced.');
  const { key, customId } = address;
  const url = `https://app.ufs.sh/f/${key}${query}`;
  files.set(url, bytes);
  const metadata = lastCall('/route-metadata')?.['metadata'] as Record<string, unknown>;
  const file = { name, size: bytes.length, type, customId, key };
  const callback = () =>
    app.send(
      '/api/uploadthing?slug=image',
      callbackRequest(
        { ...file, url, appUrl: url, ufsUrl: url, fileHash: 'x' },
        'https://sea1.ingest.example.org',
        metadata,
        apiKey,
      ),
    );
  expect((await callback()).status).toBe(200);
  return { address, url, key, callback };
}

describe('with an account at UploadThing', () => {
  test('files are stored there, and images have their address there', async () => {
    const { address, url, key } = await upload(
      await picture(800, 600).jpeg().toBuffer(),
      'cloth.jpg',
      'image/jpeg',
    );
    expect(address.url).toMatch(/^https:\/\/sea1\.ingest\.example\.org\/\w+\?expires=/);
    expect(lastCall('/route-metadata')).toMatchObject({
      fileKeys: [key],
      isDev: false,
      callbackUrl: 'https://site.example.org/api/uploadthing',
      callbackSlug: 'image',
    });
    const row = await prisma.image.findFirstOrThrow();
    expect(row).toMatchObject({ key, url, name: address.customId, width: 800, height: 600 });
    expect(lastCall('/callback-result')).toEqual({
      fileKey: key,
      callbackData: {
        image: { id: expect.any(String), databaseId: row.id, name: row.name, url },
        error: null,
        code: null,
      },
    });
  });

  test('a repeated callback creates one image', async () => {
    const { callback } = await upload(await picture().png().toBuffer());
    await callback();
    expect(await prisma.image.count()).toBe(1);
    expect(lastCall('/v6/deleteFiles')).toBeUndefined();
  });

  test('the site redirects to the original and makes the copies', async () => {
    const { address, url } = await upload(
      await picture(800, 600).jpeg().toBuffer(),
      'cloth.jpg',
      'image/jpeg',
    );
    const original = await app.send(`/images/${address.customId}`);
    expect([original.status, original.headers.get('Location')]).toEqual([302, url]);
    const copy = await app.send(`/images/${address.customId}/480.webp`);
    expect([copy.status, copy.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  test('an export of the whole site includes the service’s files, and lists missing ones', async () => {
    await upload(await picture().png().toBuffer());
    const { url, address } = await upload(await picture().jpeg().toBuffer(), 'lost.jpg', 'image/jpeg');
    files.delete(url);
    const whole = await app.send('/api/database/archive', { headers: await app.signIn() });
    expect(whole.headers.get('Missing-Pictures')).toBe('1');
    expect(await whole.text()).toContain(`"missing":["${address.customId}"]`);
    unavailable = url;
    const refused = await app.send('/api/database/archive', { headers: await app.signIn() });
    expect(refused.status).toBe(500);
  });

  test('a file with metadata is replaced there by a cleaned one', async () => {
    const { url, key, callback } = await upload(await photograph(), 'photo.jpg', 'image/jpeg');
    await callback();
    const row = await prisma.image.findFirstOrThrow();
    expect([row.key === key, row.url]).toEqual([false, `https://app.ufs.sh/f/${row.key}`]);
    const stored = Buffer.from(files.get(row.url) ?? []);
    expect(stored.includes('SECRET')).toBe(false);
    expect(row).toMatchObject({ type: 'image/jpeg', size: stored.length, width: 48, height: 64 });
    expect(lastCall('/callback-result')).toMatchObject({ callbackData: { image: { url: row.url } } });
    expect(calls.filter(({ url }) => url.endsWith('/v6/deleteFiles')).map(({ body }) => body)).toEqual([
      { fileKeys: [key] },
    ]);
    expect(await prisma.image.count()).toBe(1);
    expect(url).not.toBe(row.url);
  });

  test('an older file is cleaned there once, and every text shows the cleaned one', async () => {
    const { url, key } = await upload(await picture().jpeg().toBuffer(), 'photo.jpg', 'image/jpeg');
    files.set(url, await photograph());
    await prisma.image.updateMany({ data: { isClean: false } });
    const headers = await app.signIn();
    const article = { titleEn: 'Wax', titleId: 'Malam', category: 'heritage', imageUrl: url };
    const created = await app.sendJson('POST', '/api/news', article, headers);
    expect(created.status).toBe(201);
    const { version } = await prisma.newsArticle.findFirstOrThrow();

    await cleanStored(app.images());
    const row = await prisma.image.findFirstOrThrow();
    expect(Buffer.from(files.get(row.url) ?? []).includes('SECRET')).toBe(false);
    expect(row).toMatchObject({ isClean: true, width: 48, height: 64, size: files.get(row.url)?.length });
    expect(lastCall('/v6/deleteFiles')).toEqual({ fileKeys: [key] });
    expect(await prisma.newsArticle.findFirstOrThrow()).toMatchObject({
      imageUrl: row.url,
      version: version + 1,
    });
    const [change] = await prisma.change.findMany({ where: { entity: 'NewsArticle' } });
    expect(change?.after).toMatchObject({ imageUrl: row.url });

    calls = [];
    await cleanStored(app.images());
    expect(calls).toEqual([]);
  });

  test('while the service is unavailable a stored file is left unchanged, and is cleaned later', async () => {
    const { url, key } = await upload(await picture().jpeg().toBuffer(), 'photo.jpg', 'image/jpeg');
    files.set(url, await photograph());
    await prisma.image.updateMany({ data: { isClean: false } });
    unavailable = key;
    await cleanStored(app.images());
    expect(await prisma.image.findFirst()).toMatchObject({ key, isClean: false });
    unavailable = null;
    await cleanStored(app.images());
    expect(await prisma.image.findFirst()).toMatchObject({ isClean: true });
  });

  test('emptying the trash of an image deletes its file there', async () => {
    const { address, key } = await upload(await picture().png().toBuffer());
    const headers = await app.signIn();
    const response = await app.sendJson(
      'DELETE',
      `/api/storage/images/${address.customId}`,
      undefined,
      headers,
    );
    expect(response.status).toBe(204);
    await emptyTrash(app.images(), new Date(Date.now() + 31 * 86_400_000));
    expect(lastCall('/v6/deleteFiles')).toEqual({ fileKeys: [key] });
  });

  test.each([
    ['a page', async () => Buffer.from('<!doctype html>'), 'is not an image file', 'NOT_AN_IMAGE'],
    ['a file larger than announced', async () => pngOf(1_048_577), 'is larger than 1MB', 'IMAGE_TOO_LARGE'],
  ])('%s is deleted there, and reported', async (_what, make, sentence, code) => {
    const { key } = await upload(await make(), 'trap.png', 'image/png', 1000);
    expect(await prisma.image.count()).toBe(0);
    expect(lastCall('/v6/deleteFiles')).toEqual({ fileKeys: [key] });
    expect(lastCall('/callback-result')).toEqual({
      fileKey: key,
      callbackData: { image: null, error: `trap.png ${sentence}`, code },
    });
  });

  test('deletes a file once the service is back', async () => {
    unavailable = '/v6/deleteFiles';
    const { key } = await upload(Buffer.from('<!doctype html>'), 'trap.png', 'image/png', 1000);
    expect(await prisma.discardedFile.findMany()).toMatchObject([{ key }]);
    unavailable = null;
    await deleteDiscarded(app.images());
    expect(lastCall('/v6/deleteFiles')).toEqual({ fileKeys: [key] });
    expect(await prisma.discardedFile.count()).toBe(0);
  });

  test('a file that cannot be read is not reported as “not an image”', async () => {
    const bytes = await picture().png().toBuffer();
    unavailable = 'unreadable';
    const { key } = await upload(bytes, 'cloth.png', 'image/png', bytes.length, '?unreadable');
    expect(await prisma.image.count()).toBe(0);
    expect(lastCall('/callback-result')).toEqual({
      fileKey: key,
      callbackData: { image: null, error: 'cloth.png could not be stored. Try again.', code: 'NOT_STORED' },
    });
  });

  test('this server has no ingest', async () => {
    const response = await app.sendJson(
      'POST',
      '/ingest/route-metadata',
      {},
      { 'x-uploadthing-api-key': apiKey },
    );
    // The status of any address that is not a route.
    expect(response.status).toBe(405);
  });
});

describe('UPLOADTHING_TOKEN', () => {
  const read = (token: string) => () => readEnvironment({ UPLOADTHING_TOKEN: token });

  test('may omit the host', () => {
    const { ingestHost: _host, ...rest } = parts;
    expect(read(encode(rest))().UPLOADTHING_TOKEN?.ingestHost).toBe('ingest.uploadthing.com');
  });

  test.each([
    'sk_live_alone',
    '%%%',
    encode('text'),
    encode({ ...parts, apiKey: 'pk_public' }),
    encode({ ...parts, regions: [] }),
    encode({ ...parts, appId: undefined }),
  ])('that is invalid stops the start with a message that names it: %s', (token) => {
    expect(read(token)).toThrow(/UPLOADTHING_TOKEN: must be the token from UploadThing’s dashboard/);
  });
});
