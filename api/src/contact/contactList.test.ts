import { describe, expect, test } from 'vitest';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addMessages } from './contact.samples.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

interface Connection {
  edges: { node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Requests a page of the list as an admin; `page` is the field’s arguments in GraphQL syntax. */
async function ask(page: string) {
  const { data, errors } = await graphql<{ contactMessages: Connection } | null>(
    `{ contactMessages(${page}) { edges { node { databaseId } } pageInfo { hasNextPage endCursor } } }`,
    {},
    await signIn(),
  );
  const connection = data?.contactMessages;
  return { ids: connection?.edges.map(({ node }) => node.databaseId), ...connection?.pageInfo, errors };
}

const moment = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('the list', () => {
  test('is newest first; for equal times, the message stored later comes first', async () => {
    const [a, b, c] = await addMessages(...[1, 3, 3].map((day) => ({ createdAt: moment(day) })));
    expect((await ask('first: 10')).ids).toEqual([c?.id, b?.id, a?.id]);
  });

  test('pages through all messages, each once', async () => {
    const rows = await addMessages(
      ...Array.from({ length: 12 }, (_, i) => ({ createdAt: moment(1 + (i % 4)) })),
    );
    const expected = rows
      .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id)
      .map(({ id }) => id);
    let page = await ask('first: 5');
    const seen = [...(page.ids ?? [])];
    while (page.hasNextPage) {
      page = await ask(`first: 5, after: "${page.endCursor}"`);
      seen.push(...(page.ids ?? []));
    }
    expect(seen).toEqual(expected);
  });

  test('can be filtered by handled or not, and by type', async () => {
    const [open, handled, media] = await addMessages({}, { handledAt: new Date() }, { type: 'media' });
    expect((await ask('handled: false')).ids).toEqual([media?.id, open?.id]);
    expect((await ask('handled: true')).ids).toEqual([handled?.id]);
    expect((await ask('type: "media"')).ids).toEqual([media?.id]);
    expect((await ask('type: "general", handled: false')).ids).toEqual([open?.id]);
    expect((await ask('handled: null, type: null')).ids).toHaveLength(3);
  });

  test.each([10, 100])('takes one SQL statement for %i messages', async (size) => {
    await addMessages(...Array.from({ length: size }, () => ({})));
    const session = await signIn();
    statements.length = 0;
    await graphql(
      `{ contactMessages(first: ${size}, handled: false) { edges { node { id name message } } } }`,
      {},
      session,
    );
    expect(statements.filter(({ sql }) => sql.includes('"ContactMessage"'))).toHaveLength(1);
  });

  test.each(['first: 0', 'first: 101', 'type: "spam"', 'after: "x"'])('is refused with %s', async (page) => {
    expect((await ask(page)).errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
  });
});
