import { admins, adminsInPerson, matrix } from '../testing/matrix.ts';
import { storeBackup } from './backups.ts';
import { wholeOf } from './whole/whole.samples.ts';
import { makeArchive } from './archive.ts';
import { prisma } from './client.ts';

/** Who may do what with the database as a whole. */
export const databaseMatrix = matrix({
  async arrange({ environment, images }) {
    const archive = await makeArchive(prisma);
    const { name } = storeBackup(environment.DATA_DIR, archive, 'export');
    const { entities, ...head } = JSON.parse(archive) as { entities: object };
    const spoilt = { ...head, entities: { ...entities, news: [{ titleEn: 'a'.repeat(1000) }] } };
    const whole = await wholeOf(images());
    return { name, archive, whole, spoilt: JSON.stringify(spoilt) };
  },
  graphql: {
    'Query.databaseStatistics': admins('DatabaseStatistics'),
    'Query.databaseHealth': admins('DatabaseHealth'),
    'Query.backups': admins('Backup'),
    'Query.backup': { args: ({ name }) => `name: "${name}"`, ...admins('BackupArchive') },
    'Query.importPreview': {
      args: ({ archive }) => `archive: ${JSON.stringify(archive)}`,
      ...admins('ImportPreview'),
    },
    'Query.importPreview of an archive with problems': {
      args: ({ spoilt }) => `archive: ${JSON.stringify(spoilt)}`,
      ...admins('ImportPreview'),
    },
    'Mutation.seedDatabase': admins('DatabasePayload'),
    'Mutation.resetDatabase': {
      args: () => 'confirm: "DELETE ALL DATA"',
      ...adminsInPerson('DatabasePayload', 'adminsConfirmed'),
    },
    'Mutation.exportDatabase': admins('BackupArchive'),
    'Mutation.deleteBackup': { args: ({ name }) => `name: "${name}"`, ...admins('DeleteBackupPayload') },
    'Mutation.importDatabase': {
      args: ({ archive }) => `archive: ${JSON.stringify(archive)}`,
      ...adminsInPerson('ImportDatabasePayload', 'adminsConfirmed'),
    },
    'Mutation.restoreBackup': {
      args: ({ name }) => `name: "${name}"`,
      ...adminsInPerson('ImportDatabasePayload', 'adminsConfirmed'),
    },
  },
  types: {
    DatabaseStatistics: {
      through: 'Query.databaseStatistics',
      admins:
        'content news publishedNews partners activePartners communities activeCommunities timeline batikPatterns media unhandledMessages',
    },
    DatabaseHealth: { through: 'Query.databaseHealth', admins: 'milliseconds' },
    Backup: { through: 'Query.backups', admins: 'name createdAt reason size counts' },
    EntityCount: { through: 'Query.backups', admins: 'entity count' },
    BackupArchive: { through: 'Query.backup', admins: 'backup archive' },
    DeleteBackupPayload: { through: 'Mutation.deleteBackup', admins: 'deletedName' },
    ImportPreview: { through: 'Query.importPreview', admins: 'createdAt changes problems' },
    EntityChanges: { through: 'Query.importPreview', admins: 'entity added changed removed unchanged' },
    ArchiveProblem: {
      through: 'Query.importPreview of an archive with problems',
      admins: 'code entity row field message limit',
    },
    DatabasePayload: { through: 'Mutation.resetDatabase', adminsInPerson: 'statistics backup' },
    ImportDatabasePayload: { through: 'Mutation.importDatabase', adminsInPerson: 'changes backup' },
  },
  http: {
    'GET /api/database/stats': admins(200),
    'GET /api/database/archive': admins(200),
    'POST /api/database/archive': {
      file: ({ whole }) => whole,
      ...adminsInPerson(200, 'adminsConfirmed'),
    },
    'POST /api/database/seed': admins(200),
    'POST /api/database/reset': adminsInPerson(200, 'adminsConfirmed'),
  },
});
