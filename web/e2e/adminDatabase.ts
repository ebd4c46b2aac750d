import type { APIRequestContext } from '@playwright/test';

/**
 * What the whole database does for these tests behind the page's back.
 * @param headers an admin's
 */
export function databaseOf(request: APIRequestContext, headers: Record<string, string>) {
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

    /** Puts everything back as it was. */
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
