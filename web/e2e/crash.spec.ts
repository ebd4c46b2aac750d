// Tests what is left when the browser, the server or the network is lost, at each step from the first key to the
// publication: nothing that was typed more than two seconds ago is gone, nothing is published twice or unasked.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { operation } from './account.ts';
import { bearer, notice, signIn } from './editor.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

// A killed server takes some seconds to start.
test.setTimeout(120_000);

const prefix = 'Trial of a crash';

/** The texts of one step, which is tried together with the others. */
interface Texts {
  first: string;
  all: string;
}

const textsOf = (step: number): Texts => {
  const first = `${prefix} ${step}`;
  return { first, all: `${first}, typed on` };
};

const title = (page: Page, language = 'English') =>
  page.getByRole('group', { name: 'Title' }).getByLabel(language, { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create Article' });
const isKept = (page: Page) =>
  expect(page.getByText(/^Saved (?:just now|at)/)).toBeVisible({ timeout: 15_000 });

/** Requests by what they contain: those that keep a text as the title, and those that save an item. */
const keeping = (text: string) => `"value":"${text}"`;
const saving = '"idempotencyKey":';

/**
 * Holds the next such request while something is done.
 * @param isHeard whether the server gets it, so that only its answer is held
 * @returns loses it
 */
async function holding(page: Page, content: string, isHeard: boolean, act: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<() => Promise<void>>();
  let isHeld = false;
  await page.route('**/graphql', async (route) => {
    if (isHeld || !route.request().postData()?.includes(content)) return route.fallback();
    isHeld = true;
    if (isHeard) await route.fetch();
    resolve(() => route.abort());
  });
  await act();
  return promise;
}

async function typeFirst(page: Page, { first }: Texts): Promise<void> {
  await title(page, 'Indonesian').fill('Uji gangguan');
  await page.getByLabel('Category').selectOption('culture');
  await title(page).fill(first);
}

const typeOn = (page: Page, { first, all }: Texts) => title(page).pressSequentially(all.slice(first.length));

const nothing = async () => {};

interface Step {
  /** What is kept before. */
  before: 'nothing' | 'first' | 'all';
  /** What the editor does; returns what loses the request that is under way. */
  act?: (page: Page, texts: Texts) => Promise<() => Promise<void>>;
  /** What is typed by then. */
  typed: keyof Texts;
  /** What the server has of it. */
  kept: keyof Texts;
  /** Whether the publication is under way, so that the editor waits. */
  isPublishing?: boolean;
  isPublic?: boolean;
}

/** The steps in their order; “more is typed” is made last, right before the loss. */
const steps: Record<string, Step> = {
  'the first words are kept, but not answered': {
    before: 'nothing',
    act: (page, texts) => holding(page, keeping(texts.first), true, () => typeFirst(page, texts)),
    typed: 'first',
    kept: 'first',
  },
  'more is sent to be kept': {
    before: 'first',
    act: (page, texts) => holding(page, keeping(texts.all), false, () => typeOn(page, texts)),
    typed: 'all',
    kept: 'first',
  },
  'all is kept': { before: 'all', typed: 'all', kept: 'all' },
  'the publication is sent': {
    before: 'all',
    act: (page) => holding(page, saving, false, () => create(page).click()),
    typed: 'all',
    kept: 'all',
    isPublishing: true,
  },
  'it is published, but not answered': {
    before: 'all',
    act: (page) => holding(page, saving, true, () => create(page).click()),
    typed: 'all',
    kept: 'all',
    isPublishing: true,
    isPublic: true,
  },
  'more is typed': {
    before: 'first',
    act: async (page, texts) => {
      await typeOn(page, texts);
      return nothing;
    },
    typed: 'all',
    kept: 'first',
  },
};
/** What readers see after the loss. */
const publicTitles = Object.values(steps).flatMap(({ isPublic }, step) =>
  isPublic ? [textsOf(step).all] : [],
);

interface Place {
  name: string;
  step: Step;
  page: Page;
  texts: Texts;
}

/**
 * Brings one form to each step, all at the same time.
 * @returns also what loses the requests that are under way
 */
async function reachAll(openPage: () => Promise<Page>) {
  const places = await Promise.all(
    Object.entries(steps).map(async ([name, step], at): Promise<Place> => {
      const [page, texts] = [await openPage(), textsOf(at)];
      if (step.before !== 'nothing') {
        await typeFirst(page, texts);
        if (step.before === 'all') await typeOn(page, texts);
        await isKept(page);
      }
      return { name, step, page, texts };
    }),
  );
  const losing: (() => Promise<void>)[] = [];
  for (const { step, page, texts } of places) losing.push((await step.act?.(page, texts)) ?? nothing);
  return { places, loseRequests: () => Promise.all(losing.map((lose) => lose())) };
}

async function articles(request: APIRequestContext): Promise<{ id: number; titleEn: string }[]> {
  const found = await request.get('/api/news?language=en&search=Trial+of+a+crash');
  return (await found.json()) as { id: number; titleEn: string }[];
}

/** Its working copies: earlier tests on this site may have left others. */
async function copies(request: APIRequestContext) {
  const query = '{ workingCopies(first: 100) { edges { node { titleEn newKey revision } } } }';
  const answer = (await operation(request, query, {}, await bearer(request))) as {
    workingCopies: { edges: { node: { titleEn: string; newKey: string; revision: number } }[] };
  };
  return answer.workingCopies.edges
    .map(({ node }) => node)
    .filter(({ titleEn }) => titleEn.startsWith(prefix));
}

async function expectPublished(request: APIRequestContext, titles: readonly string[]): Promise<void> {
  expect((await articles(request)).map(({ titleEn }) => titleEn).toSorted()).toEqual(titles.toSorted());
}

/** Publishes what the form has. */
async function publish(page: Page): Promise<void> {
  await create(page).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
}

async function openForm(page: Page, copy = ''): Promise<Page> {
  await page.goto(`/admin/news/new${copy}`);
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
  return page;
}

test.beforeEach(({ request }) => expectPublished(request, []));
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id } of await articles(request)) await request.delete(`/api/news/${id}`, { headers });
  const discard = `mutation ($newKey: String!, $revision: Int!) {
    discardWorkingCopy(entity: NewsArticle, newKey: $newKey, revision: $revision) { __typename } }`;
  for (const copy of await copies(request)) await operation(request, discard, copy, headers);
});

