import { expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { prisma } from './client.ts';
import { forgetOldKeys } from './once.ts';

// The nouns’ suites test additions and changes with a key; these are the two writers besides.

const { graphql, sendJson, signIn } = useTestApp();

const run = async (mutation: string) => {
  const { data } = await graphql<{ result: object }>(`mutation { result: ${mutation} }`, {}, await signIn());
  return data.result;
};

test('a content entry is saved once per key, even over a newer version', async () => {
  const save = (value: string, version: number, key: string) =>
    run(
      `saveContentEntry(input: { key: "hero_title", valueEn: "${value}", valueId: "${value}" }, version: ${version}, idempotencyKey: "${key}") {
         __typename ... on ContentEntryPayload { contentEntry { valueEn version } } ... on ConflictError { currentVersion } }`,
    );
  expect(await save('Wax', 0, 'a')).toMatchObject({ contentEntry: { valueEn: 'Wax', version: 1 } });
  expect(await save('Wax', 0, 'a')).toMatchObject({ contentEntry: { valueEn: 'Wax', version: 1 } });
  expect(await save('Dye', 1, 'b')).toMatchObject({ contentEntry: { valueEn: 'Dye', version: 2 } });
  expect(await save('Wax', 0, 'a')).toMatchObject({ contentEntry: { valueEn: 'Dye', version: 2 } });
  // What blocks another change says more than that its key is taken.
  expect(await save('Cloth', 0, 'a')).toMatchObject({ __typename: 'ConflictError', currentVersion: 2 });
});

test('the texts of an image are changed once per key', async () => {
  const [image] = await addImages({});
  const change = () =>
    run(
      `updateImage(id: ${image?.id}, version: 1, input: { altEn: "A canting" }, idempotencyKey: "a") {
         __typename ... on ImagePayload { image { altEn version } } }`,
    );
  expect(await change()).toMatchObject({ image: { altEn: 'A canting', version: 2 } });
  expect(await change()).toMatchObject({ image: { altEn: 'A canting', version: 2 } });
  expect(await prisma.change.count()).toBe(1);
});

test('the key of someone else’s change reveals nothing of it', async () => {
  const add = () =>
    run(
      `createPartner(input: { name: "House of wax", logoUrl: "/logo.svg" }, idempotencyKey: "a") {
         __typename ... on PartnerPayload { partner { name } } }`,
    );
  expect(await add()).toMatchObject({ partner: { name: 'House of wax' } });
  await prisma.keyedRequest.updateMany({ data: { by: 'second@example.org' } });
  expect(await add()).toEqual({ __typename: 'ValidationError' });
});

test('a save that had nothing to change keeps its key', async () => {
  const texts = { key: 'hero_title', valueEn: 'Wax', valueId: 'Malam' };
  const [partner] = await addPartners({ name: 'House of wax' });
  const [image] = await addImages({ altEn: 'A canting' });
  const post = async (body: object, key?: string) =>
    sendJson('POST', '/api/content', body, { ...(await signIn()), ...(key && { 'Idempotency-Key': key }) });
  await post(texts);
  const rename = (name: string, key = '') =>
    run(`updatePartner(id: ${partner?.id}, input: { name: "${name}" }${key && `, idempotencyKey: "${key}"`}) {
      __typename ... on PartnerPayload { partner { name version } } }`);
  const describe = (altEn: string, key = '') =>
    run(`updateImage(id: ${image?.id}, input: { altEn: "${altEn}" }${key && `, idempotencyKey: "${key}"`}) {
      __typename ... on ImagePayload { image { altEn version } } }`);
  for (let times = 0; times < 2; times += 1) {
    expect(await (await post(texts, 'a')).json()).toMatchObject({ version: times + 1 });
    expect(await rename('House of wax', 'b')).toMatchObject({ partner: { version: times + 1 } });
    expect(await describe('A canting', 'c')).toMatchObject({ image: { version: times + 1 } });
    // Another editor’s save, which a repeat must not overwrite.
    if (times > 0) continue;
    await post({ ...texts, valueEn: 'Dye' });
    await rename('House of dye');
    await describe('A cloth');
  }
  expect((await post({ ...texts, valueEn: 'Cloth' }, 'a')).status).toBe(400);
  expect(await rename('House of cloth', 'b')).toEqual({ __typename: 'ValidationError' });
  expect(await describe('A loom', 'c')).toEqual({ __typename: 'ValidationError' });
});

test('simultaneous additions with one key take one id', async () => {
  const add = async (key: string) => {
    const { partner } = (await run(
      `createPartner(input: { name: "House of wax", logoUrl: "/logo.svg" }, idempotencyKey: "${key}") {
         ... on PartnerPayload { partner { databaseId } } }`,
    )) as { partner: { databaseId: number } };
    return partner.databaseId;
  };
  const [id = 0, ...others] = await Promise.all(Array.from({ length: 10 }, () => add('a')));
  expect(new Set(others)).toEqual(new Set([id]));
  expect(await add('b')).toBe(id + 1);
});

test('a repeat over REST has the status and the address of the first answer', async () => {
  const send = async (body: object) => {
    const headers = { ...(await signIn()), 'Idempotency-Key': 'a' };
    const { status, headers: answered } = await sendJson('POST', '/api/content', body, headers);
    return [status, answered.get('Location')];
  };
  const texts = { key: 'hero_title', valueEn: 'Wax', valueId: 'Malam' };
  expect(await send(texts)).toEqual([201, '/api/content/hero_title']);
  expect(await send(texts)).toEqual([201, '/api/content/hero_title']);
  expect(await send({ valueId: 'Malam', valueEn: 'Wax', key: 'hero_title' })).toEqual([
    201,
    '/api/content/hero_title',
  ]);
});

test('a refused save leaves its key, and keys are forgotten after 30 days', async () => {
  const add = (name: string) =>
    run(
      `createPartner(input: { name: "${name}", logoUrl: "/logo.svg" }, idempotencyKey: "a") { __typename }`,
    );
  const rename = `updatePartner(id: 2147483647, input: { name: "Wax" }, idempotencyKey: "a") { __typename }`;
  expect(await run(rename)).toEqual({ __typename: 'NotFoundError' });
  expect(await add('Wax')).toEqual({ __typename: 'PartnerPayload' });
  const day = 24 * 60 * 60 * 1000;
  await forgetOldKeys(new Date(Date.now() + 29 * day));
  expect(await add('Dye')).toEqual({ __typename: 'ValidationError' });
  await forgetOldKeys(new Date(Date.now() + 31 * day));
  expect(await add('Dye')).toEqual({ __typename: 'PartnerPayload' });
});
