import { admins, matrix } from '../testing/matrix.ts';
import { storeBackup } from './backups.ts';
import { makeArchive } from './archive.ts';
import { prisma } from './client.ts';

/** Who may do what with the database as a whole. */
export const databaseMatrix = matrix({
  async arrange({ environment }) {
    const archive = await makeArchive(prisma);
    const { name } = storeBackup(environment.DATA_DIR, archive);
    return { name, archive };
  },
  graphql: {
    'Query.databaseStatistics': admins('DatabaseStatistics'),
    'Query.backups': admins('Backup'),
    'Mutation.seedDatabase': admins('DatabasePayload'),
    'Mutation.resetDatabase': { args: () => 'confirm: "DELETE ALL DATA"', ...admins('DatabasePayload') },
    'Mutation.exportDatabase': admins('ExportDatabasePayload'),
    'Mutation.importDatabase': {
      args: ({ archive }) => `archive: ${JSON.stringify(archive)}`,
      ...admins('ImportDatabasePayload'),
    },
    'Mutation.restoreBackup': { args: ({ name }) => `name: "${name}"`, ...admins('ImportDatabasePayload') },
  },
  types: {
    DatabaseStatistics: {
      through: 'Query.databaseStatistics',
      admins:
        'content news publishedNews partners activePartners communities activeCommunities timeline batikPatterns media unhandledMessages',
    },
    Backup: { through: 'Query.backups', admins: 'name createdAt size' },
    DatabasePayload: { through: 'Mutation.resetDatabase', admins: 'statistics backup' },
    ExportDatabasePayload: { through: 'Mutation.exportDatabase', admins: 'backup archive' },
    ImportDatabasePayload: { through: 'Mutation.importDatabase', admins: 'counts' },
    EntityCount: { through: 'Mutation.importDatabase', admins: 'entity count' },
  },
  http: {
    'GET /api/database/stats': admins(200),
    'POST /api/database/seed': admins(200),
    'POST /api/database/reset': admins(200),
  },
});
