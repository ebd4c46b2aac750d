import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

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

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  const { email, password } = await demoCredentials(page.request);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
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
