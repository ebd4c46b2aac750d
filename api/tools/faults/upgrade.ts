// Two servers behind Caddy are replaced one after the other by the next version, while three visitors read and an
// editor fills in a form. Every file and operation that a page needs is available, whichever versions the page and the
// server have; what the editor has typed is saved, and older tabs keep working.
//
// It fails if a server has only the files of its own version: without `findKept` in api/src/pages/builtWeb.ts or in
// api/src/graphql/siteOperations.ts.
import { chromium, type Browser, type Page } from 'playwright';
import { setTimeout as delay } from 'node:timers/promises';
import { findInstalledBrowser } from '../../scripts/findBrowser.ts';
import { editor } from '../../src/testing/editor.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf, readJson, signIn } from './kit/client.ts';
import { buildNext } from './kit/nextBuild.ts';
import { startPostgres } from './kit/postgres.ts';
import { demandInstalled, shippedCaddy, startProxy } from './kit/proxy.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import { CannotRunError, type Scenario } from './scenario.ts';

/** Rounds of the three visitors together, at each stage of the upgrade. */
const rounds = 3;
/** Milliseconds after which Caddy has seen that a server is ready. */
const noticed = 2_500;

/** What the pages have requested. */
interface Heard {
  files: number;
  operations: number;
  failures: string[];
}

function listen(page: Page, heard: Heard): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) heard.files += 1;
    if (pathname === '/graphql') heard.operations += 1;
    if (response.status() >= 400) heard.failures.push(`${pathname} ${response.status()}`);
    else if (pathname === '/graphql') void response.text().then(hearAnswer, () => {});
  });
  page.on('pageerror', ({ message }) => heard.failures.push(message));
  const hearAnswer = (text: string) => {
    if (text.includes('"errors"')) heard.failures.push(text.slice(0, 200));
  };
}

const links = ['Heritage', 'News', 'Communities', 'Partners', 'Contact', 'Competition'];

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link }).click();
  await page.waitForURL(`**/${link.toLowerCase()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A first-time visitor, who browses the site. */
async function visit(browser: Browser, origin: string, heard: Heard, first: number): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  listen(page, heard);
  await page.goto(origin, { waitUntil: 'networkidle' });
  for (let step = 0; step < 3; step += 1) await follow(page, links[(first + step) % links.length] ?? 'News');
  await context.close();
}

/** An editor who has opened an article and changed its title. */
async function edit(browser: Browser, origin: string, heard: Heard, id: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const response = await context.request.post(`${origin}/api/auth/sign-in`, { data: editor });
  const { user } = (await response.json()) as { user: object };
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((signedIn) => localStorage.setItem('user', JSON.stringify(signedIn)), user);
  listen(page, heard);
  await page.goto(`${origin}/admin/news/${id}`);
  await titleField(page).fill('Typed before the upgrade');
  return page;
}

const titleField = (page: Page) =>
  page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });

export const rollingUpgrade: Scenario = {
  name: 'upgrade, one by one',
  async run() {
    demandInstalled('caddy');
    const executablePath = findInstalledBrowser();
    if (!executablePath) throw new CannotRunError('Chromium is not installed.');
    const next = buildNext();
    const folder = temporaryFolder('upgrade');
    const database = await startPostgres();
    const port = await freePort();
    const variables = { DATABASE_URL: database.url, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const start = (at: number, root?: string) =>
      startSite({ folder: folder.path, port: at, variables, ...(root && { root }) });
    const ports = [await freePort(), await freePort()] as const;
    const sites = [await start(ports[0]), await start(ports[1])];
    const { origin, stop } = await startProxy(
      await shippedCaddy(`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`),
      port,
    );
    const admin = clientOf(origin, await signIn(origin));
    const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture', published: true };
    const id = Number(readJson((await admin.send('POST', '/api/news', article)).body)['id']);

    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    const heard: Heard = { files: 0, operations: 0, failures: [] };
    const visitTogether = async () => {
      for (let round = 0; round < rounds; round += 1)
        await Promise.all([0, 2, 4].map((first) => visit(browser, origin, heard, first + round)));
    };
    const openTab = await browser.newPage({ locale: 'en-US' });
    listen(openTab, heard);
    await openTab.goto(origin, { waitUntil: 'networkidle' });
    const form = await edit(browser, origin, heard, id);
    await visitTogether();

    for (const [index, site] of sites.entries()) {
      const visits = visitTogether();
      await site.end('SIGTERM');
      sites[index] = await start(ports[index] ?? 0, next.root);
      await until('Being ready', 15_000, async () =>
        clientOf(sites[index]?.origin ?? '')
          .send('GET', '/ready')
          .then(({ status }) => status === 200),
      );
      await visits;
      await delay(noticed);
      await visitTogether();
      // An editor with a tab of the previous version keeps browsing, on servers of both.
      await form.getByRole('button', { name: 'Preview' }).click();
      await form.getByRole('dialog').getByText('Typed before the upgrade').first().waitFor();
      await form.keyboard.press('Escape');
    }

    await form.getByRole('button', { name: 'Update Article' }).click();
    await form.waitForURL('**/admin/news');
    const saved = readJson((await admin.send('GET', `/api/news/${id}`)).body);
    demand(
      saved['titleEn'] === 'Typed before the upgrade',
      `The editor's title is not saved: ${String(saved['titleEn'])}.`,
    );
    await form.getByRole('link', { name: 'Settings' }).click();
    await form.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    for (const link of links) await follow(openTab, link);
    await browser.close();

    const { failures, files, operations } = heard;
    demand(
      failures.length === 0,
      `${failures.length} of ${files + operations} failed: ${[...new Set(failures)].slice(0, 5).join('; ')}`,
    );
    stop();
    for (const site of sites) await site.end('SIGTERM');
    database.remove();
    folder.remove();
    next.remove();
    return `none of ${files} files and ${operations} operations failed; the editor's text is saved`;
  },
};
