import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addApiToken } from '../auth/apiTokens.samples.ts';
import { rolesWith } from '../auth/capabilities.ts';
import { prisma } from '../database/client.ts';
import { editor } from '../testing/editor.ts';
import { useTestApp } from '../testing/testApp.ts';
import { fileOf, picture, pngOf, uploader, type PutAnswer } from './images.samples.ts';
import { inWorker } from './worker/workshop.ts';

vi.mock('./worker/workshop.ts', { spy: true });

const app = useTestApp();
const { announce, addressFor, put, upload } = uploader(app);

/** The keys whose files are stored. */
const stored = () => readdir(join(app.environment.DATA_DIR, 'images/originals')).catch(() => []);

const formats = ['jpeg', 'png', 'webp', 'gif'] as const;

describe('an upload', () => {
  test.each(formats)('of %s is stored, listed and served unchanged', async (format) => {
    const bytes = await picture(300, 200).toFormat(format).toBuffer();
    const answer = await upload(fileOf(bytes, `cloth.${format}`, `image/${format}`));
    expect(answer.error).toBeUndefined();
    const row = await prisma.image.findFirstOrThrow();
    expect(answer.serverData).toEqual({
      image: { id: expect.any(String), databaseId: row.id, name: row.name, url: row.url },
      error: null,
      code: null,
    });
    expect(row).toMatchObject({ size: bytes.length, type: `image/${format}`, width: 300, height: 200 });
    expect(row.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(row.placeholder.length).toBeLessThan(1024);
    const response = await app.send(row.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await prisma.pendingUpload.count()).toBe(0);
    expect(await stored()).toContain(row.key);
  });

  test.each([1, 6])('with EXIF orientation %i is checked once', async (orientation) => {
    const jobs = vi.mocked(inWorker).mockClear();
    const bytes = await picture(300, 200).jpeg().withMetadata({ orientation }).toBuffer();
    const { serverData } = await upload(fileOf(bytes, 'cloth.jpg', 'image/jpeg'));
    expect(serverData?.error).toBeNull();
    expect(jobs.mock.calls.filter(([, job]) => job === 'inspect')).toHaveLength(1);
  });

  test('applies the orientation to the dimensions', async () => {
    const bytes = await picture(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await upload(fileOf(bytes, 'cloth.jpg', 'image/jpeg'));
    expect(await prisma.image.findFirst()).toMatchObject({ width: 200, height: 300 });
  });

  test('of several files gives each a different name', async () => {
    const bytes = await picture().png().toBuffer();
    const files = [1, 2, 3].map((lastModified) => fileOf(bytes, 'kawung.png', 'image/png', lastModified));
    const response = await announce(files);
    const addresses = (await response.json()) as { url: string; customId: string }[];
    expect(new Set(addresses.map(({ customId }) => customId)).size).toBe(3);
    const [file] = files as [File];
    const answers = await Promise.all(addresses.map(({ url }) => put(url, file)));
    for (const answer of answers) expect(((await answer.json()) as PutAnswer).error).toBeUndefined();
    expect(await prisma.image.count()).toBe(3);
  });

  test('requires an admin', async () => {
    const response = await announce([fileOf(await picture().png().toBuffer())], {});
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ message: 'Sign in to do this.', code: 'UNAUTHENTICATED' });
    expect(await prisma.pendingUpload.count()).toBe(0);
  });

  test('ends with the session or the token that announced it', async () => {
    const file = fileOf(await picture().png().toBuffer());
    const now = new Date();
    const before = await stored();
    const { apiToken, secret } = await addApiToken();
    const disabled = (disabledAt: Date | null) =>
      prisma.adminUser.updateMany({ where: { email: editor.email }, data: { disabledAt } });
    const bearer = async () => ({ Authorization: `Bearer ${secret}` });
    const ends: [() => Promise<Record<string, string>>, () => Promise<unknown>][] = [
      [app.signIn, () => prisma.session.updateMany({ data: { revokedAt: now } })],
      [app.signIn, () => disabled(now)],
      [bearer, () => prisma.apiToken.update({ where: { id: apiToken.id }, data: { revokedAt: now } })],
    ];
    for (const [identify, end] of ends) {
      const [address] = (await (await announce([file], await identify())).json()) as { url: string }[];
      await end();
      const { serverData } = (await (await put(address?.url ?? '', file)).json()) as PutAnswer;
      await disabled(null);
      expect(serverData).toMatchObject({ image: null, code: 'UNAUTHENTICATED' });
    }
    expect([await prisma.image.count(), await stored()]).toEqual([0, before]);
  });

  test('ends with the capability of the role that announced it', async () => {
    const file = fileOf(await picture().png().toBuffer());
    const before = await stored();
    const [address] = (await (await announce([file], await app.signIn())).json()) as { url: string }[];
    const roles = rolesWith['images.write'];
    onTestFinished(() => void Object.assign(rolesWith, { 'images.write': roles }));
    Object.assign(rolesWith, { 'images.write': ['owner'] });
    await prisma.adminUser.updateMany({ data: { role: 'author' } });
    const { serverData } = (await (await put(address?.url ?? '', file)).json()) as PutAnswer;
    expect(serverData).toMatchObject({ image: null, code: 'FORBIDDEN' });
    expect([await prisma.image.count(), await stored()]).toEqual([0, before]);
  });

  test('goes to the host name under which the site was opened', async () => {
    const headers = { ...(await app.signIn()), Origin: 'http://127.0.0.1:4000' };
    const file = fileOf(await picture().png().toBuffer());
    const [address] = (await (await announce([file], headers)).json()) as { url: string }[];
    expect(address?.url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/ingest\//);
    const answer = await put(address?.url ?? '', file, { Origin: 'http://127.0.0.1:4000' });
    expect(((await answer.json()) as PutAnswer).error).toBeUndefined();
  });
});

describe('the stored name', () => {
  test.each([
    ['Batik Tulis (2025).png', 'Batik_Tulis__2025_.png'],
    ['méga-mendung.v2.PNG', 'm_ga-mendung.v2.PNG'],
    ['kain\u{1F9F5}.png', 'kain_.png'],
    ['../../etc/passwd.png', '.._.._etc_passwd.png'],
    ['C:\\batik\\kawung.png', 'C__batik_kawung.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ])('of %s is its timestamp and %s', async (given, cleaned) => {
    const before = Date.now();
    await upload(fileOf(await picture().png().toBuffer(), given));
    const { name } = await prisma.image.findFirstOrThrow();
    const [, stamp, rest] = /^(\d+)_(.*)$/.exec(name) ?? [];
    expect(rest).toBe(cleaned);
    expect(Number(stamp)).toBeGreaterThanOrEqual(before);
    expect((await app.send(`/images/${name}`)).status).toBe(200);
  });
});

describe('the size', () => {
  test('may be 1,048,576 bytes', async () => {
    const bytes = await pngOf(1_048_576);
    const answer = await upload(fileOf(bytes));
    expect(answer.error).toBeUndefined();
    expect(await prisma.image.findFirst()).toMatchObject({ size: 1_048_576 });
  });

  test('may not be announced as one byte more', async () => {
    const response = await announce([fileOf(await pngOf(1_048_577), 'big.png')]);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'big.png is larger than 1MB', code: 'IMAGE_TOO_LARGE' });
  });

  test('may not be one byte more, even if announced as less', async () => {
    const { url, key } = await addressFor({ name: 'big.png', size: 1_048_576, type: 'image/png' });
    const response = await put(url, fileOf(await pngOf(1_048_577), 'big.png'));
    expect(await response.json()).toEqual({ error: 'big.png is larger than 1MB', code: 'IMAGE_TOO_LARGE' });
    expect(await stored()).not.toContain(key);
    expect(await prisma.image.count()).toBe(0);
  });

  test('is not read past the limit', async () => {
    const { url } = await addressFor({ name: 'big.png', size: 1000, type: 'image/png' });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = {
      method: 'PUT',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const response = await app.send(url, init as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: 'big.png is larger than 1MB' });
    expect(sent).toBeLessThan(1_500_000);
  });
});
