import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql, sendJson, signIn } = useTestApp();

const draft = (titleEn: string, published = false) => ({
  titleEn,
  titleId: titleEn,
  category: 'culture',
  published,
});

async function listed(args = ''): Promise<string[] | undefined> {
  const { data } = await graphql<{ ownDrafts: { titleEn: string }[] | null }>(
    `{ ownDrafts${args} { titleEn } }`,
    {},
    await signIn(),
  );
  return data.ownDrafts?.map(({ titleEn }) => titleEn);
}

test('one’s drafts are those that one has changed, the last one first', async () => {
  const headers = await signIn();
  await addNews({ titleEn: 'Of a colleague', published: false });
  for (const given of [draft('Wax'), draft('Dye'), draft('Public', true), draft('Typed')])
    await sendJson('POST', '/api/news', given, headers);
  const wax = await prisma.newsArticle.findFirstOrThrow({ where: { titleEn: 'Wax' } });
  await sendJson('PUT', `/api/news/${wax.id}`, draft('Wax, again'), headers);
  // What is typed into it is in another list.
  const { id: itemId } = await prisma.newsArticle.findFirstOrThrow({ where: { titleEn: 'Typed' } });
  await prisma.workingCopy.create({
    data: {
      entity: 'NewsArticle',
      itemId,
      baseVersion: 1,
      changes: [],
      titleEn: '',
      titleId: '',
      keptBy: editor.email,
    },
  });
  expect(await listed()).toEqual(['Wax, again', 'Dye']);
  expect(await listed('(first: 1)')).toEqual(['Wax, again']);
  expect(await listed('(first: 21)')).toBeUndefined();
});
