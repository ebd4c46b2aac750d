import { expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { addContent } from '../content/content.samples.ts';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addTimelineItems } from '../timeline/timeline.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

/** Runs an operation as the editor, which must succeed. */
async function edit<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, { ...variables }, await signIn());
  expect(errors).toBeUndefined();
  return data;
}

const nouns = [
  { type: 'Community', one: 'community', field: 'description', add: addCommunities },
  { type: 'TimelineItem', one: 'timelineItem', field: 'title', add: addTimelineItems },
  { type: 'BatikPattern', one: 'batikPattern', field: 'meaning', add: addPatterns },
  { type: 'NewsArticle', one: 'newsArticle', field: 'content', add: addNews },
  { type: 'Image', one: 'image', field: 'alt', add: addImages },
];

test.each(nouns)(
  '$type: one language changes, and the other is behind until it is declared right',
  async ({ type, one, field, add }) => {
    const [en, id] = [`${field}En`, `${field}Id`];
    const [row] = await add({ [en]: 'One cloth', [id]: 'Satu kain' });
    const seen = `version translation { ${en} ${id} } translationGaps { behind behindTexts { field lastRight } }`;
    const update = async (input: object) => {
      const data = await edit<{ update: { row: Record<string, unknown> } }>(
        `mutation ($id: Int!, $input: Update${type}Input!) {
         update: update${type}(id: $id, input: $input) { ... on ${type}Payload { row: ${one} { ${seen} } } }
       }`,
        { id: row?.id, input },
      );
      return data.update.row;
    };
    const right = {
      translation: { [en]: 'RIGHT', [id]: 'RIGHT' },
      translationGaps: { behind: [], behindTexts: [] },
    };
    expect(await update({ [en]: 'One cloth!' })).toEqual({ ...right, version: 2 });
    const behind = {
      translation: { [en]: 'RIGHT', [id]: 'BEHIND' },
      translationGaps: { behind: ['id'], behindTexts: [{ field: id, lastRight: 'One cloth!' }] },
    };
    expect(await update({ [en]: 'Two cloths' })).toEqual({ ...behind, version: 3 });
    expect(await update({ stillRight: [id] })).toEqual({ ...right, version: 4 });
    // Nothing is left to declare: not a change.
    expect(await update({ stillRight: [id] })).toEqual({ ...right, version: 4 });
    const { changes } = await edit<{ changes: { edges: { node: object }[] } }>(
      `{ changes(entity: ${type}, rowId: ${row?.id}) { edges { node { stillRight fields { name } } } } }`,
    );
    expect(changes.edges.map(({ node }) => node)).toEqual([
      { stillRight: [id], fields: [] },
      { stillRight: [], fields: [{ name: en }] },
      { stillRight: [], fields: [{ name: en }] },
    ]);
  },
);

test('a field that cannot be declared right is refused, and nothing changes', async () => {
  const [article] = await addNews({ titleEn: 'A', titleId: 'B' });
  const response = await sendJson(
    'PUT',
    `/api/news/${article?.id}`,
    { stillRight: ['title'] },
    await signIn(),
  );
  expect(response.status).toBe(400);
  expect(await prisma.change.count()).toBe(0);
});

test('over REST the states are in the row, which can be sent back', async () => {
  const [article] = await addNews({ titleEn: 'A', titleId: 'B', excerptEn: 'Only here' });
  const path = `/api/news/${article?.id}`;
  const answer = await sendJson('PUT', path, { titleEn: 'C' }, await signIn());
  const row = (await answer.json()) as Record<string, unknown>;
  expect(row['translation']).toMatchObject({ titleEn: 'RIGHT', titleId: 'BEHIND', excerptId: 'MISSING' });
  expect(row).not.toHaveProperty('rightTexts');
  const again = await sendJson('PUT', path, row, await signIn());
  expect([again.status, await again.json()]).toEqual([200, row]);
  const declared = await sendJson('PUT', path, { stillRight: ['titleId'] }, await signIn());
  expect(await declared.json()).toMatchObject({ translation: { titleId: 'RIGHT' }, version: 3 });
});

test('visitors learn that a text is behind, and never what it once said', async () => {
  const [article] = await addNews({ rightTexts: { titleId: 'A secret of the past' } });
  const { data } = await graphql<{ newsArticle: object }>(
    `{ newsArticle(id: ${article?.id}) { translationGaps { behind behindTexts { lastRight } } } }`,
  );
  expect(data.newsArticle).toEqual({ translationGaps: { behind: ['id'], behindTexts: null } });
  const texts = await Promise.all(
    ['/api/news', `/api/news/${article?.id}`, `/news/${article?.id}`].map(async (path) =>
      (await send(path)).text(),
    ),
  );
  for (const text of texts) expect(text).not.toContain('A secret of the past');
});

