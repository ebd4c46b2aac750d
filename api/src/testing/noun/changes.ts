import { describe, expect, test } from 'vitest';
import type { TestApp } from '../testApp.ts';
import { globalIdOf, mutate, saved, tagOf, type Noun } from './noun.ts';

const noId = 2_147_483_647;

/**
 * Creating, changing and deleting over GraphQL: every field is stored, versions are incremented and checked.
 */
export function testChangesOverGraphql(app: TestApp, noun: Noun): void {
  const addOne = async () => (await noun.add(noun.full))[0]?.id;

  describe('over GraphQL', () => {
    test('a new one stores every field', async () => {
      const { row } = await mutate(app, noun, 'create', { input: noun.full });
      expect(row).toEqual({ ...noun.full, databaseId: expect.any(Number), version: 1 });
    });

    test('a new one uses the defaults', async () => {
      const { row } = await mutate(app, noun, 'create', { input: noun.least });
      expect(row).toMatchObject({ ...noun.least, ...noun.defaults });
    });

    test('a change keeps omitted fields and increments the version', async () => {
      const id = await addOne();
      const { row } = await mutate(app, noun, 'update', { id, version: 1, input: noun.least });
      expect(row).toEqual({ ...noun.full, ...noun.least, databaseId: id, version: 2 });
    });

    test('a change or a deletion of an older version is refused', async () => {
      const [row] = await noun.add({ version: 3 });
      for (const change of ['update', 'delete'] as const) {
        const input = change === 'update' ? { input: {} } : {};
        const outcome = await mutate(app, noun, change, { id: row?.id, version: 2, ...input });
        expect(outcome).toMatchObject({ __typename: 'ConflictError', code: 'CONFLICT', currentVersion: 3 });
        expect(outcome.message).toContain(`This ${noun.called} was saved `);
      }
      expect(await noun.count()).toBe(1);
    });

    test('a deletion removes only that one and returns its id', async () => {
      const id = await addOne();
      await noun.add({});
      const { deletedId } = await mutate(app, noun, 'delete', { id, version: 1 });
      expect(deletedId).toBe(globalIdOf(noun, id ?? 0));
      expect(await noun.count()).toBe(1);
      const again = await mutate(app, noun, 'delete', { id });
      expect(again).toMatchObject({ code: 'NOT_FOUND', message: `The ${noun.called} was not found.` });
    });

    test('an addition repeated with its key adds one, also at the same time', async () => {
      const repeat = () => mutate(app, noun, 'create', { input: noun.full, idempotencyKey: 'key-1' });
      const outcomes = await Promise.all([repeat(), repeat(), repeat()]);
      outcomes.push(await repeat());
      expect(new Set(outcomes.map(({ row }) => row?.databaseId))).toEqual(
        new Set([outcomes[0]?.row?.databaseId]),
      );
      expect(await noun.count()).toBe(1);
    });

    test('a change repeated with its key is made once, and returns the row as it is now', async () => {
      const id = await addOne();
      const change = { id, version: 1, input: noun.least, idempotencyKey: 'key-1' };
      const first = await mutate(app, noun, 'update', change);
      expect(first.row).toMatchObject({ version: 2 });
      await mutate(app, noun, 'update', { id, version: 2, input: noun.full });
      const { row } = await mutate(app, noun, 'update', change);
      expect(row).toMatchObject({ ...noun.full, version: 3 });
    });

    test('a key is refused for anything else, and a row that was deleted since is not added again', async () => {
      const added = { input: noun.full, idempotencyKey: 'key-1' };
      const { row } = await mutate(app, noun, 'create', added);
      const fields = [{ field: 'idempotencyKey', code: 'INVALID', limit: null }];
      const reused = { __typename: 'ValidationError', fields };
      for (const idempotencyKey of ['key-1', '', 'not a key', 'x'.repeat(201)]) {
        const outcome = await mutate(app, noun, 'create', { input: noun.least, idempotencyKey });
        expect(outcome).toMatchObject(reused);
      }
      await mutate(app, noun, 'delete', { id: row?.databaseId });
      expect(await mutate(app, noun, 'create', added)).toMatchObject(reused);
      expect(await noun.count()).toBe(0);
    });

    test('an unknown one cannot be changed', async () => {
      const outcome = await mutate(app, noun, 'update', { id: noId, input: {} });
      expect(outcome).toMatchObject({ code: 'NOT_FOUND', message: `The ${noun.called} was not found.` });
    });
  });
}

