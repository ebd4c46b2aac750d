import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { findOperation } from '../testing/operations.ts';
import { recordStatements, tablesOf } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { signIn, send } = useTestApp();

/** Adds articles, each with a working copy. */
async function addCopied(count: number): Promise<void> {
  const { _max: last } = await prisma.newsArticle.aggregate({ _max: { id: true } });
  await addNews(
    ...Array.from({ length: count }, (_, n) => ({ titleEn: `Wax ${n}`, contentEn: 'See [us](/news).' })),
  );
  const added = await prisma.newsArticle.findMany({ where: { id: { gt: last.id ?? 0 } } });
  await prisma.workingCopy.createMany({
    data: added.map(({ id, version, titleEn, titleId }) => ({
      entity: 'NewsArticle',
      itemId: id,
      baseVersion: version,
      changes: [{ field: 'titleEn', value: `${titleEn}, typed`, base: titleEn }],
      titleEn,
      titleId,
      keptBy: 'owner@example.org',
    })),
  });
}

test.each([
  ['list of articles', 'newsDocumentsListQuery', 'rows', {}],
  ['overview', 'OverviewPageQuery', 'others', {}],
  ['list of working copies', 'WorkingCopyLinksQuery', 'workingCopies', { entity: 'NewsArticle' }],
])(
  'the %s takes as many statements with 10,000 articles and 300 open working copies as with 15 of each',
  async (_page, name, field, variables) => {
    const headers = await signIn();
    const cost = async () => {
      statements.length = 0;
      const response = await send('/graphql', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ documentId: findOperation(name), variables }),
      });
      const { data, errors } = (await response.json()) as {
        data?: Record<string, unknown>;
        errors?: unknown;
      };
      expect(errors).toBeUndefined();
      expect(data?.[field]).toBeTruthy();
      return tablesOf(statements);
    };
    await addCopied(15);
    // What is looked up once for all answers.
    await cost();
    const few = await cost();
    await addCopied(285);
    await prisma.newsArticle.createMany({ data: Array.from({ length: 9_700 }, () => wax) });
    await cost();
    expect(await cost()).toEqual(few);
  },
);

test('a form reads its working copy in one statement', async () => {
  await addCopied(1);
  const { itemId } = await prisma.workingCopy.findFirstOrThrow();
  const headers = await signIn();
  const body = JSON.stringify({
    documentId: findOperation('copyDocumentsQuery'),
    variables: { entity: 'NewsArticle', itemId },
  });
  const ask = async () =>
    send('/graphql', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  await ask();
  statements.length = 0;
  const { data } = (await (await ask()).json()) as { data: { workingCopy: { changes: object[] } } };
  expect(data.workingCopy.changes).toHaveLength(1);
  expect(statements.filter(({ sql }) => sql.includes('"WorkingCopy"'))).toHaveLength(1);
});
