import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import type { AdminUser, Image } from '../database/generated/client.ts';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { addColleague } from './people.samples.ts';

// The pictures with which people are shown (docs/product.md#account).

const { graphql, send, sendJson, signIn, signInAs } = useTestApp();

type Headers = Record<string, string>;

let image: Image;
let author: AdminUser;
let theirs: Headers;

beforeEach(async () => {
  const [stored] = await addImages({});
  if (!stored) throw new Error('The image was not stored.');
  image = stored;
  author = await addColleague({ role: 'author' });
  theirs = await signInAs(author);
});

interface Answer {
  viewer?: { portraitUrl: string | null; portrait: { thumbnail: string } | null };
  fields?: { field: string; code: string; reason: string | null; limit: number | null }[];
}

/** Saves the account of the author. @param input what they send besides their name and language */
async function save(input: { name?: string; portraitUrl?: string | null }): Promise<Answer> {
  const { data } = await graphql<{ changeOwnAccount: Answer }>(
    `
      mutation ($input: ChangeOwnAccountInput!) {
        changeOwnAccount(input: $input) {
          ... on ChangeOwnAccountPayload {
            viewer {
              portraitUrl
              portrait {
                thumbnail
              }
            }
          }
          ... on ValidationError {
            fields {
              field
              code
              reason
              limit
            }
          }
        }
      }
    `,
    { input: { name: 'Sekar', language: 'id', ...input } },
    theirs,
  );
  return data.changeOwnAccount;
}

const storedUrl = async () =>
  (await prisma.adminUser.findUniqueOrThrow({ where: { id: author.id } })).portraitUrl;

const none = { viewer: { portraitUrl: null, portrait: null } };

describe('a portrait', () => {
  test('is a picture of the library, and stays until it is changed', async () => {
    const thumbnail = `/images/${image.name}/160.webp`;
    const chosen = { viewer: { portraitUrl: image.url, portrait: { thumbnail } } };
    expect(await save({ portraitUrl: `http://localhost:4000${image.url}` })).toEqual(chosen);
    expect(await save({ name: 'Sekar Ayu' })).toEqual(chosen);
    const { data } = await graphql('{ viewer { portraitUrl portrait { thumbnail } } }', {}, theirs);
    expect(data).toEqual(chosen);
    expect(
      await prisma.change.findFirst({ where: { entity: 'AdminUser' }, orderBy: { id: 'asc' } }),
    ).toMatchObject({
      by: author.email,
      before: { portraitUrl: null },
      after: { portraitUrl: image.url },
    });
    const changes = await prisma.change.count();
    await save({ name: 'Sekar Ayu', portraitUrl: image.url });
    expect(await prisma.change.count()).toBe(changes);
  });

  test.each([null, ''])('is removed by %j', async (portraitUrl) => {
    await save({ portraitUrl: image.url });
    expect(await save({ portraitUrl })).toEqual(none);
    expect(await storedUrl()).toBeNull();
  });

  test('can be at UploadThing', async () => {
    const [hosted] = await addImages({ key: 'abcDEF', url: 'https://app.ufs.sh/f/abcDEF' });
    expect((await save({ portraitUrl: hosted?.url ?? '' })).viewer?.portraitUrl).toBe(hosted?.url);
  });

  const outside = (portraitUrl: string) => ({ portraitUrl, code: 'INVALID', reason: 'LIBRARY', limit: null });
  const long = (length: number) => `/images/${'x'.repeat(length - 8)}`;
  test.each([
    outside('https://example.org/sari.jpg'),
    outside('https://app.ufs.sh/f/unknown'),
    outside('/images/1_none.png'),
    outside('/api/placeholder/800/600'),
    outside(long(2048)),
    { portraitUrl: long(2049), code: 'TOO_LONG', reason: null, limit: 2048 },
    { portraitUrl: 'javascript:alert(1)', code: 'INVALID', reason: 'PICTURE', limit: null },
  ])('is refused at another address: $portraitUrl', async ({ portraitUrl, ...problem }) => {
    expect(await save({ portraitUrl })).toEqual({ fields: [{ field: 'portraitUrl', ...problem }] });
    expect(await storedUrl()).toBeNull();
  });

  test('is not given to visitors', async () => {
    await save({ portraitUrl: image.url });
    const { data, errors } = await graphql('{ viewer { portraitUrl } accounts { edges { node { name } } } }');
    expect([data, errors?.[0]?.extensions?.code]).toEqual([
      { viewer: null, accounts: null },
      'UNAUTHENTICATED',
    ]);
  });
});

test('owners see the portraits of all', async () => {
  await save({ portraitUrl: image.url });
  const { data } = await graphql<{ accounts: { edges: { node: object }[] } }>(
    '{ accounts { edges { node { email portrait { thumbnail } } } } }',
    {},
    await signIn(),
  );
  expect(data.accounts.edges.map(({ node }) => node)).toEqual([
    { email: author.email, portrait: { thumbnail: `/images/${image.name}/160.webp` } },
    expect.objectContaining({ portrait: null }),
  ]);
});

describe('the picture of a portrait', () => {
  beforeEach(async () => void (await save({ portraitUrl: image.url })));

  const usagesFor = async (headers: Headers) => {
    const { data } = await graphql<{ image: { usages: object[] } }>(
      'query ($id: Int!) { image(id: $id) { usages { type databaseId label fields } } }',
      { id: image.id },
      headers,
    );
    return data.image.usages;
  };
  const usage = { type: 'AdminUser', fields: ['portraitUrl'] };
  const nameless = [{ ...usage, databaseId: null, label: '' }];

  test('is in use, and only those who may see people learn by whom', async () => {
    const editor = await signInAs(await addColleague({ email: 'wulan@example.org' }));
    const { secret } = await addApiToken();
    const token = { Authorization: `Bearer ${secret}` };
    expect(await usagesFor(await signIn())).toEqual([
      { ...usage, databaseId: author.id, label: author.email },
    ]);
    for (const headers of [editor, theirs, token]) expect(await usagesFor(headers)).toEqual(nameless);
  });

  test('is deleted only if that is forced; the initials take its place', async () => {
    const editor = await signInAs(await addColleague({ email: 'wulan@example.org' }));
    const refused = await sendJson('DELETE', `/api/storage/images/${image.name}`, undefined, editor);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: `${image.name} is in use: a portrait. Remove it there first, or force the deletion.` },
    ]);
    const forced = await send(`/api/storage/images/${image.name}?force=true`, {
      method: 'DELETE',
      headers: editor,
    });
    expect(forced.status).toBe(204);
    // What else somebody changes about themselves is saved.
    const gone = { viewer: { portraitUrl: image.url, portrait: null } };
    expect(await save({ name: 'Sekar Ayu', portraitUrl: image.url })).toEqual(gone);
  });

  test('is kept when pictures that are not in use are deleted', async () => {
    const { data } = await graphql(
      `mutation { deleteUnusedImages(ids: [${image.id}]) {
         ... on DeleteUnusedImagesPayload { deletedIds keptCount } } }`,
      {},
      await signIn(),
    );
    expect(data).toEqual({ deleteUnusedImages: { deletedIds: [], keptCount: 1 } });
  });

  test('is not one that visitors see: an author may change its texts', async () => {
    const { data } = await graphql(
      `mutation { updateImage(id: ${image.id}, input: { altEn: "Sekar" }) { __typename } }`,
      {},
      theirs,
    );
    expect(data).toEqual({ updateImage: { __typename: 'ImagePayload' } });
  });
});
