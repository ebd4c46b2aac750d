import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { addColleague } from '../auth/people.samples.ts';
import type { Role } from '../auth/capabilities.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { emptyTrash } from '../history/emptyTrash.ts';
import type { ImageStorage } from '../images/storage.ts';
import { addNews } from '../news/news.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { testServer } from '../testing/testDatabase.ts';
import { useTestJobs } from '../testing/testJobs.ts';

const { graphql, sendJson, signIn } = useTestApp();
useTestJobs();

interface Person {
  name: string;
}
interface Outcome {
  __typename: string;
  message?: string;
  currentVersion?: number;
  changedBy?: string;
  fields?: { field: string; code: string }[];
  review?: {
    databaseId: number;
    version: number;
    itemId: number | null;
    sentence: string;
    answer: string | null;
    comment: string;
    askedBy: Person;
    answeredBy: Person | null;
  };
  comment?: { databaseId: number; text: string };
}

const reviewFields = 'databaseId version itemId sentence answer comment askedBy { name } answeredBy { name }';

type Headers = Record<string, string>;

/** Calls a mutation; a refusal without a type of its own is its code. @param answer what is read of its result */
async function mutate(call: string, headers: Headers, answer = ''): Promise<Outcome> {
  const { data, errors } = await graphql<{ result: Outcome }>(
    `mutation { result: ${call} {
       __typename ... on Error { message } ... on ConflictError { currentVersion changedBy } ${answer}
     } }`,
    {},
    headers,
  );
  return data?.result ?? { __typename: errors?.[0]?.extensions?.code ?? 'no answer' };
}

const fieldProblems = '... on ValidationError { fields { field code } }';
const reviewed = `${fieldProblems} ... on ReviewPayload { review { ${reviewFields} } }`;
const commented = `${fieldProblems} ... on AddCommentPayload { comment { databaseId text } }`;

const become = (role: Role) =>
  prisma.adminUser.updateMany({ where: { email: editor.email }, data: { role, name: 'Sari' } });

/** The one who signs in is called Sari. */
async function signInAs(role: Role): Promise<Headers> {
  await become(role);
  return signIn();
}

type Place = { itemId: number } | { newKey: string };
const placed = (place: Place) =>
  `entity: NewsArticle, ${'itemId' in place ? `itemId: ${place.itemId}` : `newKey: "${place.newKey}"`}`;
const key = (given?: string) => (given ? `, idempotencyKey: "${given}"` : '');

const ask = (headers: Headers, place: Place, sentence = 'Is the year right?', once?: string) =>
  mutate(
    `askForReview(${placed(place)}, sentence: ${JSON.stringify(sentence)}${key(once)})`,
    headers,
    reviewed,
  );
const sendBack = (headers: Headers, id: number, version = 1, once?: string) =>
  mutate(
    `sendBackReview(id: ${id}, version: ${version}, comment: "Not yet."${key(once)})`,
    headers,
    reviewed,
  );
const end = (headers: Headers, id: number, version = 1) =>
  mutate(`endReview(id: ${id}, version: ${version})`, headers);
const comment = (headers: Headers, place: Place, text = 'Almost.', once?: string) =>
  mutate(`addComment(${placed(place)}, text: ${JSON.stringify(text)}${key(once)})`, headers, commented);

async function article(published: boolean): Promise<{ itemId: number }> {
  const [row] = await addNews({ published });
  if (!row) throw new Error('No article was stored.');
  return { itemId: row.id };
}

/** Stores a working copy. */
const typed = async (place: Place, keptBy = editor.email) =>
  prisma.workingCopy.create({
    data: {
      entity: 'NewsArticle',
      ...place,
      baseVersion: 'itemId' in place ? 1 : 0,
      changes: [{ field: 'titleEn', value: 'Ink', base: 'Wax' }],
      titleEn: 'Ink',
      titleId: 'Tinta',
      keptBy,
    },
  });

/** Stores a public article with a working copy. */
async function changed(keptBy?: string): Promise<{ itemId: number }> {
  const place = await article(true);
  await typed(place, keptBy);
  return place;
}

