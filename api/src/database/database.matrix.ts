import { confirmed, matrix, needs } from '../testing/matrix.ts';
import { storeBackup } from './backups.ts';
import { wholeOf } from './whole/whole.samples.ts';
import { makeArchive } from './archive.ts';
import { prisma } from './client.ts';

/** Permissions for the database as a whole. */
export const databaseMatrix = matrix({
  async arrange({ environment, images }) {
    const archive = await makeArchive(prisma);
    const { name } = storeBackup(environment.DATA_DIR, archive, 'export');
    const { entities, ...head } = JSON.parse(archive) as { entities: object };
    const invalid = {
      ...head,
      entities: { ...entities, news: [{ titleEn: 'a'.repeat(1000), published: 'no' }] },
    };
    const whole = await wholeOf(images());
    return { name, archive, whole, invalid: JSON.stringify(invalid) };
  },
  graphql: {
    'Query.databaseStatistics': needs('overview.read', 'DatabaseStatistics'),
    'Query.databaseHealth': needs('operations.read', 'DatabaseHealth'),
    'Query.backups': needs('database.manage', 'Backup'),
    'Query.backup': { args: ({ name }) => `name: "${name}"`, ...needs('database.manage', 'BackupArchive') },
    'Query.importPreview': {
      args: ({ archive }) => `archive: ${JSON.stringify(archive)}`,
      ...needs('database.manage', 'ImportPreview'),
    },
    'Query.importPreview of an archive with problems': {
      args: ({ invalid }) => `archive: ${JSON.stringify(invalid)}`,
      ...needs('database.manage', 'ImportPreview'),
    },
    'Query.importReadiness': confirmed('database.manage', 'ImportReadiness'),
    'Query.importReadiness of another state': {
      args: () => 'state: "of another moment"',
      ...confirmed('database.manage', 'ContentChangedError'),
    },
    'Mutation.seedDatabase': needs('database.manage', 'DatabasePayload'),
    'Mutation.resetDatabase': {
      args: () => 'confirm: "DELETE ALL DATA"',
      ...confirmed('database.manage', 'DatabasePayload'),
    },
    'Mutation.exportDatabase': needs('database.manage', 'BackupArchive'),
    'Mutation.deleteBackup': {
      args: ({ name }) => `name: "${name}"`,
      ...needs('database.manage', 'DeleteBackupPayload'),
    },
    'Mutation.importDatabase': {
      args: ({ archive }) => `archive: ${JSON.stringify(archive)}`,
      ...confirmed('database.manage', 'ImportDatabasePayload'),
    },
    'Mutation.restoreBackup': {
      args: ({ name }) => `name: "${name}"`,
      ...confirmed('database.manage', 'ImportDatabasePayload'),
    },
  },
  types: {
    DatabaseStatistics: {
      through: 'Query.databaseStatistics',
      granted:
        'content news publishedNews partners activePartners communities activeCommunities timeline batikPatterns media reviewsToAnswer',
      besides: { 'messages.read': 'unhandledMessages' },
    },
    DatabaseHealth: { through: 'Query.databaseHealth', granted: 'milliseconds' },
    Backup: { through: 'Query.backups', granted: 'name createdAt reason size counts' },
    EntityCount: { through: 'Query.backups', granted: 'entity count' },
    BackupArchive: { through: 'Query.backup', granted: 'backup archive' },
    DeleteBackupPayload: { through: 'Mutation.deleteBackup', granted: 'deletedName' },
    ImportPreview: { through: 'Query.importPreview', granted: 'createdAt changes missing problems state' },
    ContentChangedError: {
      through: 'Query.importReadiness of another state',
      inPerson: 'code message',
    },
    ImportReadiness: { through: 'Query.importReadiness', inPerson: 'ready' },
    EntityChanges: { through: 'Query.importPreview', granted: 'entity added changed removed unchanged' },
    ArchiveProblem: {
      through: 'Query.importPreview of an archive with problems',
      granted: 'code entity row field message limit reason',
    },
    DatabasePayload: { through: 'Mutation.resetDatabase', inPerson: 'statistics backup' },
    ImportDatabasePayload: { through: 'Mutation.importDatabase', inPerson: 'changes backup' },
  },
  http: {
    'GET /api/database/stats': needs('overview.read', 200),
    'GET /api/database/archive': needs('database.manage', 200),
    'POST /api/database/archive': {
      file: ({ whole }) => whole,
      ...confirmed('database.manage', 200),
    },
    'POST /api/database/seed': needs('database.manage', 200),
    'POST /api/database/reset': confirmed('database.manage', 200),
  },
});