test('a browser killed at each step', async ({ playwright, launchOptions, browser, baseURL, request }) => {
  const killed = await playwright.chromium.launchServer(launchOptions);
  const remote = await playwright.chromium.connect(killed.wsEndpoint());
  const lost = await remote.newContext({ baseURL: baseURL ?? '' });
  await signIn(await lost.newPage());
  const { places } = await reachAll(async () => openForm(await lost.newPage()));
  await killed.kill();

  await expectPublished(request, publicTitles);
  const found = await copies(request);
  const unpublished = places.filter(({ step }) => !step.isPublic);
  expect(found).toHaveLength(unpublished.length);
  const context = await browser.newContext();
  await signIn(await context.newPage());
  const titles = await Promise.all(
    unpublished.map(async ({ name, texts, step }) => {
      const copy = found.find(({ titleEn }) => titleEn.startsWith(texts.first));
      const page = await openForm(await context.newPage(), `?copy=${copy?.newKey}`);
      // Some of the last word may be there, too.
      await expect(title(page), name).toHaveValue(new RegExp(`^${texts[step.kept]}`));
      const text = (await title(page).inputValue()).trim();
      await publish(page);
      return text;
    }),
  );
  await expectPublished(request, [...publicTitles, ...titles]);
  expect(await copies(request)).toEqual([]);
  await context.close();
});

/** Ways to lose the server, and to have it back. */
const losses = {
  'a server killed': {
    lose: (site: Site) => site.kill(),
    restore: (site: Site) => site.start(),
  },
  'a network lost': {
    lose: (_site: Site, context: BrowserContext) => context.setOffline(true),
    restore: (_site: Site, context: BrowserContext) => context.setOffline(false),
  },
};

for (const [loss, { lose, restore }] of Object.entries(losses))
  test(`${loss} at each step`, async ({ browser, site, request }) => {
    const context = await browser.newContext();
    await signIn(await context.newPage());
    const { places, loseRequests } = await reachAll(async () => openForm(await context.newPage()));
    await lose(site, context);
    await loseRequests();
    const titles = await Promise.all(
      places.map(async ({ name, page, texts, step: { typed, isPublishing } }) => {
        const text = isPublishing ? texts[typed] : `${texts[typed]}. And more`;
        if (isPublishing) {
          await expect(page.getByText('No answer from the server'), name).toBeVisible();
        } else {
          // The editor goes on.
          await title(page).pressSequentially('. And more');
          await expect(page.getByText('Not saved: the server cannot be reached.'), name).toBeVisible();
        }
        await expect(title(page), name).toHaveValue(text);
        return text;
      }),
    );
    await restore(site, context);

    for (const [at, { name, page }] of places.entries()) {
      await isKept(page);
      await expect(title(page), name).toHaveValue(titles[at] ?? '');
    }
    await expectPublished(request, publicTitles);
    const isCopied = titles.filter((text) => !publicTitles.includes(text));
    expect((await copies(request)).map(({ titleEn }) => titleEn).toSorted()).toEqual(isCopied.toSorted());
    await Promise.all(places.map(({ page }) => publish(page)));
    await expectPublished(request, titles);
    expect(await copies(request)).toEqual([]);
    await context.close();
  });