/** A review that a colleague has asked for. */
async function asked(place: Place, askedBy = 'colleague@example.org') {
  const { itemId, newKey } = { itemId: null, newKey: null, ...place };
  const item = { entity: 'NewsArticle', itemId, newKey, titleEn: 'Ink', titleId: 'Tinta' };
  return prisma.review.create({ data: { ...item, sentence: 'Is it right?', askedBy } });
}

async function listed(headers: Headers, shown: 'OF_ME' | 'BY_ME') {
  const { data } = await graphql<{ reviews: { edges: { node: { databaseId: number } }[] } }>(
    `{ reviews(shown: ${shown}) { edges { node { databaseId } } } }`,
    {},
    headers,
  );
  return data.reviews.edges.map(({ node }) => node.databaseId);
}

async function shownIn(headers: Headers, place: Place) {
  const { data } = await graphql<{ review: Outcome['review'] | null }>(
    `{ review(${placed(place)}) { ${reviewFields} } }`,
    {},
    headers,
  );
  return data.review;
}

async function thread(headers: Headers, place: Place) {
  const { data } = await graphql<{
    comments: { edges: { node: { kind: string; text: string; by: Person } }[] };
  }>(`{ comments(first: 100, ${placed(place)}) { edges { node { kind text by { name } } } } }`, {}, headers);
  return data.comments.edges.map(({ node: { kind, text, by } }) => `${by.name} ${kind}: ${text}`);
}

const stored = (id = 0) => prisma.review.findUnique({ where: { id } });

