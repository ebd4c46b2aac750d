// A search that no index supports reads every text, so searches run one at a time, and few may wait.
import { get } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { prisma } from '../database/client.ts';
import { bareWeb } from '../testing/bareWeb.ts';
import { findOperation } from '../testing/operations.ts';
import { openPort } from '../testing/openPort.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const app = useTestApp();
const { send, graphql } = app;

const busy = 'The server is busy. Try again in a few seconds.';

/** Releases the reads of news, which are blocked at first. */
let letThrough: () => Promise<void>;
let session: { Authorization: string };

beforeEach(async () => {
  await addNews({ titleEn: 'Wax' });
  session = await app.signIn();
  const [locked, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "NewsArticle" IN ACCESS EXCLUSIVE MODE`;
      locked.resolve();
      await open.promise;
    },
    { timeout: 15_000 },
  );
  await locked.promise;
  letThrough = () => {
    open.resolve();
    return holding;
  };
});
// In case a test failed before releasing them.
afterEach(() => letThrough());

let asked = 0;
const address = () => `/api/news?language=en&search=${(asked += 1)}x`;

/** Sends a number of different searches, and returns once `tooMany` of them are refused. */
async function ask(count: number, tooMany: number): Promise<Promise<Response>[]> {
  const full = Promise.withResolvers<void>();
  let refused = 0;
  const answers = Array.from({ length: count }, async () => {
    const answer = await send(address());
    refused += Number(answer.status === 503);
    if (refused === tooMany) full.resolve();
    return answer;
  });
  await full.promise;
  return answers;
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

const statuses = (found: number, refused: number) => [
  ...Array<number>(found).fill(200),
  ...Array<number>(refused).fill(503),
];

test('sixteen searches wait while one runs, and more are refused for now, except an editor’s', async () => {
  const answers = await ask(20, 3);
  const refused = await send(address());
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
    503,
    '5',
    { error: busy },
  ]);

  const { data, errors } = await graphql('{ viewer { email } news(search: "x") { edges { cursor } } }');
  expect(data).toEqual({ viewer: null, news: null });
  expect(errors).toMatchObject([{ message: busy, extensions: { code: 'BUSY', retryAfterSeconds: 5 } }]);

  const ofEditor = send(address(), { headers: session });
  await letThrough();
  expect(await statusesOf([...answers, ofEditor])).toEqual(statuses(18, 3));
});

test('a page whose search is refused is temporarily unavailable', async () => {
  const { environment } = app;
  const services = { environment, tokens: app.tokens(), images: app.images(), answers: app.answers() };
  const searching = createApp(services, {
    ...bareWeb,
    async render(page) {
      await page.execute(findOperation('NewsListPaginationQuery'), { search: 'wax', language: 'en' });
      return bareWeb.render(page);
    },
  });
  const answers = await ask(20, 3);
  const page = await searching.fetch(new Request(`${environment.PUBLIC_URL}/news?q=wax`));
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(await page.text()).toContain('is not available right now');
  await letThrough();
  await Promise.all(answers);
});

test('a search whose client has disconnected makes room for others', async () => {
  const port = await openPort(app);
  const came = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  let [requests, closed] = [0, 0];
  port.server.on('request', (_request, response) => {
    if ((requests += 1) === 10) came.resolve();
    response.on('close', () => (closed += 1) === 10 && left.resolve());
  });
  const readers = Array.from({ length: 10 }, () =>
    get(`${port.origin}${address()}`, { agent: false }).on('error', () => {}),
  );
  await came.promise;
  // One of the readers’ searches runs; nine wait.
  const answers = await ask(10, 3);
  for (const reader of readers) reader.destroy();
  await left.promise;
  answers.push(...(await ask(12, 3)));
  await letThrough();
  expect(await statusesOf(answers)).toEqual(statuses(16, 6));
  port.close();
});
