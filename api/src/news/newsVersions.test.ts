import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { tagOf } from '../testing/noun/noun.ts';
import { addNews } from './news.samples.ts';

const { graphql, sendJson, signIn } = useTestApp();

/** An article that was saved three times. */
async function addSaved() {
  const [row] = await addNews({ version: 3 });
  if (!row) throw new Error('No article was stored.');
  return row;
}

const stored = (id: number) => prisma.newsArticle.findUnique({ where: { id } });

describe('over GraphQL', () => {
  const change = async (field: string, id: number, version: number | null) => {
    const input = field === 'updateNewsArticle' ? ', input: { titleEn: "Mine" }' : '';
    const { data } = await graphql<{ result: object }>(
      `mutation ($id: Int!, $version: Int) { result: ${field}(id: $id, version: $version${input}) {
         __typename ... on ConflictError { code message currentVersion }
       } }`,
      { id, version },
      await signIn(),
    );
    return data.result;
  };

  test.each(['updateNewsArticle', 'deleteNewsArticle'])(
    '%s on an older version is refused with the current one',
    async (field) => {
      const row = await addSaved();
      expect(await change(field, row.id, 2)).toEqual({
        __typename: 'ConflictError',
        code: 'CONFLICT',
        message: expect.stringContaining('That version (3) was kept'),
        currentVersion: 3,
      });
      expect(await stored(row.id)).toEqual(row);
    },
  );

  test.each([3, null])('a change on version %s is accepted', async (version) => {
    const row = await addSaved();
    expect(await change('updateNewsArticle', row.id, version)).toEqual({ __typename: 'NewsArticlePayload' });
    expect(await stored(row.id)).toMatchObject({ titleEn: 'Mine', version: 4 });
  });

  test.each([3, null])('a deletion on version %s is accepted', async (version) => {
    const row = await addSaved();
    expect(await change('deleteNewsArticle', row.id, version)).toEqual({
      __typename: 'DeleteNewsArticlePayload',
    });
    expect(await stored(row.id)).toBeNull();
  });
});

describe('over REST', () => {
  const change = async (method: string, id: number, ifMatch?: string) =>
    sendJson(method, `/api/news/${id}`, method === 'PUT' ? { titleEn: 'Mine' } : undefined, {
      ...(await signIn()),
      ...(ifMatch && { 'If-Match': ifMatch }),
    });

  test.each(['PUT', 'DELETE'])('%s with the ETag of an older version returns 412', async (method) => {
    const row = await addSaved();
    const response = await change(method, row.id, '"2"');
    expect(response.status).toBe(412);
    expect(await response.json()).toEqual({ error: expect.stringContaining('That version (3) was kept') });
    expect(await stored(row.id)).toEqual(row);
  });

  const changesOn = async (ifMatch: string) => {
    const row = await addSaved();
    const responses = [await change('PUT', row.id, ifMatch), await change('DELETE', row.id, ifMatch)];
    expect(await stored(row.id)).toEqual(row);
    return responses.map(({ status }) => status);
  };

  test.each([
    '3',
    "'3'",
    '"3',
    '3, 2',
    '"3"; "2"',
    '*, "3"',
    '"3" "1"',
    '"1" W/"3"',
    '"3""1"',
    '"3 "',
    ',',
    '"3", "',
  ])('If-Match: %s is not a list of ETags and returns 400', async (ifMatch) =>
    expect(await changesOn(ifMatch)).toEqual([400, 400]),
  );

  test.each([
    '"three"',
    '"-3"',
    '"99999999999"',
    '""',
    '"3x"',
    '"2", "4"',
    'W/"2"',
    '"03"',
    '"003"',
    '"3-"',
    '"3-x"',
    '"3-AAAAAAAAAAAA"',
    '"3-gzip"',
    '"3;"',
  ])('If-Match: %s names another version and returns 412', async (ifMatch) =>
    expect(await changesOn(ifMatch)).toEqual([412, 412]),
  );

  test.each(['*', '"3"', 'W/"3"', '"2", "3"', ', "3",'])(
    'If-None-Match: %s changes nothing',
    async (ifNoneMatch) => {
      const row = await addSaved();
      const headers = { ...(await signIn()), 'If-None-Match': ifNoneMatch };
      const response = await sendJson('PUT', `/api/news/${row.id}`, { titleEn: 'Mine' }, headers);
      expect(response.status).toBe(412);
      expect(await stored(row.id)).toEqual(row);
    },
  );

  test.each(['"3"', 'W/"3"', '"2" , W/"3"', ',"2",,"3", ', '*', undefined])(
    'If-Match: %s lets the change through',
    async (ifMatch) => {
      const row = await addSaved();
      const update = await change('PUT', row.id, ifMatch);
      expect(update.headers.get('ETag')).toEqual(tagOf(4));
      const deletion = await change('DELETE', row.id, ifMatch && ifMatch.replace('3', '4'));
      expect([update.status, deletion.status]).toEqual([200, 204]);
    },
  );
});

test('exactly one of several simultaneous changes to one version is accepted', async () => {
  const row = await addSaved();
  const session = await signIn();
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  const responses = await Promise.all(
    titles.map((titleEn) =>
      sendJson('PUT', `/api/news/${row.id}`, { titleEn }, { ...session, 'If-Match': '"3"' }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  const winner = titles[responses.findIndex(({ status }) => status === 200)];
  expect(await stored(row.id)).toMatchObject({ titleEn: winner, version: 4 });
});
