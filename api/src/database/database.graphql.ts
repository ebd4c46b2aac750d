import { NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import type { EntityCounts } from './archive.ts';
import type { Backup } from './backups.ts';
import {
  databaseStatistics,
  exportDatabase,
  findBackups,
  importDatabase,
  resetDatabase,
  resetPhrase,
  restoreBackup,
  seedDatabase,
  type DatabaseStatistics,
} from './database.ts';

const countTexts: Record<keyof DatabaseStatistics, string> = {
  content: 'Content entries.',
  news: 'News articles, drafts included.',
  publishedNews: 'Published news articles.',
  partners: 'Partners.',
  activePartners: 'Active partners.',
  communities: 'Communities.',
  activeCommunities: 'Active communities.',
  timeline: 'History timeline items.',
  batikPatterns: 'Batik patterns.',
  media: 'Stored pictures.',
  unhandledMessages: 'Contact messages that nobody has handled.',
};

const DatabaseStatisticsType = builder.objectRef<DatabaseStatistics>('DatabaseStatistics').implement({
  description: 'How much of everything there is: what the dashboard’s cards show.',
  fields: (t) =>
    Object.fromEntries(
      Object.entries(countTexts).map(([name, description]) => [
        name,
        t.int({ description, resolve: (statistics) => statistics[name as keyof DatabaseStatistics] }),
      ]),
    ),
});

const BackupType = builder.objectRef<Backup>('Backup').implement({
  description: 'An archive that the server keeps; the last ten are kept.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, for restoreBackup.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
  }),
});

const EntityCount = builder.objectRef<EntityCounts[number]>('EntityCount').implement({
  description: 'How many rows of one entity an archive holds.',
  fields: (t) => ({
    entity: t.exposeString('entity', { description: 'Such as news, partners or messages.' }),
    count: t.exposeInt('count', { description: 'Rows.' }),
  }),
});

builder.queryField('databaseStatistics', (t) =>
  t.field({
    type: DatabaseStatisticsType,
    permission: databaseStatistics.permission,
    description: 'The counts of the dashboard, in one SQL statement.',
    resolve: (_root, _args, { viewer }) => databaseStatistics(viewer),
  }),
);

builder.queryField('backups', (t) =>
  t.field({
    type: [BackupType],
    permission: findBackups.permission,
    description: 'The stored backups, newest first; at most ten.',
    complexity: 10,
    resolve: (_root, _args, { viewer, environment }) => findBackups(viewer, environment.DATA_DIR),
  }),
);

const DatabasePayload = builder.objectRef<{ backup?: Backup }>('DatabasePayload').implement({
  description: 'The database after a change of the whole.',
  fields: (t) => ({
    statistics: t.field({
      type: DatabaseStatisticsType,
      description: 'The counts as they are now.',
      resolve: (_payload, _args, { viewer }) => databaseStatistics(viewer),
    }),
    backup: t.field({
      type: BackupType,
      nullable: true,
      description: 'The backup that was made before, when there was one.',
      resolve: ({ backup }) => backup ?? null,
    }),
  }),
});

builder.mutationField('seedDatabase', (t) =>
  t.field({
    type: DatabasePayload,
    permission: seedDatabase.permission,
    errors: { types: [UnauthenticatedError] },
    description: 'Adds the sample content that is not there yet, wholly or not at all.',
    resolve: async (_root, _args, { viewer }) => {
      await seedDatabase(viewer);
      return {};
    },
  }),
);

builder.mutationField('resetDatabase', (t) =>
  t.field({
    type: DatabasePayload,
    permission: resetDatabase.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Deletes all content, after a backup of it. Admins, sessions and files of pictures stay.',
    args: { confirm: t.arg.string({ required: true, description: `Must be “${resetPhrase}”.` }) },
    resolve: async (_root, { confirm }, { viewer, environment }) => ({
      backup: await resetDatabase(viewer, environment.DATA_DIR, confirm),
    }),
  }),
);

const ExportDatabasePayload = builder
  .objectRef<{ backup: Backup; archive: string }>('ExportDatabasePayload')
  .implement({
    description: 'All content as an archive.',
    fields: (t) => ({
      backup: t.expose('backup', {
        type: BackupType,
        description: 'The same archive, as the server keeps it.',
      }),
      archive: t.exposeString('archive', {
        description:
          'JSON: format, version, createdAt, and the rows of each entity with all of their columns.',
      }),
    }),
  });

builder.mutationField('exportDatabase', (t) =>
  t.field({
    type: ExportDatabasePayload,
    permission: exportDatabase.permission,
    errors: { types: [UnauthenticatedError] },
    description: 'Stores a backup and hands out its text.',
    resolve: (_root, _args, { viewer, environment }) => exportDatabase(viewer, environment.DATA_DIR),
  }),
);

const ImportDatabasePayload = builder.objectRef<{ counts: EntityCounts }>('ImportDatabasePayload').implement({
  description: 'What the archive holds, and the database with it unless it was a rehearsal.',
  fields: (t) => ({
    counts: t.expose('counts', { type: [EntityCount], description: 'One entry for each entity.' }),
  }),
});

builder.mutationField('importDatabase', (t) =>
  t.field({
    type: ImportDatabasePayload,
    permission: importDatabase.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description:
      'Puts an archive in place of all content, after a backup; the archive is checked as a whole before anything is written.',
    args: {
      archive: t.arg.string({
        required: true,
        description: 'As exportDatabase hands it out; at most 64 MiB.',
      }),
      rehearse: t.arg.boolean({ description: 'Only check it and count: nothing is written.' }),
    },
    resolve: async (_root, { archive, rehearse }, { viewer, environment }) => ({
      counts: await importDatabase(viewer, environment.DATA_DIR, archive, rehearse ?? false),
    }),
  }),
);

builder.mutationField('restoreBackup', (t) =>
  t.field({
    type: ImportDatabasePayload,
    permission: restoreBackup.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError] },
    description: 'Puts a stored backup in place of all content, after a backup of what was there.',
    args: { name: t.arg.string({ required: true, description: 'The name of the backup.' }) },
    resolve: async (_root, { name }, { viewer, environment }) => ({
      counts: await restoreBackup(viewer, environment.DATA_DIR, name),
    }),
  }),
);
