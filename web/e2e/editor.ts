import type { APIRequestContext, Page } from '@playwright/test';

/** The demo's admin, as the login page hints at them. */
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

/** A browser whose admin has signed in before; none of the site's pages is open yet. */
export async function signIn(page: Page): Promise<void> {
  const data = await demoCredentials(page.request);
  const response = await page.request.post('/api/auth/sign-in', { data });
  const { user } = (await response.json()) as { user: object };
  // A file of the site's, for its storage.
  await page.goto('/robots.txt');
  await page.evaluate((signedIn) => localStorage.setItem('user', JSON.stringify(signedIn)), user);
}

/** An integrator's token, for what a second editor does at the same time. */
export async function bearer(request: APIRequestContext): Promise<{ Authorization: string }> {
  const response = await request.post('/api/auth/sign-in', { data: await demoCredentials(request) });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

/** The notice that is shown. */
export function notice(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

/** Fills one language of a text that has both. */
export async function fillText(page: Page, text: string, english: string, indonesian: string): Promise<void> {
  const pair = page.getByRole('group', { name: text });
  await pair.getByLabel('English', { exact: true }).fill(english);
  await pair.getByLabel('Indonesian', { exact: true }).fill(indonesian);
}
