import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addColleague } from '../auth/people.samples.ts';
import type { Admin } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { resultsOf } from '../testing/serverEvents.ts';
import { recordStatements, tablesOf } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { accountLimit, formLimit, streamLimit, watchPresence, type PresenceInput } from './presence.ts';
import { endStreams } from './streams.ts';

const statements = recordStatements();
const { graphql, send, sendJson, signIn, signInAs } = useTestApp();

afterEach(() => {
  endStreams();
  vi.useRealTimers();
});

/** What a form shows of somebody without a portrait. */
const sekar = { name: 'Sekar', portrait: null };

interface Result {
  data: {
    presence: {
      people: { name: string; portrait: { thumbnail: string } | null; hasTyped: boolean }[];
      version: number;
      revision: number;
      reviews: string;
    }[];
  };
  errors?: { message: string; extensions: { code: string } }[];
}

const query = `subscription ($client: String!, $forms: [OpenFormInput!]!, $lists: [CopiedEntity!]!) {
  presence(client: $client, forms: $forms, lists: $lists) {
    entity itemId newKey people { name portrait { thumbnail } hasTyped } version revision reviews } }`;

const article = (itemId: number, hasTyped = false) => ({ entity: 'NewsArticle', itemId, hasTyped });

/** Opens a stream. @returns a function that waits for its next result; null at its end */
async function open(
  headers: Record<string, string>,
  { client = randomUUID(), forms = [], lists = [] }: Partial<PresenceInput>,
) {
  const response = await send('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query, variables: { client, forms, lists } }),
  });
  const results = resultsOf(response);
  onTestFinished(async () => void (await results.return(undefined)));
  return {
    next: async () => {
      const { value, done } = await results.next();
      return done === true ? null : (value as Result);
    },
    leave: async () => void (await results.return(undefined)),
  };
}

const colleague = async (changes: Partial<AdminUser> = {}) => signInAs(await addColleague(changes));

const addArticle = async () => (await addNews({}))[0]?.id ?? 0;

describe('a form', () => {
  test('shows who else has it open, and whether they have typed', async () => {
    const id = await addArticle();
    const mine = await open(await signIn(), { forms: [article(id)] });
    expect((await mine.next())?.data.presence).toEqual([
      { ...article(id), hasTyped: undefined, newKey: null, people: [], version: 1, revision: 0, reviews: '' },
    ]);
    const [headers, client] = [await colleague(), randomUUID()];
    await open(headers, { client, forms: [article(id)] });
    expect((await mine.next())?.data.presence[0]?.people).toEqual([{ ...sekar, hasTyped: false }]);
    await open(headers, { client, forms: [article(id, true)] });
    expect((await mine.next())?.data.presence[0]?.people).toEqual([{ ...sekar, hasTyped: true }]);
    await open(headers, { client });
    expect((await mine.next())?.data.presence[0]?.people).toEqual([]);
  });

  test('shows the portrait of whom has it open, as long as the library has it', async () => {
    const id = await addArticle();
    const [image] = await addImages({});
    await open(await colleague({ portraitUrl: image?.url ?? '' }), { forms: [article(id)] });
    const headers = await signIn();
    const people = async () => {
      const stream = await open(headers, { client: 'mine', forms: [article(id)] });
      return (await stream.next())?.data.presence[0]?.people;
    };
    const thumbnail = `/images/${image?.name}/160.webp`;
    expect(await people()).toEqual([{ name: 'Sekar', portrait: { thumbnail }, hasTyped: false }]);
    await prisma.image.deleteMany();
    expect(await people()).toEqual([{ ...sekar, hasTyped: false }]);
  });

  test('does not show the reader themselves, in another window', async () => {
    const id = await addArticle();
    const headers = await signIn();
    await open(headers, { forms: [article(id)] });
    const second = await open(headers, { forms: [article(id)] });
    expect((await second.next())?.data.presence[0]?.people).toEqual([]);
  });

  test('shows a new version of its item, and of its working copy', async () => {
    const id = await addArticle();
    const headers = await signIn();
    const stream = await open(headers, { forms: [article(id)] });
    await stream.next();
    await graphql(
      `mutation { keepWorkingCopy(entity: NewsArticle, itemId: ${id}, revision: 0, baseVersion: 1,
         changes: [{ field: "titleEn", value: "Wax", base: "" }]) { __typename } }`,
      {},
      headers,
    );
    expect((await stream.next())?.data.presence).toMatchObject([{ version: 1, revision: 1 }]);
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'W', titleId: 'M', category: 'culture' }, headers);
    expect((await stream.next())?.data.presence).toMatchObject([{ version: 2, revision: 1 }]);
    await sendJson('DELETE', `/api/news/${id}`, undefined, headers);
    expect((await stream.next())?.data.presence).toMatchObject([{ version: null }]);
  });

  test('says when its thread has a new entry', async () => {
    const id = await addArticle();
    const headers = await signIn();
    const stream = await open(headers, { forms: [article(id)] });
    const before = (await stream.next())?.data.presence[0]?.reviews;
    await graphql(
      `mutation { addComment(entity: NewsArticle, itemId: ${id}, text: "Almost.") { __typename } }`,
      {},
      headers,
    );
    const after = (await stream.next())?.data.presence[0]?.reviews;
    expect([before, typeof after]).not.toEqual([after, 'undefined']);
  });

  test('that is opened again a moment later shows what has changed meanwhile', async () => {
    const id = await addArticle();
    const headers = await signIn();
    const first = await open(headers, { forms: [article(id)] });
    await first.next();
    await first.leave();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'W', titleId: 'M', category: 'culture' }, headers);
    const second = await open(headers, { forms: [article(id)] });
    expect((await second.next())?.data.presence).toMatchObject([{ version: 2 }]);
  });

  test('that is closed before its change was read shows it when it is opened again', async () => {
    const [id, read] = [await addArticle(), await addArticle()];
    const headers = await signIn();
    const [first, other] = [
      await open(headers, { forms: [article(id)] }),
      await open(headers, { forms: [article(read)] }),
    ];
    await Promise.all([first.next(), other.next()]);
    const saved = { titleEn: 'W', titleId: 'M', category: 'culture' };
    for (const each of [id, read]) await sendJson('PUT', `/api/news/${each}`, saved, headers);
    await first.leave();
    expect((await other.next())?.data.presence).toMatchObject([{ version: 2 }]);
    const second = await open(headers, { forms: [article(id)] });
    expect((await second.next())?.data.presence).toMatchObject([{ version: 2 }]);
  });

  test('that nobody has open any more is not read after a change', async () => {
    const id = await addArticle();
    const stream = await open(await signIn(), { forms: [article(id)] });
    await stream.next();
    await stream.leave();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await prisma.newsArticle.update({ where: { id }, data: { version: 2 } });
    statements.length = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    // Sent after whatever the change has caused.
    await prisma.newsArticle.count();
    expect(tablesOf(statements)).toEqual(['SELECT NewsArticle']);
  });

  test('that is not stored yet is shared by its key', async () => {
    const newKey = randomUUID();
    const forms = [{ entity: 'NewsArticle', newKey, hasTyped: true }];
    await open(await colleague(), { forms });
    const stream = await open(await signIn(), { forms });
    expect((await stream.next())?.data.presence).toMatchObject([
      { itemId: null, newKey, people: [{ name: 'Sekar' }], version: null, revision: 0 },
    ]);
  });
});

