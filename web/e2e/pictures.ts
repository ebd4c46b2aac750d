import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { bearer } from './editor.ts';
import { expect } from './test.ts';

/** A synthetic photograph with a light gradient and grain. */
export async function photograph(width: number, height: number, light: string): Promise<Buffer> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light"><stop stop-color="${light}"/><stop offset="1" stop-color="#2b1a2f"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  return sharp(Buffer.from(sky))
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The GraphQL names of each noun’s list and of its field with a picture’s address. */
const nouns = [
  { list: 'news', only: ', published: true', type: 'NewsArticle', field: 'imageUrl' },
  { list: 'communities', type: 'Community', field: 'imageUrl' },
  { list: 'partners', type: 'Partner', field: 'logoUrl' },
  { list: 'timeline', type: 'TimelineItem', field: 'imageUrl' },
  { list: 'batikPatterns', type: 'BatikPattern', field: 'imageUrl' },
] satisfies { list: string; only?: string; type: string; field: string }[];
const contentKeys = ['hero_background_image', 'about_image', 'mbi2025_image'];

/** Manages pictures like an editor, over the API. */
export async function pictureDesk(request: APIRequestContext) {
  const headers = await bearer(request);

  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await request.post('/graphql', { headers, data: { query, variables } });
    const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
    expect(errors).toBeUndefined();
    return data;
  }

  async function change(mutation: string, inputType: string, input: object, id?: number): Promise<void> {
    const [declared, given] = id === undefined ? ['', ''] : ['$id: Int!, ', 'id: $id, '];
    const { result } = await ask<{ result: { __typename: string } }>(
      `mutation (${declared}$input: ${inputType}!) { result: ${mutation}(${given}input: $input) { __typename } }`,
      { id, input },
    );
    expect(result.__typename).toMatch(/Payload$/);
  }

  const save = (type: string, id: number, input: object) =>
    change(`update${type}`, `Update${type}Input`, input, id);
  const saveEntry = (entry: object) => change('saveContentEntry', 'SaveContentEntryInput', entry);

  return {
    /** Sets an image’s alternative texts in both languages. */
    async describe(name: string, altEn: string, altId: string): Promise<void> {
      const { images } = await ask<{ images: { edges: { node: { databaseId: number; name: string } }[] } }>(
        '{ images(first: 100) { edges { node { databaseId name } } } }',
      );
      const id = images.edges.find(({ node }) => node.name === name)?.node.databaseId;
      if (id === undefined) throw new Error(`The image ${name} does not exist.`);
      await save('Image', id, { altEn, altId });
    },

    /**
     * Sets a picture for the first item of every noun, and for the home page’s entries; returns a function that undoes
     * it.
     */
    async hang(picture: string, logo: string): Promise<() => Promise<void>> {
      const undo: (() => Promise<unknown>)[] = [];
      for (const { list, only = '', type, field } of nouns) {
        const data = await ask<
          Record<string, { edges: { node: { databaseId: number; url: string | null } }[] }>
        >(`{ ${list}(first: 1${only}) { edges { node { databaseId url: ${field} } } } }`);
        const row = data[list]?.edges[0]?.node;
        if (!row) throw new Error(`The list ${list} is empty.`);
        undo.push(() => save(type, row.databaseId, { [field]: row.url }));
        await save(type, row.databaseId, { [field]: type === 'Partner' ? logo : picture });
      }
      const { content } = await ask<{ content: { key: string; valueEn: string; valueId: string }[] }>(
        'query ($keys: [String!]) { content(keys: $keys) { key valueEn valueId } }',
        { keys: contentKeys },
      );
      for (const entry of content) {
        undo.push(() => saveEntry(entry));
        await saveEntry({ key: entry.key, valueEn: picture, valueId: picture });
      }
      return async () => {
        for (const back of undo) await back();
      };
    },

    async remove(name: string): Promise<void> {
      expect((await request.delete(`/api/storage/images/${name}`, { headers })).status()).toBe(204);
    },
  };
}
