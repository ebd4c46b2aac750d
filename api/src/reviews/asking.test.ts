import { describe, expect, test, vi } from 'vitest';
import { addApiToken } from '../auth/apiTokens.samples.ts';
import type { Role } from '../auth/capabilities.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { editor } from '../testing/testApp.ts';
import { testServer } from '../testing/testDatabase.ts';
import { article, typed, changed, asked, stored, become, placed, useReviews } from './reviewsHarness.ts';

const { graphql, mutate, signInAs, ask, sendBack, end, listed, shownIn, thread } = useReviews();

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

  test('a token without the noun ends no review of it', async () => {
    const author = await signInAs('author');
    const { review } = await ask(author, await changed());
    const id = review?.databaseId ?? 0;
    const { secret } = await addApiToken({ capabilities: 'reviews.read reviews.write' });
    const limited = { Authorization: `Bearer ${secret}` };
    expect((await end(limited, id)).__typename).toBe('FORBIDDEN');
    expect(await listed(author, 'BY_ME')).toEqual([id]);
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

  test.each(['published', 'sentBack', 'discarded'] as const)(
    'asking again after it was %s, twice at once, replaces the answered request with one',
    async (answer) => {
      const place = await changed();
      const author = await signInAs('author');
      const before = await ask(author, place);
      await prisma.review.updateMany({ data: { answer, version: 2 } });
      const both = [1, 2].map(async () => (await ask(author, place, 'And now?', 'a-key')).review);
      const [one, other] = await Promise.all(both);
      expect(one).toMatchObject({ version: 1, sentence: 'And now?', answer: null });
      expect(other).toEqual(one);
      expect(one?.databaseId).not.toBe(before.review?.databaseId);
      expect(await prisma.review.count()).toBe(1);
    },
  );

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
      isChangedByViewer: false,
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
