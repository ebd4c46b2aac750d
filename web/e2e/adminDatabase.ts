import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, signIn } from './editor.ts';
import { expect, test as base } from './test.ts';

/**
 * Reads and restores the whole database for these tests, independently of the page.
 * @param headers the authorization of an admin
 */
function databaseOf(request: APIRequestContext, headers: Record<string, string>) {
  async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await request.post('/graphql', { headers, data: { query, variables } });
    return ((await response.json()) as { data: Data }).data;
  }

  return {
    async statistics() {
      const response = await request.get('/api/database/stats', { headers });
      return (await response.json()) as Record<string, number>;
    },

    async exported(): Promise<string> {
      const { exportDatabase } = await graphql<{ exportDatabase: { archive: string } }>(
        'mutation { exportDatabase { ... on BackupArchive { archive } } }',
      );
      return exportDatabase.archive;
    },

    /** Restores everything from an archive. */
    async bringBack(archive: string) {
      const query =
        'mutation ($archive: String!) { importDatabase(archive: $archive) { __typename ... on Error { message } } }';
      const { importDatabase } = await graphql<{
        importDatabase: { __typename: string; message?: string };
      }>(query, { archive });
      if (importDatabase.__typename !== 'ImportDatabasePayload') throw new Error(importDatabase.message);
    },

    async deleteBackups() {
      const { backups } = await graphql<{ backups: { name: string }[] }>('{ backups { name } }');
      const query = 'mutation ($name: String!) { deleteBackup(name: $name) { __typename } }';
      for (const { name } of backups) await graphql(query, { name });
    },

    async titles(): Promise<string[]> {
      const articles = (await (await request.get('/api/news', { headers })).json()) as { titleEn: string }[];
      return articles.map(({ titleEn }) => titleEn);
    },

    async rename(titleEn: string, next: string) {
      const articles = (await (await request.get('/api/news', { headers })).json()) as {
        id: number;
        titleEn: string;
      }[];
      const article = articles.find((one) => one.titleEn === titleEn);
      await request.put(`/api/news/${article?.id}`, { headers, data: { titleEn: next } });
    },
  };
}

interface Database extends ReturnType<typeof databaseOf> {
  /** All content from before the test. */
  archive: string;
}

/** A test that may change any content; everything is restored afterwards, even after a failure. */
export const test = base.extend<{ database: Database }>({
  database: async ({ page, request, playwright, baseURL }, use) => {
    const headers = await bearer(request);
    const database = databaseOf(request, headers);
    const archive = await database.exported();
    await database.deleteBackups();
    await signIn(page);
    await use({ ...database, archive });
    // Stop everything that the test may have left running.
    await page.close();
    // Use a new context: a connection left idle during the test may be about to close.
    const fresh = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const afterwards = databaseOf(fresh, headers);
    await afterwards.bringBack(archive);
    await afterwards.deleteBackups();
    await fresh.dispose();
  },
});

export { expect };

/** An article of the sample content. */
export const article = 'How to wash, dry, iron and store batik';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const backups = (page: Page) =>
  page.getByRole('list', { name: 'Stored backups' }).getByRole('listitem');

export const chooseFile = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