/** The same over REST, with ETag and If-Match. */
export function testChangesOverRest({ send, sendJson, signIn }: TestApp, noun: Noun): void {
  const { path, full, least, defaults } = noun;

  describe('over REST', () => {
    test('a new one stores every field, and returns its address and version', async () => {
      const response = await sendJson('POST', path, full, await signIn());
      const body = (await response.json()) as { id: number };
      expect([response.status, body]).toEqual([201, { ...full, id: expect.any(Number), ...saved(1, full) }]);
      expect(response.headers.get('Location')).toBe(`${path}/${body.id}`);
      expect(response.headers.get('ETag')).toEqual(tagOf(1));
      const read = await send(`${path}/${body.id}`, { headers: await signIn() });
      expect(await read.json()).toEqual(body);
    });

    test('a new one uses the defaults', async () => {
      const response = await sendJson('POST', path, least, await signIn());
      expect(await response.json()).toEqual({
        ...least,
        ...defaults,
        id: expect.any(Number),
        ...saved(1, full),
      });
    });

    test('a change keeps omitted fields and increments the version', async () => {
      const [row] = await noun.add(full);
      const response = await sendJson('PUT', `${path}/${row?.id}`, least, await signIn());
      expect([response.status, response.headers.get('ETag')]).toEqual([200, tagOf(2)]);
      expect(await response.json()).toEqual({ ...full, ...least, id: row?.id, ...saved(2, full) });
    });

    test('an addition and a change are made once per Idempotency-Key', async () => {
      const session = async (key: string) => ({ ...(await signIn()), 'Idempotency-Key': key });
      const ids = [];
      for (let times = 0; times < 2; times += 1) {
        const response = await sendJson('POST', path, full, await session('a'));
        ids.push(((await response.json()) as { id: number }).id);
      }
      expect(ids[0]).toBe(ids[1]);
      expect(await noun.count()).toBe(1);
      for (let times = 0; times < 2; times += 1) {
        const headers = { ...(await session('b')), 'If-Match': '"1"' };
        const response = await sendJson('PUT', `${path}/${ids[0]}`, least, headers);
        expect([response.status, response.headers.get('ETag')]).toEqual([200, tagOf(2)]);
      }
      const other = await sendJson('POST', path, least, await session('a'));
      expect([other.status, await other.json()]).toEqual([
        400,
        expect.objectContaining({ fields: { idempotencyKey: expect.any(String) } }),
      ]);
    });

    test('exactly one of several simultaneous changes to one version is accepted', async () => {
      const [row] = await noun.add({});
      const session = { ...(await signIn()), 'If-Match': '"1"' };
      const changes = [1, 2, 3, 4].map(() => sendJson('PUT', `${path}/${row?.id}`, full, session));
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 412, 412, 412]);
    });

    test('a deletion removes only that one, which is then unknown', async () => {
      const [row] = await noun.add({}, {});
      const address = `${path}/${row?.id}`;
      const session = await signIn();
      const stale = await sendJson('DELETE', address, undefined, { ...session, 'If-Match': '"9"' });
      expect([stale.status, await noun.count()]).toEqual([412, 2]);
      const inBody = await sendJson('DELETE', address, { version: 9 }, session);
      expect([inBody.status, await inBody.json(), await noun.count()]).toEqual([
        400,
        { error: 'DELETE takes no body. To delete one version only, send If-Match.' },
        2,
      ]);
      expect((await sendJson('DELETE', address, undefined, session)).status).toBe(204);
      expect(await noun.count()).toBe(1);
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? {} : undefined;
        const response = await sendJson(method, address, body, session);
        expect([response.status, await response.json()]).toEqual([
          404,
          { error: `The ${noun.called} was not found.` },
        ]);
      }
    });

    test.each(['POST', 'PUT', 'DELETE'])('%s by a visitor is refused', async (method) => {
      const [row] = await noun.add({});
      const address = method === 'POST' ? path : `${path}/${row?.id}`;
      const response = await sendJson(method, address, method === 'DELETE' ? undefined : full);
      expect([response.status, await noun.count()]).toEqual([401, 1]);
    });
  });
}
