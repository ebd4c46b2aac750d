import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, test } from 'vitest';
import { bulkLimit } from '../../../web/src/shared/listLimits.ts';
import { prisma } from '../database/client.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addMessages } from './contact.samples.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

interface Target {
  id: number;
  version: number;
}

interface Answer {
  __typename: string;
  contactMessages?: { databaseId: number; handledAt: string | null; version: number }[];
  deletedIds?: string[];
  code?: string;
}

const selections = {
  mark: '... on MarkContactMessagesPayload { contactMessages { databaseId handledAt version } }',
  delete: '... on DeleteContactMessagesPayload { deletedIds }',
};

/** Runs one of the two mutations as an admin. */
async function change(kind: 'mark' | 'delete', messages: Target[], handled?: boolean): Promise<Answer> {
  const { data } = await graphql<{ result: Answer }>(
    `mutation ($messages: [ContactMessageTarget!]!) {
       result: ${kind}ContactMessages(messages: $messages ${handled === undefined ? '' : `handled: ${handled}`}) {
         __typename ${selections[kind]} ... on Error { code } } }`,
    { messages },
    await signIn(),
  );
  return data.result;
}

/** Stores messages, and returns them in the given order. */
async function add<const Given extends object[]>(...messages: Given) {
  return (await addMessages(...messages)) as unknown as { [Index in keyof Given]: Target };
}

const target = ({ id, version }: Target) => ({ id, version });

describe('marking several', () => {
  test('changes only those, and back', async () => {
    const [a, b, c] = await add({}, {}, {});
    const { contactMessages } = await change('mark', [target(a), target(b)], true);
    expect(contactMessages?.map(({ databaseId }) => databaseId).toSorted()).toEqual([a.id, b.id]);
    expect(contactMessages?.[0]).toMatchObject({ handledAt: expect.any(String), version: 2 });
    expect(await prisma.contactMessage.findMany({ where: { handledAt: null } })).toEqual([c]);
    const back = await change('mark', [{ id: a.id, version: 2 }], false);
    expect(back.contactMessages).toEqual([{ databaseId: a.id, handledAt: null, version: 3 }]);
  });

  test('skips changed and deleted ones', async () => {
    const [a, b] = await add({ version: 5 }, {});
    const targets = [{ id: a.id, version: 4 }, target(b), { id: 2_147_483_647, version: 1 }];
    const { contactMessages } = await change('mark', targets, true);
    expect(contactMessages?.map(({ databaseId }) => databaseId)).toEqual([b.id]);
  });

  test.each([2, 100])('takes one statement for %i', async (size) => {
    const rows = await addMessages(...Array.from({ length: size }, () => ({})));
    await signIn();
    statements.length = 0;
    expect((await change('mark', rows.map(target), true)).contactMessages).toHaveLength(size);
    const writes = statements.filter(({ sql }) => /UPDATE .*"ContactMessage"/.test(sql));
    expect(writes).toHaveLength(1);
  });
});

test('deleting several removes only those, at their expected versions', async () => {
  const [a, b, c] = await add({}, { version: 2 }, {});
  const { deletedIds } = await change('delete', [target(a), { id: b.id, version: 1 }]);
  expect(deletedIds).toEqual([encodeGlobalID('ContactMessage', a.id)]);
  expect(await prisma.contactMessage.findMany({ orderBy: { id: 'asc' } })).toEqual([b, c]);
  expect((await change('delete', [target(a)])).deletedIds).toEqual([]);
});

test.each(['mark', 'delete'] as const)('accepts one to a thousand messages to %s', async (kind) => {
  const [row] = await add({});
  const handled = kind === 'mark' ? true : undefined;
  const tooMany = Array.from({ length: bulkLimit + 1 }, () => target(row));
  for (const wrong of [[], tooMany, [{ id: 0, version: 1 }], [{ id: row.id, version: 0 }]])
    expect((await change(kind, wrong, handled)).code).toBe('VALIDATION_FAILED');
  expect(await prisma.contactMessage.findMany()).toEqual([row]);
});

