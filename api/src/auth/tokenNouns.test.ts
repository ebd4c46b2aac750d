// What is about several nouns, with an API token that is limited to some of them.
import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeEach, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { bearer } from '../testing/permissionCalls.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';

const { graphql, signIn } = useTestApp();

/** What a token with these capabilities is answered; null with those of its person. */
async function ask(capabilities: string | null, query: string) {
  const { secret } = await addApiToken(capabilities === null ? {} : { capabilities });
  const { data, errors } = await graphql(query, {}, bearer(secret));
  expect(errors).toBeUndefined();
  return data;
}

const item = { entity: 'NewsArticle', itemId: 1, titleEn: 'zindigo', titleId: 'zindigo' };
const nodes = (name: string, selection: string) => `{ ${name} { edges { node { ${selection} } } } }`;
const edgesOf = (entities: string[]) => ({ edges: entities.map((entity) => ({ node: { entity } })) });

beforeEach(async () => {
  await addNews({ titleEn: 'zindigo', published: false });
  await addPartners({ name: 'zindigo' });
});

test.each([
  [null, ['article', 'partner']],
  ['content.read', []],
  ['content.read partners.read', ['partner']],
])('limited to %s, finds items: %j', async (capabilities, kinds) => {
  const found = await ask(capabilities, '{ findItems(query: "zindigo") { kind } }');
  expect(found).toEqual({ findItems: kinds.map((kind) => ({ kind })) });
});

test.each([
  [null, true],
  ['workingCopies.read', false],
  ['workingCopies.read partners.write', false],
  ['workingCopies.read news.write', true],
])('limited to %s, sees a working copy of an article: %s', async (capabilities, isSeen) => {
  const data = { ...item, baseVersion: 1, changes: [], keptBy: 'wulan@example.org' };
  const { id } = await prisma.workingCopy.create({ data });
  const list = await ask(capabilities, nodes('workingCopies', 'entity'));
  expect(list).toEqual({ workingCopies: edgesOf(isSeen ? ['NewsArticle'] : []) });
  const total = await ask(capabilities, '{ workingCopyTotal(entity: NewsArticle) }');
  expect(total).toEqual({ workingCopyTotal: isSeen ? 1 : 0 });
  const globalId = encodeGlobalID('WorkingCopy', id);
  const found = await ask(capabilities, `{ node(id: "${globalId}") { id } }`);
  expect(found).toEqual({ node: isSeen ? { id: globalId } : null });
});

test.each([
  [null, true],
  ['workingCopies.read', false],
  ['workingCopies.read partners.read', false],
  ['workingCopies.read news.read', true],
])('limited to %s, sees who edits an article, and that there is more: %s', async (capabilities, isSeen) => {
  const [article] = await addNews({ published: true });
  const itemId = article?.id ?? 0;
  await prisma.workingCopy.create({
    data: { ...item, itemId, baseVersion: 1, changes: [], keptBy: editor.email },
  });
  await prisma.change.create({
    data: { entity: 'NewsArticle', action: 'updated', by: editor.email, rowId: itemId },
  });
  const found = await ask(
    capabilities,
    `{ newsArticle(id: ${itemId}) { unpublishedChanges lastChange { by { name } } } }`,
  );
  const seen = { unpublishedChanges: true, lastChange: { by: { name: editor.email } } };
  expect(found).toEqual({ newsArticle: isSeen ? seen : { unpublishedChanges: null, lastChange: null } });
});

test.each([
  [null, 1],
  ['content.read', 0],
  ['content.read news.read', 1],
])('limited to %s, counts the drafts that are not translated: %d', async (capabilities, news) => {
  await prisma.newsArticle.updateMany({ data: { titleId: '' } });
  expect(await ask(capabilities, '{ missingTranslations { news } }')).toEqual({
    missingTranslations: { news },
  });
});

test.each([
  [null, true],
  ['reviews.read', false],
  ['reviews.read partners.write', false],
  ['reviews.read news.write', true],
])('limited to %s, sees a review and a comment of an article: %s', async (capabilities, isSeen) => {
  const review = await prisma.review.create({
    data: { ...item, sentence: 'Right?', askedBy: 'a@example.org' },
  });
  const comment = await prisma.comment.create({
    data: { entity: item.entity, itemId: item.itemId, text: 'Yes.', by: 'a@example.org' },
  });
  const ids = [encodeGlobalID('Review', review.id), encodeGlobalID('Comment', comment.id)];
  const found = await ask(capabilities, `{ nodes(ids: ${JSON.stringify(ids)}) { id } }`);
  expect(found).toEqual({ nodes: ids.map((id) => (isSeen ? { id } : null)) });
});

test.each([
  [null, ['NewsletterSubscriber', 'ContactMessage', 'NewsArticle']],
  ['history.read', []],
  ['history.read news.read', ['NewsArticle']],
  ['history.read messages.read', ['ContactMessage']],
])('limited to %s, sees the changes and the trash of: %j', async (capabilities, entities) => {
  const deleted = {
    action: 'deleted',
    by: 'a@example.org',
    rowId: 1,
    trashedUntil: new Date('2100-01-01'),
  } as const;
  for (const entity of ['NewsArticle', 'ContactMessage', 'NewsletterSubscriber'])
    await prisma.change.create({ data: { ...deleted, entity, before: { id: 1 } } });
  for (const name of ['changes', 'trash'])
    expect(await ask(capabilities, nodes(name, 'entity'))).toEqual({ [name]: edgesOf(entities) });
});

const limited = { message: 'This API token does not include workingCopies.write.' };
test.each([
  ['news.write', { errors: [limited] }, 1],
  ['news.write workingCopies.write', { data: { result: { __typename: 'NewsArticlePayload' } } }, 0],
])('limited to %s, publishes a working copy: %j', async (capabilities, answer, left) => {
  const [article] = await addNews({ titleEn: 'Wax', published: false });
  const place = { ...item, itemId: article?.id ?? 0 };
  const copy = await prisma.workingCopy.create({
    data: { ...place, baseVersion: 1, changes: [], keptBy: editor.email },
  });
  const { secret } = await addApiToken({ capabilities });
  const query = `mutation { result: updateNewsArticle(
    id: ${place.itemId}, version: 1, input: { titleEn: "Malam" }, publishes: { id: ${copy.id}, revision: 1 }
  ) { __typename } }`;
  expect(await graphql(query, {}, bearer(secret))).toMatchObject(answer);
  expect(await prisma.workingCopy.count()).toBe(left);
  const stored = await prisma.newsArticle.findUniqueOrThrow({ where: { id: place.itemId } });
  expect(stored.titleEn).toBe(left ? 'Wax' : 'Malam');
});

test('a person sees all of it', async () => {
  const { data } = await graphql('{ findItems(query: "zindigo") { kind } }', {}, await signIn());
  expect(data).toEqual({ findItems: [{ kind: 'article' }, { kind: 'partner' }] });
});
