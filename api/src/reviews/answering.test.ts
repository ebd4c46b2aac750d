import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addColleague } from '../auth/people.samples.ts';
import { prisma } from '../database/client.ts';
import { emptyTrash } from '../history/emptyTrash.ts';
import type { ImageStorage } from '../images/storage.ts';
import { editor } from '../testing/testApp.ts';
import {
  article,
  typed,
  changed,
  asked,
  stored,
  become,
  placed,
  reviewed,
  useReviews,
  type Headers,
  type Place,
} from './reviewsHarness.ts';

const { sendJson, graphql, mutate, signInAs, sendBack, end, comment, listed, shownIn, thread } = useReviews();

async function publishInBulk({ itemId }: { itemId: number }, headers: Headers): Promise<string> {
  const { data } = await graphql<{ changed: { undo: string } }>(
    `mutation { changed: changeNewsArticles(articles: [{ id: ${itemId}, version: 1 }], change: { published: true }) {
       ... on ChangeNewsArticlesPayload { undo } } }`,
    {},
    headers,
  );
  return data.changed.undo;
}

async function undoInBulk(undo: string, headers: Headers): Promise<void> {
  const { data } = await graphql<{ undone: { skipped: number } }>(
    `mutation { undone: undoNewsArticleChanges(undo: "${undo}") { ... on UndoNewsArticleChangesPayload { skipped } } }`,
    {},
    headers,
  );
  expect(data.undone).toEqual({ skipped: 0 });
}

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
  const update = (
    headers: Headers,
    id: number,
    input: string,
    copy?: { id: number; revision: number },
    approved?: { id: number; version: number },
  ) =>
    mutate(
      `updateNewsArticle(id: ${id}, input: { ${input} }${copy ? `, publishes: { id: ${copy.id}, revision: ${copy.revision} }` : ''}${
        approved ? `, approves: { id: ${approved.id}, version: ${approved.version} }` : ''
      })`,
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

  test.each([
    ['sent back', (headers: Headers, id: number) => sendBack(headers, id)],
    ['withdrawn', (_headers: Headers, id: number) => prisma.review.delete({ where: { id } })],
    [
      'asked for with another sentence',
      (_headers: Headers, id: number) => prisma.review.update({ where: { id }, data: { version: 2 } }),
    ],
    [
      'deleted with its item',
      (_headers: Headers, id: number) => prisma.review.update({ where: { id }, data: { inTrash: true } }),
    ],
  ])('what was %s meanwhile is refused, and changes nothing', async (_how, meanwhile) => {
    const place = await article(false);
    const copy = await typed(place);
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    await meanwhile(headers, id);
    const outcome = await update(headers, place.itemId, 'published: true', copy, { id, version: 1 });
    expect(outcome).toMatchObject({
      __typename: 'ReviewEndedError',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(await prisma.newsArticle.findUnique({ where: { id: place.itemId } })).toMatchObject({
      published: false,
      version: 1,
    });
    expect(await prisma.workingCopy.count()).toBe(1);
  });

  test.each([{ entity: 'Partner' }, { itemId: 0 }, { itemId: null, newKey: 'a' }])(
    'with the review of another item is refused: %j',
    async (other) => {
      const place = await article(false);
      const { id } = await asked(place);
      await prisma.review.update({ where: { id }, data: other });
      const headers = await signInAs('editor');
      const approval = { id, version: 1 };
      expect(await update(headers, place.itemId, 'published: true', undefined, approval)).toMatchObject({
        __typename: 'ReviewEndedError',
      });
    },
  );

  test('with approval and sending back at once do not both happen', async () => {
    const place = await article(false);
    const copy = await typed(place);
    const { id } = await asked(place);
    const headers = await signInAs('editor');
    const outcomes = await Promise.all([
      update(headers, place.itemId, 'published: true', copy, { id, version: 1 }),
      sendBack(headers, id),
    ]);
    const isPublished = outcomes[0].__typename === 'NewsArticlePayload';
    expect(outcomes[1].__typename).toBe(isPublished ? 'ConflictError' : 'ReviewPayload');
    expect(await stored(id)).toMatchObject({ answer: isPublished ? 'published' : 'sentBack' });
    expect(await prisma.newsArticle.findUnique({ where: { id: place.itemId } })).toMatchObject({
      published: isPublished,
    });
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
    await publishInBulk(draft, await signInAs('editor'));
    expect(await stored(id)).toMatchObject({ answer: 'published' });
  });

  test('in bulk is undone with its answers, which nobody is told of', async () => {
    await addColleague({ role: 'author', name: 'Ratna' });
    const [draft, waiting] = [await article(false), await article(false)];
    const { id } = await asked(draft);
    const { id: other } = await asked(waiting);
    const editor = await signInAs('editor');
    await sendBack(editor, other);
    const undo = await publishInBulk(draft, editor);
    expect(await prisma.notice.count({ where: { kind: 'published' } })).toBe(1);
    await undoInBulk(undo, editor);
    expect(await stored(id)).toMatchObject({ answer: null, answeredBy: '', answeredAt: null, version: 3 });
    expect(await stored(other)).toMatchObject({ answer: 'sentBack' });
    expect(await listed(editor, 'OF_ME')).toEqual([id]);
    expect(await thread(editor, draft)).toEqual([]);
    expect(await prisma.notice.findMany({ select: { kind: true } })).toEqual([{ kind: 'sentBack' }]);
  });

  test.each([
    ['somebody else gave', { answeredBy: 'colleague@example.org' }],
    ['was given before it', { answeredAt: new Date(Date.now() - 6 * 60_000) }],
  ])('in bulk is undone without an answer that %s', async (_which, earlier) => {
    const draft = await article(false);
    const { id } = await asked(draft);
    const headers = await signInAs('editor');
    const undo = await publishInBulk(draft, headers);
    await prisma.review.update({ where: { id }, data: earlier });
    await undoInBulk(undo, headers);
    expect(await stored(id)).toMatchObject({ answer: 'published', version: 2 });
  });

  test('in bulk is undone and leaves what somebody else has asked for since', async () => {
    const draft = await article(false);
    const { id } = await asked(draft);
    const headers = await signInAs('editor');
    const undo = await publishInBulk(draft, headers);
    const later = await asked(draft, 'ratna@example.org');
    await undoInBulk(undo, headers);
    expect(await stored(id)).toMatchObject({ answer: 'published' });
    expect(await stored(later.id)).toMatchObject({ answer: null, version: 1 });
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
    expect(await comment(headers, place)).toMatchObject({ __typename: 'NotFoundError' });
    for (const outcome of [await sendBack(headers, id), await end(headers, id)])
      expect(outcome).toMatchObject({
        __typename: 'NotFoundError',
        message: 'The item of this review is in the trash, and comes back with it.',
      });
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
