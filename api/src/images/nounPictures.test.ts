// The image field of every noun that has one. For news and the image itself, see picture.test.ts.
import { describe, expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { nouns } from '../testing/noun/nouns.ts';
import { patternNoun } from '../patterns/patterns.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addImages } from './images.samples.ts';

const statements = recordStatements();
const { graphql } = useTestApp();

type Found = { altEn: string } | null;

const foreign = 'https://example.org/wax.jpg';
const placeholder = '/api/placeholder/800/600?seed=wax';

/** All fields that a page needs. */
const fields = 'width height avif webp placeholder altEn altId';

/** The addresses of one image per text, with these as their alternative texts. */
async function addressesOf(altTexts: readonly string[]): Promise<string[]> {
  const images = await addImages(...altTexts.map((altEn) => ({ altEn })));
  return images.map(({ url }) => url);
}

describe.each(nouns)('the image of a $type', ({ list, picture, add }) => {
  async function picturesOf(first = 100): Promise<Found[]> {
    const { data } = await graphql<Record<string, { edges: { node: { image: Found } }[] }>>(
      `{ ${list}(first: ${first}) { edges { node { image: ${picture.field} { ${fields} } } } } }`,
    );
    return data[list]?.edges.map(({ node }) => node.image) ?? [];
  }

  test('describes uploaded images only', async () => {
    const [url = ''] = await addressesOf(['Wax']);
    const urls = [url, `http://localhost:4000${url}`, foreign, placeholder, '/images/1_none.png'];
    await add(...urls.map((each) => ({ [picture.url]: each })));
    const altTexts = (await picturesOf()).map((found) => found && found.altEn);
    expect(altTexts.filter(Boolean)).toEqual(['Wax', 'Wax']);
    expect(altTexts).toHaveLength(urls.length);
  });

  test('costs a list one statement, and none without images of the site', async () => {
    await add({ [picture.url]: foreign }, {});
    statements.length = 0;
    expect(await picturesOf()).toEqual([null, null]);
    expect(statements).toHaveLength(1);

    const urls = await addressesOf(Array.from({ length: 50 }, (_, i) => `Wax ${i}`));
    await add(...urls.map((url) => ({ [picture.url]: url })));
    for (const first of [10, 52]) {
      statements.length = 0;
      expect(await picturesOf(first)).toHaveLength(first);
      expect(statements).toHaveLength(2);
    }
  });
});

test('is null for a pattern without an image', async () => {
  await patternNoun.add({ imageUrl: null });
  const { data } = await graphql('{ batikPatterns { edges { node { image { width } } } } }');
  expect(data).toEqual({ batikPatterns: { edges: [{ node: { image: null } }] } });
});

describe('ContentEntry.imageEn and .imageId', () => {
  const read = (keys: string[]) =>
    graphql<{ content: { imageEn: Found; imageId: Found }[] }>(
      `query ($keys: [String!]) { content(keys: $keys) { imageEn { ${fields} } imageId { ${fields} } } }`,
      { keys },
    );

  test('describe each language’s image', async () => {
    const [wax = '', dye = ''] = await addressesOf(['Wax', 'Dye']);
    await addContent(
      { key: 'a_both', valueEn: wax, valueId: wax },
      { key: 'b_each', valueEn: wax, valueId: dye },
      { key: 'c_foreign', valueEn: foreign, valueId: dye },
      { key: 'd_none', valueEn: placeholder, valueId: `A picture: ![wax](${wax})` },
    );
    const { data } = await read(['a_both', 'b_each', 'c_foreign', 'd_none']);
    expect(data.content.map(({ imageEn, imageId }) => [imageEn?.altEn, imageId?.altEn])).toEqual([
      ['Wax', 'Wax'],
      ['Wax', 'Dye'],
      [undefined, 'Dye'],
      [undefined, undefined],
    ]);
  });

  test('cost one statement, however many entries', async () => {
    const urls = await addressesOf(Array.from({ length: 80 }, (_, i) => `Wax ${i}`));
    const keys = Array.from({ length: 40 }, (_, i) => `filler.${i}`);
    await addContent(
      ...keys.map((key, i) => ({ key, valueEn: urls[2 * i] ?? '', valueId: urls[2 * i + 1] ?? '' })),
    );
    for (const count of [4, 40]) {
      statements.length = 0;
      expect((await read(keys.slice(0, count))).data.content).toHaveLength(count);
      expect(statements).toHaveLength(2);
    }
  });
});
