// Tests what is left when the browser, the server or the network is lost, at each step from the first key to the
// publication: nothing that was typed more than two seconds ago is gone, nothing is published twice or unasked.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { operation } from './account.ts';
import { bearer, notice, signIn } from './editor.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

// A killed server takes some seconds to start.
test.setTimeout(90_000);

const first = 'Trial of a crash';
const all = `${first}, typed on`;

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

async function typeFirst(page: Page): Promise<void> {
  await title(page, 'Indonesian').fill('Uji gangguan');
  await page.getByLabel('Category').selectOption('culture');
  await title(page).fill(first);
}

const typeOn = (page: Page) => title(page).pressSequentially(all.slice(first.length));

const nothing = async () => {};

/** The steps in their order. Each brings the editor there, and returns what loses the request that is under way. */
const moments: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the first words are kept, but not answered': (page) =>
    holding(page, keeping(first), true, () => typeFirst(page)),
  'more is typed': async (page) => {
    await typeFirst(page);
    await isKept(page);
    await typeOn(page);
    return nothing;
  },
  'more is sent to be kept': async (page) => {
    await typeFirst(page);
    await isKept(page);
    return holding(page, keeping(all), false, () => typeOn(page));
  },
  'all is kept': async (page) => {
    await typeFirst(page);
    await typeOn(page);
    await isKept(page);
    return nothing;
  },
  'the publication is sent': async (page) => {
    await typeFirst(page);
    await typeOn(page);
    await isKept(page);
    return holding(page, saving, false, () => create(page).click());
  },
  'it is published, but not answered': async (page) => {
    await typeFirst(page);
    await typeOn(page);
    await isKept(page);
    return holding(page, saving, true, () => create(page).click());
  },
};
const [unanswered, typing, sent, , publishing, published] = Object.keys(moments);

/** What is typed by then, and what the server has of it. */
const typedAt = (moment: string) => (moment === unanswered ? first : all);
const keptAt = (moment: string) => (moment === typing || moment === sent ? first : typedAt(moment));
const isPublic = (moment: string) => moment === published;

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
    .filter(({ titleEn }) => titleEn.startsWith(first));
}

async function expectPublished(request: APIRequestContext, ...titles: string[]): Promise<void> {
  expect((await articles(request)).map(({ titleEn }) => titleEn)).toEqual(titles);
}

/** Publishes what the form has, and finds it published once. */
async function publish(page: Page, request: APIRequestContext, text: string): Promise<void> {
  await create(page).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  await expectPublished(request, text);
  expect(await copies(request)).toEqual([]);
}

async function openForm(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page);
  await page.goto('/admin/news/new');
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
  return page;
}

test.beforeEach(({ request }) => expectPublished(request));
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id } of await articles(request)) await request.delete(`/api/news/${id}`, { headers });
  const discard = `mutation ($newKey: String!, $revision: Int!) {
    discardWorkingCopy(entity: NewsArticle, newKey: $newKey, revision: $revision) { __typename } }`;
  for (const copy of await copies(request)) await operation(request, discard, copy, headers);
});

for (const [moment, reach] of Object.entries(moments))
  test(`a browser killed when ${moment}`, async ({
    playwright,
    launchOptions,
    browser,
    baseURL,
    request,
  }) => {
    const killed = await playwright.chromium.launchServer(launchOptions);
    const remote = await playwright.chromium.connect(killed.wsEndpoint());
    const lost = await (await remote.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(lost);
    await lost.goto('/admin/news/new');
    await reach(lost);
    await killed.kill();

    await expectPublished(request, ...(isPublic(moment) ? [all] : []));
    const found = await copies(request);
    if (isPublic(moment)) return expect(found).toEqual([]);
    const page = await openForm(browser);
    await page.goto(`/admin/news/new?copy=${found[0]?.newKey}`);
    const text = keptAt(moment);
    await expect(title(page)).toHaveValue(new RegExp(`^${text}`));
    // Some of the last word may be there, too.
    await publish(page, request, (await title(page).inputValue()).trim());
    await page.context().close();
  });

/** Ways to lose the server, and to have it back. */
const losses = {
  'a server killed': {
    lose: (site: Site) => site.kill(),
    restore: (site: Site) => site.start(),
  },
  'a network lost': {
    lose: (_site: Site, page: Page) => page.context().setOffline(true),
    restore: (_site: Site, page: Page) => page.context().setOffline(false),
  },
};

for (const [loss, { lose, restore }] of Object.entries(losses))
  for (const [moment, reach] of Object.entries(moments))
    test(`${loss} when ${moment}`, async ({ browser, site, request }) => {
      const page = await openForm(browser);
      const loseRequest = await reach(page);
      await lose(site, page);
      await loseRequest();
      let text = typedAt(moment);
      if (moment === publishing || isPublic(moment)) {
        await expect(page.getByText('No answer from the server')).toBeVisible();
      } else {
        // The editor goes on.
        text += '. And more';
        await title(page).pressSequentially('. And more');
        await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible();
      }
      await expect(title(page)).toHaveValue(text);
      await restore(site, page);

      await isKept(page);
      await expect(title(page)).toHaveValue(text);
      await expectPublished(request, ...(isPublic(moment) ? [all] : []));
      if (!isPublic(moment))
        expect(await copies(request)).toEqual([expect.objectContaining({ titleEn: text })]);
      await publish(page, request, text);
      await page.context().close();
    });
