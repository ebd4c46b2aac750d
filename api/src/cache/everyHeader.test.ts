// Requests every address with every header varied: the answer declares what it depends on, and no client gets
// an answer cached for another. No route can be missed, since the matrix has them all.
import { request } from 'node:http';
import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { addNews } from '../news/news.samples.ts';
import { headerFaults, type Ask, type Answer } from '../testing/headerChanges.ts';
import { matrices } from '../testing/matrices.ts';
import { subjectOf } from '../testing/matrix.ts';
import { siteQueries } from '../testing/operations.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';

const app = useTestApp();

const port = useFrontDoor(app);

/** Over a socket, since fetch would not send every header. */
const knock: Ask = (path, headers) =>
  new Promise<Answer>((resolve, reject) => {
    request({ port: port(), path, headers }, async (response) => {
      const chunks = (await response.toArray()) as Buffer[];
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on('error', reject)
      .end();
  });

const fresh: Ask = async (path, headers) => {
  app.answers().setEnabled(false);
  return knock(path, headers).finally(() => app.answers().setEnabled(true));
};

/** Values that fit an operation’s variables: null where allowed. */
function variablesOf(text: string, id: number) {
  const [operation] = parse(text).definitions as OperationDefinitionNode[];
  const given = (operation?.variableDefinitions ?? []).map(({ variable, type }) => {
    const fitting = type.kind !== 'NonNullType' ? null : variable.name.value === 'id' ? id : 1;
    return [variable.name.value, fitting] as const;
  });
  return JSON.stringify(Object.fromEntries(given));
}

const routes = matrices.flatMap(({ arrange, http = {} }) =>
  Object.entries(http)
    .filter(([key]) => /^(?:GET|ALL) /.test(key))
    .map(([key, row]) => ({ key, arrange, call: row.call ?? (() => subjectOf({ key })) })),
);

/** Searches whose answer differs by language, and other addresses with more than one form. */
const more = [
  '/api/news?search=kain',
  '/api/news?search=kain&language=id',
  '/news?lang=id',
  '/contact?sent=1',
];

async function everyAddress(): Promise<string[]> {
  const paths: string[] = [];
  for (const { arrange, call } of routes) {
    const [method, path = ''] = call(await arrange(app)).split(' ');
    if (method === 'GET') paths.push(path);
  }
  const [article] = await addNews({ titleEn: 'Cloth', titleId: 'Kain', featured: true });
  const operation = ([id, text]: [string, string], given = variablesOf(text, article?.id ?? 0)) =>
    `/graphql?${new URLSearchParams({ documentId: id, variables: given })}`;
  const list = siteQueries().find(([, text]) => text.startsWith('query NewsPageQuery'));
  const searches = [null, 'id'].map((language) => ({ category: null, search: 'kain', language }));
  return [
    ...paths,
    ...more,
    ...siteQueries().map((each) => operation(each)),
    ...searches.map((given) => operation(list ?? ['', ''], JSON.stringify(given))),
  ];
}

test('answers declare what they depend on, and other requests do not get them', async () => {
  const problems: string[] = [];
  for (const path of new Set(await everyAddress())) {
    problems.push(...(await headerFaults(knock, fresh, path)));
  }
  expect(problems).toEqual([]);
}, 120_000);

const search = (language: string | null) => {
  const [id = ''] = siteQueries().find(([, text]) => text.startsWith('query NewsPageQuery')) ?? [];
  const variables = JSON.stringify({ category: null, search: 'kain', language });
  return `/graphql?${new URLSearchParams({ documentId: id, variables })}`;
};

test.each([
  ['REST', '/api/news?search=kain', '/api/news?search=kain&language=id'],
  ['GraphQL', search(null), search('id')],
])('a search over %s is shared if its address names the language', async (_name, any, named) => {
  await addNews({ titleEn: 'Cloth', titleId: 'Kain' });
  const found = async (path: string, language: string) => {
    const { headers, text } = await knock(path, { 'Accept-Language': language });
    return [text.includes('Cloth'), headers['vary'], 'cdn-cache-control' in headers];
  };
  const byReader = 'Cookie, Accept-Language, Accept-Encoding';
  expect([await found(any, 'en'), await found(any, 'id')]).toEqual([
    [false, byReader, false],
    [true, byReader, false],
  ]);
  expect([await found(named, 'en'), await found(named, 'id')]).toEqual([
    [true, 'Accept-Encoding', true],
    [true, 'Accept-Encoding', true],
  ]);
});
