import type { APIRequestContext, Page } from '@playwright/test';
import { bearer } from './editor.ts';

interface Stored {
  id: number;
  name: string;
  tier: string;
}

/** All partners, as an admin sees them. */
const partners = async (request: APIRequestContext) =>
  (await (await request.get('/api/partners', { headers: await bearer(request) })).json()) as Stored[];

/** Adds partners to the gold tier. Their names start with Trial. */
export async function addPartners(request: APIRequestContext, ...names: string[]): Promise<void> {
  const headers = await bearer(request);
  for (const name of names)
    await request.post('/api/partners', { headers, data: { name, tier: 'gold', logoUrl: '/icon.svg' } });
}

/** The partners added by tests, in the server’s order. */
export const trials = async (request: APIRequestContext) =>
  (await partners(request)).map(({ name }) => name).filter((name) => name.startsWith('Trial'));

export const gold = (page: Page) => page.getByRole('region', { name: /^Gold Partners/ });
export const shown = (page: Page) => gold(page).getByRole('heading', { level: 3, name: /^Trial/ });

/** Removes the partners that a test added; called at the end of every test. */
export async function removeTrials(request: APIRequestContext): Promise<void> {
  const headers = await bearer(request);
  for (const { id, name } of await partners(request))
    if (name.startsWith('Trial')) await request.delete(`/api/partners/${id}`, { headers });
}
