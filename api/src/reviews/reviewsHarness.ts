import type { Role } from '../auth/capabilities.ts';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { useTestJobs } from '../testing/testJobs.ts';

interface Person {
  name: string;
}
interface Outcome {
  __typename: string;
  message?: string;
  currentVersion?: number;
  changedBy?: string;
  isChangedByViewer?: boolean;
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

export type Headers = Record<string, string>;

export type Place = { itemId: number } | { newKey: string };
export const placed = (place: Place) =>
  `entity: NewsArticle, ${'itemId' in place ? `itemId: ${place.itemId}` : `newKey: "${place.newKey}"`}`;

const fieldProblems = '... on ValidationError { fields { field code } }';
export const reviewed = `${fieldProblems} ... on ReviewPayload { review { ${reviewFields} } }`;
const commented = `${fieldProblems} ... on AddCommentPayload { comment { databaseId text } }`;

const key = (given?: string) => (given ? `, idempotencyKey: "${given}"` : '');

export const become = (role: Role) =>
  prisma.adminUser.updateMany({ where: { email: editor.email }, data: { role, name: 'Sari' } });

export async function article(published: boolean): Promise<{ itemId: number }> {
  const [row] = await addNews({ published });
  if (!row) throw new Error('No article was stored.');
  return { itemId: row.id };
}

/** Stores a working copy. */
export const typed = async (place: Place, keptBy = editor.email) =>
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
export async function changed(keptBy?: string): Promise<{ itemId: number }> {
  const place = await article(true);
  await typed(place, keptBy);
  return place;
}

/** A review that a colleague has asked for. */
export async function asked(place: Place, askedBy = 'colleague@example.org') {
  const { itemId, newKey } = { itemId: null, newKey: null, ...place };
  const item = { entity: 'NewsArticle', itemId, newKey, titleEn: 'Ink', titleId: 'Tinta' };
  return prisma.review.create({ data: { ...item, sentence: 'Is it right?', askedBy } });
}

export const stored = (id = 0) => prisma.review.findUnique({ where: { id } });

/** The calls that tests of reviews make. Call it once per file. */
export function useReviews() {
  const { graphql, sendJson, signIn } = useTestApp();
  useTestJobs();

  /** Calls a mutation; a refusal without a type of its own is its code. @param answer what is read of its result */
  async function mutate(call: string, headers: Headers, answer = ''): Promise<Outcome> {
    const { data, errors } = await graphql<{ result: Outcome }>(
      `mutation { result: ${call} {
         __typename ... on Error { message } ... on ConflictError { currentVersion changedBy isChangedByViewer } ${answer}
       } }`,
      {},
      headers,
    );
    return data?.result ?? { __typename: errors?.[0]?.extensions?.code ?? 'no answer' };
  }

  /** The one who signs in is called Sari. */
  async function signInAs(role: Role): Promise<Headers> {
    await become(role);
    return signIn();
  }

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
    }>(
      `{ comments(first: 100, ${placed(place)}) { edges { node { kind text by { name } } } } }`,
      {},
      headers,
    );
    return data.comments.edges.map(({ node: { kind, text, by } }) => `${by.name} ${kind}: ${text}`);
  }

  return {
    sendJson,
    graphql,
    mutate,
    signInAs,
    ask,
    sendBack,
    end,
    comment,
    listed,
    shownIn,
    thread,
  };
}
