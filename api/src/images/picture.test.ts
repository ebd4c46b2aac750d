import { describe, expect, test } from 'vitest';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addImages } from './images.samples.ts';

const statements = recordStatements();
const { graphql } = useTestApp();

interface News {
  news: { edges: { node: { image: Record<string, unknown> | null } }[] };
}
const picturesOf = async (fields: string, first = 100) => {
  const { data } = await graphql<News>(
    `{ news(first: ${first}) { edges { node { image { ${fields} } } } } }`,
  );
  return data.news.edges.map(({ node }) => node.image);
};

describe('the picture at an address', () => {
  test('has what a page needs, for visitors too', async () => {
    const [image] = await addImages({ altEn: 'A cloth', altId: 'Kain' });
    const name = image?.name;
    await addNews({ imageUrl: image?.url ?? '' });
    const [found] = await picturesOf('url width height avif webp thumbnail placeholder altEn altId');
    const srcSet = (format: string) =>
      [480, 960, 1600].map((width) => `/images/${name}/${width}.${format} ${width}w`).join(', ');
    expect(found).toEqual({
      url: `/images/${name}`,
      width: 2000,
      height: 1000,
      avif: srcSet('avif'),
      webp: srcSet('webp'),
      thumbnail: `/images/${name}/160.webp`,
      placeholder: image?.placeholder,
      altEn: 'A cloth',
      altId: 'Kain',
    });
  });

  test('is found by path, by whole address, and at UploadThing', async () => {
    const hostedUrl = 'https://app.ufs.sh/f/abcDEF';
    const [image] = await addImages({});
    const [hosted] = await addImages({ key: 'abcDEF', url: hostedUrl, width: 700 });
    await addNews(
      { imageUrl: image?.url ?? '' },
      { imageUrl: `http://localhost:4000${image?.url}` },
      { imageUrl: hostedUrl },
      { imageUrl: `/images/${hosted?.name}` },
    );
    const widths = (await picturesOf('width')).map((found) => found?.['width']);
    expect(widths).toEqual([700, 700, 2000, 2000]);
  });

  test.each([
    null,
    'https://example.org/wax.jpg',
    'https://example.org/images/1760000000001_cloth.png',
    'https://example.org/f/abcDEF',
    '/api/placeholder/800/600',
    '/images/1_none.png',
    '/images/a/b',
  ])('is null for %s', async (imageUrl) => {
    await addImages({ key: 'abcDEF', name: '1760000000001_cloth.png' });
    await addNews({ imageUrl });
    expect(await picturesOf('url')).toEqual([null]);
  });
});

describe('the pictures of a list', () => {
  test('cost one statement, however many', async () => {
    const rows = await addImages(...Array.from({ length: 50 }, () => ({})));
    await addNews(...rows.map(({ url }) => ({ imageUrl: url })));
    for (const first of [10, 50]) {
      statements.length = 0;
      expect(await picturesOf('url', first)).toHaveLength(first);
      expect(statements).toHaveLength(2);
    }
  });

  test('cost none without images of the site', async () => {
    await addNews({}, { imageUrl: 'https://example.org/wax.jpg' });
    statements.length = 0;
    await picturesOf('url');
    expect(statements).toHaveLength(1);
  });
});
