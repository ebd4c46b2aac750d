import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { readKeys } from '../auth/signingKeys.ts';
import { titled, usePreviewApp } from '../testing/previewApp.ts';
import { linkLifetime, linkLimit } from './links.ts';

const app = usePreviewApp();
const { addArticle, environment, graphql, keep, open, signIn } = app;

afterEach(() => void vi.useRealTimers());

type Place = { entity?: string; itemId?: number; newKey?: string };
interface Answer {
  __typename: string;
  address?: string;
  message?: string;
}

/** Creates a link, and returns its address on this site, or the failure. */
async function create(place: Place) {
  const { data } = await graphql<{ createPreviewLink: Answer }>(
    `
      mutation ($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
        createPreviewLink(entity: $entity, itemId: $itemId, newKey: $newKey) {
          __typename
          ... on CreatePreviewLinkPayload {
            address
          }
          ... on Error {
            message
          }
        }
      }
    `,
    { entity: 'NewsArticle', ...place },
    await signIn(),
  );
  return data.createPreviewLink;
}

async function linkTo(place: Place): Promise<string> {
  const { address = '' } = await create(place);
  return address.slice(environment.PUBLIC_URL.length);
}

async function list(place: Place) {
  const { data } = await graphql<{ previewLinks: { key: string; createdBy: string; expiresAt: string }[] }>(
    `
      query ($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
        previewLinks(entity: $entity, itemId: $itemId, newKey: $newKey) {
          key
          createdBy
          expiresAt
        }
      }
    `,
    { entity: 'NewsArticle', ...place },
    await signIn(),
  );
  return data.previewLinks;
}

async function end(key: string): Promise<string> {
  const { data } = await graphql<{ endPreviewLink: Answer }>(
    'mutation ($key: String!) { endPreviewLink(key: $key) { __typename } }',
    { key },
    await signIn(),
  );
  return data.endPreviewLink.__typename;
}

