import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addImages, fileOf, uploader } from './images.samples.ts';

const app = useTestApp();
const { upload } = uploader(app);

/** Left half red, right half blue, 800 × 400 pixels. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#00f' } },
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const rightHalf = { cropX: 500, cropY: 0, cropWidth: 500, cropHeight: 1000 };
const whole = { cropX: 0, cropY: 0, cropWidth: 1000, cropHeight: 1000 };

interface Answer {
  code?: string;
  image?: Record<string, unknown>;
}

async function update(id: number, input: object): Promise<Answer> {
  const { data } = await app.graphql<{ updateImage: Answer }>(
    `mutation ($id: Int!, $input: UpdateImageInput!) { updateImage(id: $id, input: $input) {
       ... on ImagePayload { image { cropX cropY cropWidth cropHeight focusX focusY } } ... on Error { code } } }`,
    { id, input },
    await app.signIn(),
  );
  return data.updateImage;
}

interface Found {
  url: string;
  width: number;
  height: number;
  webp: string | null;
  placeholder: string;
  focusX: number | null;
}

async function picture(): Promise<Found> {
  const { data } = await app.graphql<{ news: { edges: { node: { image: Found } }[] } }>(
    '{ news(first: 1) { edges { node { image { url width height webp placeholder focusX } } } } }',
  );
  const found = data.news.edges[0]?.node.image;
  if (!found) throw new Error('The picture was not found.');
  return found;
}

async function colorsOf(path: string) {
  const response = await app.send(path);
  expect(response.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => (data[x * info.channels] ?? 0) > 128;
  return { width: info.width, isRedLeft: at(2), isRedRight: at(info.width - 3), response };
}

describe('a cropped picture', () => {
  let id = 0;
  let name = '';
  beforeEach(async () => {
    await upload(fileOf(await halves(), 'Dua warna.png'));
    const image = await prisma.image.findFirstOrThrow();
    ({ id, name } = image);
    await addNews({ imageUrl: image.url, contentEn: `![](${image.url})` });
  });

  test('shows that part in its copies, at addresses of their own, and the whole again afterwards', async () => {
    const before = await picture();
    expect(await colorsOf(`/images/${name}/480.webp`)).toMatchObject({ isRedLeft: true, isRedRight: false });
    expect(await update(id, rightHalf)).toEqual({ image: { ...rightHalf, focusX: null, focusY: null } });
    const cropped = await picture();
    expect(cropped).toMatchObject({ width: 400, height: 400, placeholder: '' });
    expect(cropped.url).toMatch(/\/400-[0-9a-f]{12}\.webp$/);
    const [copy = ''] = cropped.webp?.split(' ') ?? [];
    for (const url of [cropped.url, copy]) {
      const shown = await colorsOf(url);
      expect(shown).toMatchObject({ width: 400, isRedLeft: false, isRedRight: false });
      expect(shown.response.headers.get('Cache-Control')).toContain('immutable');
    }
    expect(await colorsOf(`/images/${name}`)).toMatchObject({ isRedLeft: true, isRedRight: false });
    await update(id, whole);
    expect(await picture()).toEqual(before);
  });

  test('is shown at an address of another frame, but not for ever', async () => {
    await colorsOf(`/images/${name}/480.webp`);
    await update(id, rightHalf);
    const shown = await colorsOf(`/images/${name}/480.webp`);
    expect(shown).toMatchObject({ width: 400, isRedLeft: false });
    expect(shown.response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    for (const file of ['480-0123456789ab.gif', '0.webp', '480-xyz.webp', '480.webp.webp', '12345.webp'])
      expect((await app.send(`/images/${name}/${file}`)).status).toBe(404);
  });

  test('is shown in the text of an article and in the feeds', async () => {
    await update(id, { ...rightHalf, captionEn: 'Blue' });
    const { url } = await picture();
    const { data } = await app.graphql<{ news: { edges: { node: { contentHtmlEn: string } }[] } }>(
      '{ news(first: 1) { edges { node { contentHtmlEn } } } }',
    );
    const html = data.news.edges[0]?.node.contentHtmlEn;
    expect(html).toContain(`src="${url}"`);
    expect(html).toContain('width="400"');
    expect(html).toContain('<figcaption>Blue</figcaption>');
    const feed = await (await app.send('/feed/en.xml')).text();
    expect(feed).toContain(`http://localhost:4000${url}`);
    expect(feed).not.toContain(`/images/${name}"`);
  });

  test('is whole again when its history restores that', async () => {
    await update(id, { title: 'Two colors' });
    await update(id, { ...rightHalf, focusX: 0 });
    const headers = await app.signIn();
    const first = await prisma.change.findFirstOrThrow({
      where: { entity: 'Image' },
      orderBy: { id: 'asc' },
    });
    await app.graphql(
      'mutation ($id: Int!) { restoreChange(id: $id) { __typename } }',
      { id: first.id },
      headers,
    );
    expect(await prisma.image.findFirst()).toMatchObject({ ...whole, focusX: null, title: 'Two colors' });
  });
});

test('an upload has its original name as its title', async () => {
  await upload(fileOf(await halves(), 'Kain “Dua” warna.png'));
  expect(await prisma.image.findFirst()).toMatchObject({
    title: 'Kain “Dua” warna.png',
    name: expect.stringMatching(/^\d+_Kain__Dua__warna\.png$/),
  });
});

describe('the limits of a frame', () => {
  test.each([{ focusX: 0, focusY: 1000 }, { cropX: 950, cropWidth: 50 }, { cropHeight: 50 }])(
    'accept %j',
    async (input) => {
      const [row] = await addImages({});
      expect((await update(row?.id ?? 0, input)).image).toMatchObject(input);
    },
  );

  test.each([
    { focusX: -1 },
    { focusY: 1001 },
    { cropX: 950, cropWidth: 51 },
    { cropY: 1 },
    { cropWidth: 49 },
    { cropHeight: 1001 },
  ])('refuse %j', async (input) => {
    const [row] = await addImages({});
    expect(await update(row?.id ?? 0, input)).toEqual({ code: 'VALIDATION_FAILED' });
    expect(await prisma.image.findFirst()).toEqual(row);
  });

  test('an animation cannot be cropped, but has a focal point', async () => {
    const [row] = await addImages({ animated: true });
    expect(await update(row?.id ?? 0, { cropWidth: 500 })).toEqual({ code: 'VALIDATION_FAILED' });
    expect((await update(row?.id ?? 0, { focusX: 100 })).image).toMatchObject({ focusX: 100 });
  });
});
