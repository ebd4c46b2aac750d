import { expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';

// The nouns’ suites test additions and changes with a key; these are the two writers besides.

const { graphql, signIn } = useTestApp();

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
  await prisma.change.updateMany({ data: { by: 'second@example.org' } });
  expect(await add()).toEqual({ __typename: 'ValidationError' });
});