describe('a link', () => {
  test('shows the working copy as it is when it is opened, to a visitor', async () => {
    const { id } = await addArticle({ published: false });
    const copy = await keep({ itemId: id }, titled('Hot wax'));
    const link = await linkTo({ itemId: id });
    expect(link).toMatch(new RegExp(`^/news/${id}\\?preview=`));
    expect((await open(link)).item).toMatchObject({ titleEn: 'Hot wax', published: true });
    await prisma.workingCopy.update({
      where: { id: copy.id },
      data: { changes: [{ ...titled('Cold wax'), base: '' }] },
    });
    expect((await open(link)).item).toMatchObject({ titleEn: 'Cold wax' });
  });

  test('shows an item that is not stored yet, until its working copy is gone', async () => {
    await keep({ newKey: 'a-key' }, titled('New'));
    const link = await linkTo({ newKey: 'a-key' });
    expect((await open(link)).item).toMatchObject({ titleEn: 'New' });
    await prisma.workingCopy.deleteMany();
    expect((await open(link)).response.status).toBe(410);
  });

  test('is in no cache, and nobody frames it', async () => {
    const { id } = await addArticle();
    await keep({ itemId: id }, titled('Hot wax'));
    const { headers } = (await open(await linkTo({ itemId: id }))).response;
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect((await open(`/news/${id}`)).item).toMatchObject({ titleEn: 'Wax' });
  });

  test('shows nothing else: no other item, and no data over GraphQL', async () => {
    const [mine, other] = [
      await addArticle({ published: false }),
      await addArticle({ titleEn: 'Secret', published: false }),
    ];
    const link = await linkTo({ itemId: mine.id });
    const token = link.slice(link.indexOf('?'));
    expect((await open(link)).text).not.toContain('Secret');
    for (const path of [`/news/${other.id}`, `/communities/${mine.id}`, '/news/0'])
      expect((await open(path + token)).item).toBeNull();
    const query = '{ newsArticle(id: 1) { titleEn } workingCopies { edges { cursor } } }';
    const bearer = { Authorization: `Bearer ${token.slice('?preview='.length)}` };
    const response = await app.sendJson('POST', '/graphql', { query }, bearer);
    expect(response.status).toBe(401);
  });

  test('is valid for seven days, to the second', async () => {
    const { id } = await addArticle({ published: false });
    const link = await linkTo({ itemId: id });
    const [{ expiresAt } = { expiresAt: '' }] = await list({ itemId: id });
    const moment = Date.parse(expiresAt);
    expect(Math.abs(moment - Date.now() - linkLifetime)).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: moment - 1 });
    expect((await open(link)).response.status).toBe(200);
    for (const now of [moment, moment + 3_600_000]) {
      vi.setSystemTime(now);
      const { response, preview, item } = await open(link);
      expect([response.status, preview, item]).toEqual([410, { keptAt: null }, null]);
    }
  });

  test('shows nothing once it has ended, and others stay valid', async () => {
    const { id } = await addArticle({ published: false });
    const links = [await linkTo({ itemId: id }), await linkTo({ itemId: id })];
    const [last, first] = await list({ itemId: id });
    expect(last?.createdBy).toBe('editor@example.org');
    expect(await end(last?.key ?? '')).toBe('EndPreviewLinkPayload');
    const answers = await Promise.all(links.map(async (link) => (await open(link)).response.status));
    expect(answers.toSorted()).toEqual([200, 410]);
    expect(await list({ itemId: id })).toEqual([first]);
    for (const key of [last?.key ?? '', 'no key']) expect(await end(key)).toBe('NotFoundError');
    const events = await prisma.securityEvent.findMany({ where: { detail: 'Wax' }, orderBy: { id: 'asc' } });
    expect(events.map(({ kind }) => kind)).toEqual([
      'previewLinkCreated',
      'previewLinkCreated',
      'previewLinkEnded',
    ]);
  });

  test('counts as none if another key has signed it, or if it is an access token', async () => {
    const { id } = await addArticle({ published: false });
    const link = await linkTo({ itemId: id });
    const [header, payload = ''] = link.split('.');
    const { signing } = await readKeys();
    const [{ key = '' } = {}] = await list({ itemId: id });
    const otherKind = await new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: signing.id })
      .setIssuer(environment.PUBLIC_URL)
      .setAudience('preview')
      .setJti(key)
      .setExpirationTime('1h')
      .sign(signing.key);
    const access = (await signIn()).Authorization.slice('Bearer '.length);
    for (const forged of [
      `${header}.${payload}.${'A'.repeat(86)}`,
      `/news/${id}?preview=${otherKind}`,
      `/news/${id}?preview=${access}`,
    ]) {
      const { response, item, preview } = await open(forged);
      expect([response.status, item, preview]).toEqual([200, null, undefined]);
    }
  });
});

test('an item has at most 20 links; those that have expired do not count', async () => {
  const { id } = await addArticle();
  const row = { entity: 'NewsArticle', itemId: id, createdBy: 'editor@example.org' };
  const soon = new Date(Date.now() + 60_000);
  await prisma.previewLink.createMany({
    data: Array.from({ length: linkLimit - 1 }, () => ({ ...row, expiresAt: soon })),
  });
  await prisma.previewLink.create({ data: { ...row, expiresAt: new Date(Date.now() - 1) } });
  expect(await create({ itemId: id })).toMatchObject({ __typename: 'CreatePreviewLinkPayload' });
  expect(await create({ itemId: id })).toEqual({
    __typename: 'ValidationError',
    message: 'There are already 20 links. End one that is not needed.',
  });
  expect(await list({ itemId: id })).toHaveLength(linkLimit);
  expect(await create({ itemId: (await addArticle()).id })).toHaveProperty('address');
});

test.each([
  ['an item that does not exist', { itemId: 2_147_483_647 }, 'NotFoundError'],
  ['a new item of which nothing is kept', { newKey: 'unknown' }, 'NotFoundError'],
  ['a noun without pages', { entity: 'Partner', itemId: 1 }, 'ValidationError'],
])('%s has no links', async (_what, place, failure) => {
  expect(await create(place)).toMatchObject({ __typename: failure });
  expect(await prisma.previewLink.count()).toBe(0);
});