test('undoes marking and deleting', async () => {
  const rows = await add({ handledAt: null }, { handledAt: new Date() });
  const undoable = async (mutation: string) => {
    const { data } = await graphql<{ result: { undo: string } }>(
      `mutation ($messages: [ContactMessageTarget!]!) { result: ${mutation} {
         ... on ${mutation.startsWith('mark') ? 'Mark' : 'Delete'}ContactMessagesPayload { undo } } }`,
      { messages: rows.map(target) },
      await signIn(),
    );
    return data.result.undo;
  };
  for (const mutation of [
    'markContactMessages(messages: $messages, handled: true)',
    'deleteContactMessages(messages: $messages)',
  ]) {
    const before = await prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
    rows.forEach((row, i) => Object.assign(row, before[i]));
    const undo = await undoable(mutation);
    expect(await prisma.contactMessage.findMany({ where: { handledAt: null } })).toEqual([]);
    const { data } = await graphql<{ result: { skipped: number } }>(
      `mutation { result: undoContactMessageChanges(undo: "${undo}") {
         ... on UndoContactMessageChangesPayload { skipped } ... on Error { message } } }`,
      {},
      await signIn(),
    );
    expect(data.result).toEqual({ skipped: 0 });
    const after = await prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
    expect(after.map(({ handledAt }) => handledAt)).toEqual(before.map(({ handledAt }) => handledAt));
  }
});

describe('all that match a filter', () => {
  async function changeMatching(kind: 'mark' | 'delete', args: string) {
    const { data, errors } = await graphql<{
      result: Answer & { fields?: { field: string; code: string }[] };
    }>(
      `mutation { result: ${kind}ContactMessages(${args}) {
         __typename ${selections[kind]} ... on ValidationError { fields { field code } } } }`,
      {},
      await signIn(),
    );
    return data?.result ?? errors;
  }

  test('are marked or deleted, others not', async () => {
    const [media, , done] = await add(
      { type: 'media' },
      { type: 'general' },
      { type: 'media', handledAt: new Date() },
    );
    const filter = 'filter: { type: "media", handled: false }';
    expect(await changeMatching('mark', `matching: { ${filter}, count: 1 }, handled: true`)).toMatchObject({
      contactMessages: [{ databaseId: media.id }],
    });
    expect(await prisma.contactMessage.count({ where: { handledAt: null } })).toBe(1);
    const deleted = await changeMatching('delete', 'matching: { filter: { type: "media" }, count: 2 }');
    const ids = [media, done].map(({ id }) => encodeGlobalID('ContactMessage', id));
    expect(deleted).toMatchObject({ deletedIds: ids });
  });

  test.each([
    ['more than their editor saw', 'matching: { filter: {}, count: 1 }', 'count'],
    ['fewer than their editor saw', 'matching: { filter: {}, count: 3 }', 'count'],
    ['more than the limit', `matching: { filter: {}, count: ${bulkLimit + 1} }`, 'matching'],
    ['of an unknown type', 'matching: { filter: { type: "wax" }, count: 2 }', 'type'],
  ])('are left as they are if they are %s', async (_which, args, field) => {
    await add({}, {});
    expect(await changeMatching('delete', args)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field }],
    });
    expect(await prisma.contactMessage.count()).toBe(2);
  });

  test.each(['', 'messages: [{ id: 1, version: 1 }], matching: { filter: {}, count: 1 }'])(
    'or chosen ones: one of them must be named (%s)',
    async (args) => {
      await add({});
      expect(await changeMatching('mark', `${args} handled: true`)).toMatchObject({
        __typename: 'ValidationError',
      });
      expect(await prisma.contactMessage.count({ where: { handledAt: null } })).toBe(1);
    },
  );

  test('are counted', async () => {
    await add({ type: 'media' }, { type: 'media', handledAt: new Date() }, {});
    const { data } = await graphql(
      '{ contactMessageTotal(type: "media", handled: false) { matching all } }',
      {},
      await signIn(),
    );
    expect(data).toEqual({ contactMessageTotal: { matching: 1, all: 3 } });
  });
});
