import { beforeEach, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

const { graphql, signInAs } = useTestApp();

type Headers = Awaited<ReturnType<typeof signInAs>>;
interface Change {
  field: string;
  value: string;
}

let [sekar, wulan]: Headers[] = [];
beforeEach(async () => {
  const { passwordHash } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
  const account = (email: string) =>
    prisma.adminUser.create({ data: { email, name: email, role: 'editor', passwordHash } });
  [sekar, wulan] = await Promise.all(
    ['sekar@example.org', 'wulan@example.org'].map(async (email) => signInAs(await account(email))),
  );
});

async function keep(
  headers: Headers | undefined,
  revision: number,
  texts: Record<string, string>,
  base = '',
) {
  const changes = Object.entries(texts).map(([field, value]) => ({ field, value, base }));
  const { data } = await graphql<{ keepWorkingCopy: { __typename: string } }>(
    `
      mutation ($revision: Int!, $changes: [WorkingCopyChangeInput!]!) {
        keepWorkingCopy(
          entity: NewsArticle
          newKey: "a"
          revision: $revision
          baseVersion: 0
          changes: $changes
        ) {
          __typename
        }
      }
    `,
    { revision, changes },
    headers,
  );
  expect(data.keepWorkingCopy.__typename).toBe('KeepWorkingCopyPayload');
}

/** The fields into which the caller has typed, and those into which they typed last. */
async function typed(headers: Headers | undefined) {
  const { data } = await graphql<{
    workingCopy: { changes: (Change & { isTypedByViewer: boolean; isLastTypedByViewer: boolean })[] };
  }>(
    `
      {
        workingCopy(entity: NewsArticle, newKey: "a") {
          changes {
            field
            isTypedByViewer
            isLastTypedByViewer
          }
        }
      }
    `,
    {},
    headers,
  );
  const { changes } = data.workingCopy;
  const fields = (of: 'isTypedByViewer' | 'isLastTypedByViewer') =>
    changes.filter((change) => change[of]).map(({ field }) => field);
  return [fields('isTypedByViewer'), fields('isLastTypedByViewer')];
}

test('knows who has typed into each field, and who did last', async () => {
  await keep(sekar, 0, { titleEn: 'Wax', titleId: 'Malam' });
  expect(await typed(sekar)).toEqual([
    ['titleEn', 'titleId'],
    ['titleEn', 'titleId'],
  ]);
  // What someone else has typed is sent back as it is.
  await keep(wulan, 1, { titleEn: 'Wax and ink', titleId: 'Malam', excerptEn: 'Both.' });
  expect(await typed(sekar)).toEqual([['titleEn', 'titleId'], ['titleId']]);
  expect(await typed(wulan)).toEqual([
    ['titleEn', 'excerptEn'],
    ['titleEn', 'excerptEn'],
  ]);
  await keep(sekar, 2, { titleEn: 'Wax, ink', excerptEn: 'Both.' });
  expect(await typed(sekar)).toEqual([['titleEn'], ['titleEn']]);
  expect(await typed(wulan)).toEqual([['titleEn', 'excerptEn'], ['excerptEn']]);
});

test('still knows who has typed into a field after somebody has cleared it, and put its text back', async () => {
  await keep(sekar, 0, { titleEn: 'Wax', excerptEn: 'By Sekar.' });
  await keep(wulan, 1, { titleEn: 'Wax' });
  expect(await typed(sekar)).toEqual([['titleEn'], ['titleEn']]);
  await keep(wulan, 2, { titleEn: 'Wax', excerptEn: 'By Sekar.' });
  expect(await typed(sekar)).toEqual([['titleEn', 'excerptEn'], ['titleEn']]);
});

test('is not taken over by who changes nothing', async () => {
  await keep(sekar, 0, { titleEn: 'Wax' });
  const before = await prisma.workingCopy.findFirst();
  await keep(wulan, 1, { titleEn: 'Wax' });
  expect(await prisma.workingCopy.findFirst()).toEqual(before);
  await keep(wulan, 1, { titleEn: 'Wax' }, 'Later');
  const changes = [{ base: 'Later' }];
  const { keptBy, keptAt } = before ?? {};
  expect(await prisma.workingCopy.findFirst()).toMatchObject({ changes, keptBy, keptAt, isShared: false });
  await keep(wulan, 2, { titleEn: 'Wax', titleId: 'Malam' });
  expect(await prisma.workingCopy.findFirst()).toMatchObject({
    revision: 3,
    keptBy: 'wulan@example.org',
    isShared: true,
  });
});

test('knows nobody of what an older build has kept, until somebody types', async () => {
  const changes = ['titleEn', 'titleId'].map((field) => ({ field, value: 'Malam', base: '' }));
  const place = { entity: 'NewsArticle', newKey: 'a', baseVersion: 0, titleEn: '', titleId: '' };
  await prisma.workingCopy.create({ data: { ...place, changes, keptBy: 'sekar@example.org' } });
  expect(await typed(sekar)).toEqual([[], []]);
  await keep(wulan, 1, { titleEn: 'Wax', titleId: 'Malam' });
  expect(await typed(sekar)).toEqual([[], []]);
  expect(await typed(wulan)).toEqual([['titleEn'], ['titleEn']]);
});