describe('asking', () => {
  test('an author asks for review, and an editor finds it', async () => {
    const place = await changed();
    const author = await signInAs('author');
    const { review } = await ask(author, place);
    expect(review).toMatchObject({
      ...place,
      version: 1,
      sentence: 'Is the year right?',
      answer: null,
      askedBy: { name: 'Sari' },
      answeredBy: null,
    });
    const id = review?.databaseId ?? 0;
    expect([await listed(author, 'BY_ME'), await listed(author, 'OF_ME')]).toEqual([[id], []]);
    expect(await thread(author, place)).toEqual(['Sari asked: Is the year right?']);
    await become('editor');
    // One’s own request is not asked of oneself.
    expect(await listed(author, 'OF_ME')).toEqual([]);
    await prisma.review.update({ where: { id }, data: { askedBy: 'colleague@example.org' } });
    expect(await listed(author, 'OF_ME')).toEqual([id]);
    expect(await shownIn(author, place)).toMatchObject({ databaseId: id });
  });

  test('an answer comes before what was asked for later', async () => {
    const author = await signInAs('author');
    const ids: number[] = [];
    for (const place of [await changed(), await changed(), await changed()])
      ids.push((await ask(author, place)).review?.databaseId ?? 0);
    const [first = 0, second = 0, third = 0] = ids;
    expect(await listed(author, 'BY_ME')).toEqual([third, second, first]);
    const editors = await signInAs('editor');
    await prisma.review.updateMany({ data: { askedBy: 'colleague@example.org' } });
    await sendBack(editors, first);
    await prisma.review.updateMany({ data: { askedBy: editor.email } });
    expect(await listed(author, 'BY_ME')).toEqual([first, third, second]);
  });

  test('asking again replaces the sentence, and is one entry of the thread', async () => {
    const place = await changed();
    const author = await signInAs('author');
    await ask(author, place);
    expect((await ask(author, place, 'And the name?')).review).toMatchObject({ version: 2 });
    expect(await prisma.review.count()).toBe(1);
    expect(await thread(author, place)).toEqual(['Sari asked: And the name?']);
  });

  test('what is withdrawn, with the button or the working copy, leaves no entry in the thread', async () => {
    const place = await changed();
    const author = await signInAs('author');
    for (const sentence of ['One?', 'Two?']) {
      const { review } = await ask(author, place, sentence);
      await end(author, review?.databaseId ?? 0);
      expect(await thread(author, place)).toEqual([]);
    }
    await ask(author, place);
    await mutate(`discardWorkingCopy(${placed(place)}, revision: 1)`, author);
    expect(await thread(author, place)).toEqual([]);
  });

  test('reading an answer leaves the request in the thread', async () => {
    const place = await changed();
    const author = await signInAs('author');
    const { review } = await ask(author, place);
    const id = review?.databaseId ?? 0;
    await prisma.review.update({ where: { id }, data: { answer: 'sentBack', version: 2 } });
    await end(author, id, 2);
    expect(await thread(author, place)).toEqual(['Sari asked: Is the year right?']);
  });

  test('a long title is cut, between characters', async () => {
    const place = await changed();
    const flag = '🇮🇩';
    await prisma.workingCopy.updateMany({
      data: { titleEn: 'x'.repeat(200), titleId: `x${flag.repeat(25_000)}` },
    });
    await ask(await signInAs('author'), place);
    expect(await prisma.review.findFirst()).toMatchObject({
      titleEn: 'x'.repeat(200),
      titleId: `x${flag.repeat(49)}…`,
    });
  });

  test('what is asked twice at once, or sent again, is one request', async () => {
    const [first, second] = [await changed(), await changed()];
    const author = await signInAs('author');
    await Promise.all([1, 2, 3].map(() => ask(author, first)));
    const keyed = () => ask(author, second, 'Is the year right?', 'a-key');
    const answers = [await keyed(), ...(await Promise.all([keyed(), keyed()]))];
    expect(new Set(answers.map(({ review }) => `${review?.databaseId} ${review?.version}`)).size).toBe(1);
    expect(await prisma.review.count()).toBe(2);
    expect(await prisma.comment.count()).toBe(2);
  });

  test('a new item, and a draft, can be reviewed; what is published as it is cannot', async () => {
    const author = await signInAs('author');
    await typed({ newKey: 'a' });
    expect(await ask(author, { newKey: 'a' })).toMatchObject({ review: { itemId: null } });
    expect(await ask(author, await article(false))).toMatchObject({ __typename: 'ReviewPayload' });
    const before = await databaseContents();
    expect(await ask(author, await article(true))).toMatchObject({
      message: 'There is nothing to review: everything is published.',
    });
    await prisma.newsArticle.deleteMany({ where: { published: true } });
    expect((await databaseContents()) as object).toEqual(before);
  });

  test.each([
    ['an empty sentence', ' ', 'REQUIRED'],
    ['a sentence of 301 characters', 'x'.repeat(301), 'TOO_LONG'],
  ])('%s is refused', async (_what, sentence, code) => {
    const place = await changed();
    const author = await signInAs('author');
    const { fields } = await ask(author, place, sentence);
    expect(fields).toEqual([{ field: 'sentence', code }]);
    expect(await prisma.review.count()).toBe(0);
    expect(await ask(author, place, 'x'.repeat(300))).toMatchObject({ __typename: 'ReviewPayload' });
  });

  test('what nobody has, or has published meanwhile, is not found', async () => {
    const author = await signInAs('author');
    for (const place of [{ itemId: 4_711 }, { newKey: 'gone' }])
      expect(await ask(author, place)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('while somebody else’s request is open, another is refused and names them', async () => {
    const place = await changed();
    const { id } = await asked(place);
    expect(await ask(await signInAs('author'), place)).toMatchObject({
      __typename: 'ConflictError',
      message:
        'colleague@example.org has already asked for a review of this item. Wait until it is answered, or add a comment.',
      changedBy: 'colleague@example.org',
    });
    expect(await stored(id)).toMatchObject({ sentence: 'Is it right?', version: 1 });
  });
});

/** Makes a change, and a call that waits for it: that begins before the change is committed. */
async function meanwhile<Result>(
  change: (transaction: Transaction) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { calling } = await prisma.$transaction(async (transaction) => {
    await change(transaction);
    const called = { calling: call() };
    // In memory, transactions are made one after another.
    if (testServer)
      await vi.waitFor(async () => {
        const [waiting] = await prisma.$queryRaw<object[]>`
          SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        if (!waiting) throw new Error('The call does not wait yet.');
      });
    return called;
  });
  return calling;
}

describe('asking again', () => {
  test.each<[string, (transaction: Transaction, id: number) => Promise<unknown>]>([
    ['withdrawn', (transaction, id) => transaction.review.delete({ where: { id } })],
    [
      'answered',
      (transaction, id) =>
        transaction.review.update({ where: { id }, data: { answer: 'sentBack', version: 2 } }),
    ],
  ])('while the request is being %s is a new request', async (_what, change) => {
    const place = await changed();
    const headers = await signInAs('author');
    const { review } = await ask(headers, place);
    const again = await meanwhile(
      (transaction) => change(transaction, review?.databaseId ?? 0),
      () => ask(headers, place, 'Better?'),
    );
    expect(again.review).toMatchObject({ version: 1, sentence: 'Better?', answer: null });
    expect(await prisma.review.count()).toBe(1);
  });

  test('while what was to be reviewed is being discarded is refused', async () => {
    const place = await changed();
    const headers = await signInAs('author');
    const again = await meanwhile(
      (transaction) => transaction.workingCopy.deleteMany(),
      () => ask(headers, place),
    );
    expect(again).toMatchObject({
      __typename: 'ValidationError',
      message: expect.stringContaining('nothing to review'),
    });
    expect(await prisma.review.count()).toBe(0);
  });
});

test('the reviews that one can answer are counted: not one’s own, and for an author none', async () => {
  await asked(await changed());
  await asked(await changed(), editor.email);
  const counted = async (role: Role) => {
    const { data } = await graphql<{ databaseStatistics: { reviewsToAnswer: number } }>(
      '{ databaseStatistics { reviewsToAnswer } }',
      {},
      await signInAs(role),
    );
    return data.databaseStatistics.reviewsToAnswer;
  };
  expect([await counted('editor'), await counted('author')]).toEqual([1, 0]);
});

describe('sending back', () => {
  test('tells the asker why, until they have read it', async () => {
    await addColleague({ role: 'author', name: 'Ratna' });
    const place = await changed();
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    expect((await sendBack(headers, id)).review).toMatchObject({
      answer: 'sentBack',
      comment: 'Not yet.',
      askedBy: { name: 'Ratna' },
      answeredBy: { name: 'Sari' },
      version: 2,
    });
    expect(await listed(headers, 'OF_ME')).toEqual([]);
    expect(await shownIn(headers, place)).toBeNull();
    // As its asker sees it.
    await prisma.review.update({ where: { id }, data: { askedBy: editor.email } });
    expect(await shownIn(headers, place)).toMatchObject({ answer: 'sentBack' });
    expect(await listed(headers, 'BY_ME')).toEqual([id]);
    expect(await end(headers, id, 2)).toMatchObject({ __typename: 'EndReviewPayload' });
    expect(await shownIn(headers, place)).toBeNull();
    expect(await thread(headers, place)).toEqual(['Sari sentBack: Not yet.']);
  });

  test('of two answers at once, one counts', async () => {
    const { id } = await asked(await changed());
    const headers = await signInAs('editor');
    const outcomes = await Promise.all([1, 2, 3].map(() => sendBack(headers, id)));
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'ConflictError',
      'ReviewPayload',
    ]);
    expect(await prisma.comment.count()).toBe(1);
  });

  test('an answer that is sent again, because none came back, is made once', async () => {
    const { id } = await asked(await changed());
    const headers = await signInAs('editor');
    const answers = [await sendBack(headers, id, 1, 'a-key'), await sendBack(headers, id, 1, 'a-key')];
    expect(answers[1]).toEqual(answers[0]);
    expect(await prisma.comment.count()).toBe(1);
  });

  test('an answer to a sentence that was replaced meanwhile is refused', async () => {
    const { id } = await asked(await changed());
    await prisma.review.update({ where: { id }, data: { version: 2 } });
    expect(await sendBack(await signInAs('editor'), id)).toMatchObject({
      __typename: 'ConflictError',
      message: 'This review was asked for with another sentence after you opened it. Nothing was changed.',
      currentVersion: 2,
    });
    expect(await stored(id)).toMatchObject({ answer: null });
  });

  test('an answer without a comment is refused', async () => {
    const { id } = await asked(await changed());
    const call = `sendBackReview(id: ${id}, version: 1, comment: " ")`;
    expect(await mutate(call, await signInAs('editor'), reviewed)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'comment', code: 'REQUIRED' }],
    });
    expect(await stored(id)).toMatchObject({ answer: null });
  });

  test('an editor who became an author is refused', async () => {
    const { id } = await asked(await changed());
    const headers = await signInAs('editor');
    await become('author');
    expect(await sendBack(headers, id)).toEqual({ __typename: 'FORBIDDEN' });
    expect(await stored(id)).toMatchObject({ answer: null });
  });

  test('the review of somebody who was disabled stays, and can be answered', async () => {
    const ratna = await addColleague({ role: 'author', name: 'Ratna' });
    const { id } = await asked(await changed());
    await prisma.adminUser.update({ where: { id: ratna.id }, data: { disabledAt: new Date() } });
    const headers = await signInAs('editor');
    expect(await listed(headers, 'OF_ME')).toEqual([id]);
    expect(await sendBack(headers, id)).toMatchObject({ __typename: 'ReviewPayload' });
    expect(await prisma.notice.count()).toBe(0);
  });
});

describe('publishing', () => {
  const update = (headers: Headers, id: number, input: string, copy?: { id: number; revision: number }) =>
    mutate(
      `updateNewsArticle(id: ${id}, input: { ${input} }${copy ? `, publishes: { id: ${copy.id}, revision: ${copy.revision} }` : ''})`,
      headers,
    );

  test('what was asked for approves it, in the same transaction', async () => {
    const place = await article(true);
    const copy = await typed(place);
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    await update(headers, place.itemId, 'titleEn: "Ink"', copy);
    expect(await stored(id)).toMatchObject({ answer: 'published', answeredBy: editor.email });
    expect(await thread(headers, place)).toEqual(['Sari published: ']);
    expect(await sendBack(headers, id)).toMatchObject({ __typename: 'ConflictError' });
  });

  test('leaves it open while the working copy is not published, or nobody can see the item', async () => {
    const [place, draft] = [await changed(), await article(false)];
    const { id } = await asked(place);
    const of = await asked(draft);
    const headers = await signInAs('editor');
    await update(headers, place.itemId, 'category: "news"');
    await update(headers, draft.itemId, 'titleEn: "Ink"');
    expect([(await stored(id))?.answer, (await stored(of.id))?.answer]).toEqual([null, null]);
  });

  test('many drafts at once approves theirs', async () => {
    const draft = await article(false);
    const { id } = await asked(draft);
    await graphql(
      `mutation { changeNewsArticles(articles: [{ id: ${draft.itemId}, version: 1 }], change: { published: true }) { __typename } }`,
      {},
      await signInAs('editor'),
    );
    expect(await stored(id)).toMatchObject({ answer: 'published' });
  });

  test('a new item takes its review and its thread along', async () => {
    const copy = await typed({ newKey: 'a' });
    const { id } = await asked({ newKey: 'a' }, editor.email);
    const author = await signInAs('author');
    await comment(author, { newKey: 'a' });
    const created = `createNewsArticle(input: { titleEn: "Ink", titleId: "Tinta", category: "news", published: false },
      publishes: { id: ${copy.id}, revision: 1 })`;
    expect(await mutate(created, author)).toMatchObject({ __typename: 'NewsArticlePayload' });
    const { itemId } = (await stored(id)) ?? {};
    // An author’s draft still waits for an editor.
    expect(await stored(id)).toMatchObject({ itemId: expect.any(Number), newKey: null, answer: null });
    expect(await thread(author, { itemId: itemId ?? 0 })).toEqual(['Sari comment: Almost.']);
  });

  test('and sending back at once leave one answer', async () => {
    const place = await article(true);
    const copy = await typed(place);
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    await Promise.all([update(headers, place.itemId, 'titleEn: "Ink"', copy), sendBack(headers, id)]);
    expect(await prisma.comment.count()).toBe(1);
    expect((await prisma.newsArticle.findUnique({ where: { id: place.itemId } }))?.titleEn).toBe('Ink');
  });
});

describe('what is reviewed', () => {
  const discard = (headers: Headers, place: Place) =>
    mutate(`discardWorkingCopy(${placed(place)}, revision: 1)`, headers);

  test('when its author discards it, the request is withdrawn', async () => {
    const place = await changed();
    const { id } = await asked(place, editor.email);
    await discard(await signInAs('author'), place);
    expect(await stored(id)).toBeNull();
  });

  test('when an editor discards it, the author is told', async () => {
    const newKey = randomUUID();
    await typed({ newKey });
    const { id } = await asked({ newKey });
    const headers = await signInAs('editor');
    await comment(headers, { newKey });
    await discard(headers, { newKey });
    expect(await stored(id)).toMatchObject({ answer: 'discarded', answeredBy: editor.email });
    // Nothing is left of an item that was never stored.
    expect(await prisma.comment.count()).toBe(0);
  });

  test('goes to the trash with its item, comes back with it, and is deleted with it', async () => {
    const place = await changed();
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    await comment(headers, place);
    await sendJson('DELETE', `/api/news/${place.itemId}`, undefined, headers);
    expect([await listed(headers, 'OF_ME'), await shownIn(headers, place)]).toEqual([[], null]);
    expect(await thread(headers, place)).toEqual([]);
    expect(await sendBack(headers, id)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await comment(headers, place)).toMatchObject({ __typename: 'NotFoundError' });
    const [deletion] = await prisma.change.findMany({ where: { action: 'deleted' } });
    await mutate(`restoreChange(id: ${deletion?.id})`, headers);
    expect([await listed(headers, 'OF_ME'), await thread(headers, place)]).toEqual([
      [id],
      ['Sari comment: Almost.'],
    ]);
    await sendJson('DELETE', `/api/news/${place.itemId}`, undefined, headers);
    await emptyTrash({} as ImageStorage, new Date(Date.now() + 31 * 86_400_000));
    expect([await prisma.review.count(), await prisma.comment.count()]).toEqual([0, 0]);
  });
});

describe('comments', () => {
  test('are read by everybody who can open the form, newest first', async () => {
    const place = await article(true);
    const author = await signInAs('author');
    await comment(author, place, 'First\nof two');
    await comment(author, place, 'Second');
    expect(await thread(author, place)).toEqual(['Sari comment: Second', 'Sari comment: First\nof two']);
  });

  test('are at most 1,000 characters, and 100 for an item', async () => {
    const place = await article(true);
    const author = await signInAs('author');
    expect((await comment(author, place, 'x'.repeat(1_001))).fields).toEqual([
      { field: 'text', code: 'TOO_LONG' },
    ]);
    const { itemId } = place;
    const entry = { entity: 'NewsArticle', itemId, text: 'Hm.', by: editor.email };
    await prisma.comment.createMany({ data: Array.from({ length: 99 }, () => entry) });
    const outcomes = await Promise.all([comment(author, place), comment(author, place)]);
    expect(outcomes.map(({ message }) => message ?? 'added').toSorted()).toEqual([
      'An item has at most 100 comments.',
      'added',
    ]);
  });

  test('a comment that is sent again is added once', async () => {
    const place = await article(true);
    const author = await signInAs('author');
    const answers = [await comment(author, place, 'Hm.', 'k'), await comment(author, place, 'Hm.', 'k')];
    expect(answers[1]).toEqual(answers[0]);
    expect(await prisma.comment.count()).toBe(1);
  });
});

test('an import and a reset end all reviews and threads', async () => {
  const place = await changed();
  await asked(place);
  const headers = await signInAs('owner');
  await comment(headers, place);
  const { data } = await graphql<{ result: { __typename: string } }>(
    'mutation { result: resetDatabase(confirm: "DELETE ALL DATA") { __typename } }',
    {},
    headers,
  );
  expect(data.result.__typename).not.toBe('ValidationError');
  expect([await prisma.review.count(), await prisma.comment.count()]).toEqual([0, 0]);
});