test('a list shows the open forms of its items, and no others', async () => {
  const id = await addArticle();
  await open(await colleague(), {
    forms: [article(id), { entity: 'Partner', itemId: 1, hasTyped: false }],
  });
  const list = await open(await signIn(), { lists: ['NewsArticle'] });
  const seen = (await list.next())?.data.presence ?? [];
  expect(seen).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ itemId: id, people: [{ ...sekar, hasTyped: false }], version: null }),
    ]),
  );
  expect(seen).not.toEqual(expect.arrayContaining([expect.objectContaining({ entity: 'Partner' })]));
});

const admin = (id: number): Admin => ({
  id,
  email: `${id}@example.org`,
  name: '',
  language: 'en',
  portraitUrl: null,
  role: 'author',
  sessionId: randomUUID(),
  tokenId: null,
  access: 'person',
  limitedTo: null,
  factorDueAt: null,
  authenticatedAt: new Date(),
});

/** A stream without forms, for which nothing is read. */
const watch = async (id: number, more: Partial<PresenceInput> = {}) =>
  (await watchPresence({ admin: admin(id) }, { client: 'browser', forms: [], lists: [], ...more }))[
    Symbol.asyncIterator
  ]();

describe('a stream', () => {
  test('is not buffered or stored on its way', async () => {
    const response = await sendJson(
      'POST',
      '/graphql',
      { query: 'subscription { presence(client: "a", forms: [], lists: []) { version } }' },
      { Accept: 'text/event-stream', ...(await signIn()) },
    );
    const { headers } = response;
    expect([headers.get('X-Accel-Buffering'), headers.get('Cache-Control')]).toEqual(['no', 'no-store']);
    expect([headers.get('Connection'), headers.get('Content-Encoding')]).toEqual([null, null]);
    await response.body?.cancel();
  });

  test('has a comment every 45 seconds, for proxies that would end it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const query = 'subscription { presence(client: "a", forms: [], lists: []) { version } }';
    const { body } = await sendJson(
      'POST',
      '/graphql',
      { query },
      { Accept: 'text/event-stream', ...(await signIn()) },
    );
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: next');
    vi.advanceTimersByTime(45_000);
    expect((await reader.read()).value).toBe(':\n\n');
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends by itself after 90 to 95 seconds', async () => {
    vi.useFakeTimers();
    const stream = await watch(1);
    expect(await stream.next()).toEqual({ value: [], done: false });
    let isDone = false;
    void stream.next().then(({ done }) => (isDone = done === true));
    await vi.advanceTimersByTimeAsync(89_900);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(5_200);
    expect(isDone).toBe(true);
  });

  test('ends when the server stops', async () => {
    const stream = await open(await signIn(), {});
    await stream.next();
    endStreams();
    expect(await stream.next()).toBeNull();
  });

  test.each([
    ['its session', () => ['signOut', null]],
    ['the right to sign in', (id: number) => [`disableAccount(id: ${id})`, 'owner']],
    ['its account', (id: number) => [`removeAccount(id: ${id})`, 'owner']],
  ])('ends with %s, and no other', async (_what, ending) => {
    const id = await addArticle();
    const owner = await signIn();
    const mine = await open(owner, { forms: [article(id)] });
    await mine.next();
    const account = await addColleague();
    const theirs = await signInAs(account);
    const stream = await open(theirs, {});
    await stream.next();
    const [mutation, by] = ending(account.id);
    await graphql(`mutation { ${mutation} { __typename } }`, {}, by ? owner : theirs);
    expect(await stream.next()).toBeNull();
    await open(await colleague({ email: 'another@example.org' }), { forms: [article(id)] });
    expect((await mine.next())?.data.presence[0]?.people).toHaveLength(1);
  });

  test('ends with its client', async () => {
    const id = await addArticle();
    const mine = await open(await signIn(), { forms: [article(id)] });
    await mine.next();
    const theirs = await open(await colleague(), { forms: [article(id)] });
    await theirs.next();
    expect((await mine.next())?.data.presence[0]?.people).toHaveLength(1);
    await theirs.leave();
    expect((await mine.next())?.data.presence[0]?.people).toEqual([]);
  });

  test(`is one of ${streamLimit} on a server`, async () => {
    const streams = await Promise.all(Array.from({ length: streamLimit }, (_, id) => watch(id)));
    await Promise.all(streams.map((stream) => stream.next()));
    await expect(watch(0)).rejects.toMatchObject({ code: 'BUSY' });
    await streams[0]?.return?.();
    await expect(watch(0)).resolves.toBeDefined();
  });

  test(`is one of ${accountLimit} of an account`, async () => {
    const streams = await Promise.all(Array.from({ length: accountLimit }, () => watch(1)));
    await Promise.all(streams.map((stream) => stream.next()));
    await expect(watch(1)).rejects.toMatchObject({ code: 'BUSY' });
    await expect(watch(2)).resolves.toBeDefined();
  });

  test(`has at most ${formLimit} forms`, async () => {
    const forms = Array.from({ length: formLimit + 1 }, (_, index) => article(index + 1));
    await expect(watch(1, { forms: forms.slice(1) })).resolves.toBeDefined();
    await expect(watch(1, { forms })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each([
    ['a client without a name', { client: '' }],
    ['a client with too long a name', { client: 'x'.repeat(101) }],
    ['a form of nothing', { forms: [{ entity: 'NewsArticle', hasTyped: false }] }],
    ['a form of an unknown kind', { forms: [{ entity: 'Nothing', itemId: 1, hasTyped: false }] }],
  ])('is refused to %s', async (_name, input) => {
    await expect(watch(1, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is refused as a whole with a code and a sentence', async () => {
    const stream = await open(await signIn(), { client: 'with space' });
    const { errors } = (await stream.next()) ?? {};
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
  });

  const presence = 'presence(client: "a", forms: [], lists: [])';
  test.each([
    `subscription { ${presence} @skip(if: true) { version } }`,
    `subscription { ${presence} @include(if: false) { version } }`,
    `subscription ($no: Boolean!) { ${presence} @include(if: $no) { version } }`,
    `subscription { ... @skip(if: true) { ${presence} { version } } }`,
    `subscription { ...root } fragment root on Subscription { ${presence} @skip(if: true) { version } }`,
    `subscription { ...root @include(if: false) } fragment root on Subscription { ${presence} { version } }`,
    `subscription { ...root } fragment root on Subscription { ...root ${presence} @skip(if: true) { version } }`,
  ])('is refused with a condition at its root: %s', async (conditional) => {
    for (const Accept of ['application/graphql-response+json', 'application/json', 'text/event-stream']) {
      const asked = { query: conditional, variables: { no: false } };
      const response = await sendJson('POST', '/graphql', asked, { Accept });
      const text = await response.text();
      expect([Accept, response.status, text]).toEqual([
        Accept,
        Accept.includes('response') ? 400 : 200,
        expect.stringMatching(
          /The root of a subscription may not have @(?:skip|include)\..*"code":"GRAPHQL_VALIDATION_FAILED"/,
        ),
      ]);
    }
  });

  test('is priced like a query', async () => {
    const fields = Array.from({ length: 31 }, (_, index) => `a${index}: version`).join(' ');
    const response = await sendJson(
      'POST',
      '/graphql',
      { query: `subscription { presence(client: "a", forms: [], lists: []) { ${fields} } }` },
      { Accept: 'text/event-stream', ...(await signIn()) },
    );
    expect(await response.text()).toContain('Aliases limit');
  });
});

test('forms that are open write nothing', async () => {
  const before = await prisma.change.count();
  await (await open(await signIn(), { forms: [article(await addArticle())] })).next();
  expect(await prisma.change.count()).toBe(before);
});