test('a content entry is marked too', async () => {
  await addContent({ key: 'hero_title', valueEn: 'One', valueId: 'Satu' });
  const save = async (input: object) => {
    const { saved } = await edit<{ saved: { contentKey: { entry: { translationGaps: object } } } }>(
      `mutation ($input: SaveContentEntryInput!) {
         saved: saveContentEntry(input: $input) {
           ... on ContentEntryPayload { contentKey { entry { translationGaps { behind behindTexts { field lastRight } } } } }
         }
       }`,
      { input: { key: 'hero_title', valueId: 'Satu', ...input } },
    );
    return saved.contentKey.entry.translationGaps;
  };
  expect(await save({ valueEn: 'Two' })).toEqual({
    behind: ['id'],
    behindTexts: [{ field: 'valueId', lastRight: 'One' }],
  });
  expect(await save({ valueEn: 'Two', stillRight: ['valueId'] })).toEqual({
    behind: [],
    behindTexts: [],
  });
});

test('a restored state brings its own marks', async () => {
  const [article] = await addNews({ titleEn: 'A', titleId: 'B' });
  for (const input of [{ titleEn: 'C' }, { titleId: 'D' }])
    await sendJson('PUT', `/api/news/${article?.id}`, input, await signIn());
  const [change] = await prisma.change.findMany({ orderBy: { id: 'asc' } });
  await edit('mutation ($id: Int!) { restoreChange(id: $id) { __typename } }', { id: change?.id });
  const stored = await prisma.newsArticle.findFirst();
  expect(stored).toMatchObject({ titleEn: 'C', titleId: 'B', rightTexts: { titleId: 'A' } });
});

test('publishing leaves the marks, and a working copy with both languages sets none', async () => {
  const [article] = await addNews({
    titleEn: 'A',
    titleId: 'B',
    rightTexts: { contentId: 'X' },
    published: false,
  });
  await prisma.newsArticle.updateMany({ data: { contentEn: 'Now', contentId: 'Dulu' } });
  const update = (input: object) =>
    edit(
      `mutation ($id: Int!, $input: UpdateNewsArticleInput!) {
         updateNewsArticle(id: $id, input: $input) { ... on NewsArticlePayload { newsArticle { id } } }
       }`,
      { id: article?.id, input },
    );
  const stored = async () => (await prisma.newsArticle.findFirst())?.rightTexts;
  await update({ published: true });
  expect(await stored()).toEqual({ contentId: 'X' });
  await update({ titleEn: 'C', titleId: 'D' });
  expect(await stored()).toEqual({ contentId: 'X' });
  await update({ contentId: 'Kini' });
  expect(await stored()).toEqual({});
});

test('lists are limited to rows with a gap', async () => {
  const whole = {
    titleEn: 'A',
    titleId: 'B',
    excerptEn: 'C',
    excerptId: 'D',
    contentEn: 'E',
    contentId: 'F',
  };
  const stored = await addNews(
    whole,
    { ...whole, rightTexts: { contentId: 'X' } },
    { ...whole, excerptId: '' },
    { ...whole, contentEn: '', published: false },
    { ...whole, titleId: 'A' },
  );
  const ids = stored.map(({ id }) => id);
  const listed = async (gap: string) => {
    const { news } = await edit<{ news: { edges: { node: { databaseId: number } }[] } }>(
      `{ news(translation: ${gap}) { edges { node { databaseId } } } }`,
    );
    return news.edges.map(({ node }) => ids.indexOf(node.databaseId)).toSorted();
  };
  expect(await listed('BEHIND')).toEqual([1]);
  expect(await listed('MISSING')).toEqual([2, 3, 4]);
});

test.each([
  { path: '/api/news', add: addNews, stem: 'content' },
  { path: '/api/communities', add: addCommunities, stem: 'description' },
  { path: '/api/history-timeline', add: addTimelineItems, stem: 'description' },
  { path: '/api/batik-patterns', add: addPatterns, stem: 'meaning' },
])('$path lists only rows with the gap', async ({ path, add, stem }) => {
  const [en, id] = [`${stem}En`, `${stem}Id`];
  const texts = { [en]: 'Cloth', [id]: 'Kain' };
  const rows = await add(texts, { ...texts, rightTexts: { [id]: 'X' } }, { ...texts, [id]: '' });
  const listed = async (gap: string) => {
    const found = (await (await send(`${path}?translation=${gap}`)).json()) as { id: number }[];
    return found.map((row) => rows.findIndex(({ id: stored }) => stored === row.id));
  };
  expect(await listed('BEHIND')).toEqual([1]);
  expect(await listed('MISSING')).toEqual([2]);
  expect((await send(`${path}?translation=behind`)).status).toBe(400);
});

test('/api/content lists what is behind, or the same in both languages without being a name', async () => {
  await addContent(
    { key: 'site_name', valueEn: 'Kain', valueId: 'Kain' },
    { key: 'hero_title', valueEn: 'Kain', valueId: 'Kain' },
    { key: 'hero_subtitle', valueEn: 'Same', valueId: 'Same' },
    { key: 'about_title', rightTexts: { valueId: 'Before' } },
    { key: 'about_value_creative', valueEn: 'Hidden', valueId: 'Hidden', hidden: true },
  );
  const listed = async (gap: string, headers = {}) => {
    const found = await send(`/api/content?translation=${gap}`, { headers });
    return ((await found.json()) as { key: string }[]).map(({ key }) => key);
  };
  expect(await listed('BEHIND')).toEqual(['about_title']);
  expect(await listed('MISSING')).toEqual(['hero_subtitle']);
  // A visitor must not find out what a hidden value contains.
  expect(await listed('MISSING', await signIn())).toEqual(['about_value_creative', 'hero_subtitle']);
});
