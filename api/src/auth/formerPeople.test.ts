import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { UnauthenticatedError } from '../errors.ts';
import { someoneWaits } from '../testing/someoneWaits.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useTestJobs } from '../testing/testJobs.ts';
import { signatures } from './formerPeople.ts';
import { addColleague } from './people.samples.ts';
import { transactionBy } from './transactionBy.ts';

const { graphql, sendJson, signIn, signInAs } = useTestApp();
useTestJobs();

const email = 'redaksi@example.org';

/** Stores a draft, comments on it, and asks for its review. */
async function write(headers: Record<string, string>): Promise<number> {
  const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture', published: false };
  const created = await sendJson('POST', '/api/news', article, headers);
  const { id } = (await created.json()) as { id: number };
  const place = `entity: NewsArticle, itemId: ${id}`;
  const { errors } = await graphql(
    `mutation {
      addComment(${place}, text: "I wrote this.") { __typename }
      askForReview(${place}, sentence: "Please read it.") { __typename }
    }`,
    {},
    headers,
  );
  expect(errors).toBeUndefined();
  return id;
}

const former = { name: 'Raras', isViewer: false, accountId: null };

test('what somebody did stays theirs, also once somebody else has an account with their address', async () => {
  const owner = await signIn();
  const first = await addColleague({ email, name: 'Raras', role: 'author' });
  const id = await write(await signInAs(first));
  await graphql(`mutation { removeAccount(id: ${first.id}) { __typename } }`, {}, owner);
  const second = await signInAs(await addColleague({ email, name: 'Wulan', role: 'author' }));
  const person = '{ name isViewer accountId }';
  const query = `{
    newsArticle(id: ${id}) { lastChange { by ${person} } }
    comments(entity: NewsArticle, itemId: ${id}) { edges { node { by ${person} } } }
    review(entity: NewsArticle, itemId: ${id}) { askedBy ${person} }
    ownDrafts { id }
    reviews(shown: BY_ME) { edges { node { id } } }
  }`;
  const { data } = await graphql(query, {}, second);
  expect(data).toEqual({
    newsArticle: { lastChange: { by: former } },
    comments: { edges: [{ node: { by: former } }, { node: { by: former } }] },
    review: { askedBy: former },
    ownDrafts: [],
    reviews: { edges: [] },
  });
  const changes = await graphql(`{ changes(last: 1) { edges { node { by person ${person} } } } }`, {}, owner);
  expect(changes.data).toMatchObject({ changes: { edges: [{ node: { by: email, person: former } }] } });
});

test('what somebody is writing when they are removed stays theirs, and afterwards they write nothing', async () => {
  const owner = await signIn();
  const first = await addColleague({ email, name: 'Raras' });
  const [begun, removing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const data = { key: 'late', by: email, digest: '' };
  const written = transactionBy(first, async (transaction) => {
    begun.resolve();
    await removing.promise;
    return transaction.keyedRequest.create({ data });
  });
  await begun.promise;
  const removed = graphql(`mutation { removeAccount(id: ${first.id}) { __typename } }`, {}, owner);
  await Promise.race([removed, someoneWaits()]);
  removing.resolve();
  await Promise.all([written, removed]);
  expect(await prisma.keyedRequest.findMany()).toMatchObject([{ by: `${email}#${first.id}` }]);
  const late = transactionBy(first, async (transaction) => transaction.keyedRequest.deleteMany());
  await expect(late).rejects.toThrow(UnauthenticatedError);
});

test('everything that somebody may sign gets a signature of theirs when they are removed', async () => {
  const columns = await prisma.$queryRaw<{ model: string; field: string }[]>`
    SELECT table_name AS model, column_name AS field FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^b|B)y$' ORDER BY 1, 2`;
  expect(columns.map(({ model, field }) => [model, field])).toEqual(signatures.toSorted());
});
