import { expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import type { ImageStorage } from '../images/storage.ts';
import { useTestApp } from '../testing/testApp.ts';
import { emptyTrash } from './emptyTrash.ts';

const { sendJson, signIn, graphql } = useTestApp();

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000 + 1_000);

test('after thirty days only the fact of an image’s deletion remains', async () => {
  const [image] = await addImages({});
  await sendJson('DELETE', `/api/storage/images/${image?.name}`, undefined, await signIn());
  const remove = vi.fn<ImageStorage['remove']>(async () => {});
  const storage = { remove } as unknown as ImageStorage;

  await emptyTrash(storage);
  expect(remove).not.toHaveBeenCalled();
  expect(await prisma.change.findFirstOrThrow()).toMatchObject({ before: { name: image?.name } });

  await emptyTrash(storage, inThirtyDays());
  expect(remove.mock.calls.map(([{ key }]) => key)).toEqual([image?.key]);
  expect(await prisma.change.findFirstOrThrow()).toMatchObject({
    action: 'deleted',
    titleEn: image?.name,
    before: null,
    trashedUntil: null,
  });
});

test('after thirty days the author of a deleted message is unknown', async () => {
  const message = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello' };
  const { id } = await prisma.contactMessage.create({ data: message });
  const headers = await signIn();
  await graphql(`mutation { markContactMessage(id: ${id}, handled: true) { __typename } }`, {}, headers);
  await graphql(`mutation { deleteContactMessage(id: ${id}) { __typename } }`, {}, headers);
  await emptyTrash({} as ImageStorage, inThirtyDays());
  const history = JSON.stringify(await prisma.change.findMany());
  expect(history).toContain('handledAt');
  for (const text of Object.values(message)) expect(history).not.toContain(text);
});
