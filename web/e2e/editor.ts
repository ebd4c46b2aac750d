import type { APIRequestContext, Page } from '@playwright/test';

/** The demo admin’s credentials, from the hint on the sign-in page. */
export async function demoCredentials(
  request: APIRequestContext,
): Promise<{ email: string; password: string }> {
  const response = await request.post('/graphql', {
    data: { query: '{ demoCredentials { email password } }' },
  });
  const { data } = (await response.json()) as {
    data: { demoCredentials: { email: string; password: string } };
  };
  return data.demoCredentials;
}

/** Signs a browser in without the form, before it opens a page of the site. */
export async function signIn(page: Page): Promise<void> {
  const data = await demoCredentials(page.request);
  const response = await page.request.post('/api/auth/sign-in', { data });
  const { user } = (await response.json()) as { user: object };
  // Any address of the site gives access to its storage.
  await page.goto('/robots.txt');
  await page.evaluate((signedIn) => localStorage.setItem('user', JSON.stringify(signedIn)), user);
}

const tokens = new WeakMap<APIRequestContext, Promise<{ Authorization: string }>>();

async function newToken(request: APIRequestContext): Promise<{ Authorization: string }> {
  const response = await request.post('/api/auth/sign-in', { data: await demoCredentials(request) });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

/** Signs in as an integrator, once a test, and returns the header, to act as a second, concurrent editor. */
export function bearer(request: APIRequestContext): Promise<{ Authorization: string }> {
  const token = tokens.get(request) ?? newToken(request);
  tokens.set(request, token);
  return token;
}

/** The current notice, even behind a dialog or before its code has loaded; the page may contain the same words. */
export function notice(page: Page, title: string) {
  return page
    .getByRole('region', { name: 'Notifications', includeHidden: true })
    .or(page.getByRole('alert'))
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: title });
}

/** Fills in both languages of a text; a long one, as Markdown. */
export async function fillText(page: Page, text: string, english: string, indonesian: string): Promise<void> {
  const pair = page.getByRole('group', { name: text });
  await pair.waitFor();
  const source = pair.getByRole('button', { name: 'Markdown', pressed: false });
  if (await source.isVisible()) await source.click();
  await pair.getByLabel('English', { exact: true }).fill(english);
  await pair.getByLabel('Indonesian', { exact: true }).fill(indonesian);
}

/** Aborts the stream by which a form hears of others. */
export const withoutPresence = (page: Page) => page.route(/\/graphql\?stream$/, (route) => route.abort());
