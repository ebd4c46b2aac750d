import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { expect } from './test.ts';

/** Sends an operation as an integrator’s program would. */
export const operation = async (
  request: APIRequestContext,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
) => {
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

/** Signs the same admin in on a second device, and opens the list of news there. */
export async function secondDevice(browser: Browser): Promise<Page> {
  const device = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signIn(device);
  await device.goto('/admin/news');
  await expect(device.getByRole('link', { name: 'Add News Article' })).toBeVisible();
  return device;
}

/** The id of a browser’s session. */
async function sessionOf(page: Page): Promise<string> {
  const query = '{ viewer { sessions(first: 100) { edges { node { databaseId isCurrent } } } } }';
  const { viewer } = (await operation(page.request, query, {})) as {
    viewer: { sessions: { edges: { node: { databaseId: string; isCurrent: boolean } }[] } };
  };
  return viewer.sessions.edges.find(({ node }) => node.isCurrent)?.node.databaseId ?? '';
}

/** Revokes tokens left by earlier tests. */
export async function revokeTokens(page: Page): Promise<void> {
  const { viewer } = (await operation(
    page.request,
    '{ viewer { apiTokens(first: 100) { edges { node { databaseId } } } } }',
    {},
  )) as { viewer: { apiTokens: { edges: { node: { databaseId: number } }[] } } };
  for (const { node } of viewer.apiTokens.edges) {
    const variables = { id: node.databaseId };
    await operation(
      page.request,
      'mutation ($id: Int!) { revokeApiToken(id: $id) { __typename } }',
      variables,
    );
  }
}

/** Rejects the next mutation as if the last sign-in were too long ago, since a test cannot wait that long. */
export async function answerAsUnconfirmed(page: Page, field: string): Promise<void> {
  const json = { data: { [field]: { __typename: 'PasswordRequiredError' } } };
  await page.route('**/graphql', (route) => route.fulfill({ json }), { times: 1 });
}

/** Revokes a page’s session remotely, so that its next operation fails. */
export async function endSessionOf(page: Page, request: APIRequestContext): Promise<void> {
  const query = 'mutation ($id: String!) { revokeSession(id: $id) { __typename } }';
  const { revokeSession } = await operation(
    request,
    query,
    { id: await sessionOf(page) },
    await bearer(request),
  );
  expect(revokeSession).toEqual({ __typename: 'RevokeSessionPayload' });
}
