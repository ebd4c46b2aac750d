import { PasswordRequiredError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { BackupType } from './archives.graphql.ts';
import type { Backup } from './backups.ts';
import {
  databaseStatistics,
  measureDatabase,
  resetDatabase,
  resetPhrases,
  seedDatabase,
  type DatabaseStatistics,
} from './database.ts';

const countTexts: Record<Exclude<keyof DatabaseStatistics, 'unhandledMessages'>, string> = {
  content: 'Content entries.',
  news: 'News articles, drafts included.',
  publishedNews: 'News articles that readers see now.',
  partners: 'Partners.',
  activePartners: 'Active partners.',
  communities: 'Communities.',
  activeCommunities: 'Active communities.',
  timeline: 'History timeline items.',
  batikPatterns: 'Batik patterns.',
  media: 'Stored pictures.',
};

export const DatabaseStatisticsType = builder.objectRef<DatabaseStatistics>('DatabaseStatistics').implement({
  description: 'The row counts on the dashboard’s cards.',
  fields: (t) => ({
    ...Object.fromEntries(
      Object.entries(countTexts).map(([name, description]) => [
        name,
        t.int({ description, resolve: (statistics) => statistics[name as keyof typeof countTexts] }),
      ]),
    ),
    unhandledMessages: t.exposeInt('unhandledMessages', {
      nullable: true,
      description: 'Unhandled contact messages; null for those who may not read messages.',
    }),
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

const DatabaseHealth = builder.objectRef<{ milliseconds: number }>('DatabaseHealth').implement({
  description: 'The health of the database; available only while it answers.',
  fields: (t) => ({
    milliseconds: t.exposeFloat('milliseconds', { description: 'How long it just took to answer.' }),
  }),
});

builder.queryField('databaseHealth', (t) =>
  t.field({
    type: DatabaseHealth,
    permission: measureDatabase.permission,
    description: 'Queries the database and measures how long it takes to answer.',
    resolve: async (_root, _args, { viewer }) => ({ milliseconds: await measureDatabase(viewer) }),
  }),
);

const DatabasePayload = builder.objectRef<{ backup?: Backup }>('DatabasePayload').implement({
  description: 'The database after an operation on all content.',
  fields: (t) => ({
    statistics: t.field({
      type: DatabaseStatisticsType,
      nullable: true,
      description: 'The current counts; null if the operation succeeded and only counting failed.',
      resolve: (_payload, _args, { viewer }) => databaseStatistics(viewer),
    }),
    backup: t.field({
      type: BackupType,
      nullable: true,
      description: 'The backup made before the operation, if any.',
      resolve: ({ backup }) => backup ?? null,
    }),
  }),
});

builder.mutationField('seedDatabase', (t) =>
  t.field({
    type: DatabasePayload,
    permission: seedDatabase.permission,
    errors: { types: [UnauthenticatedError] },
    description: 'Adds the missing sample content, all of it or none.',
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
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description: 'Deletes all content after backing it up. Admins, sessions and picture files are kept.',
    args: {
      confirm: t.arg.string({ required: true, description: `Must be “${resetPhrases.join('” or “')}”.` }),
    },
    resolve: async (_root, { confirm }, { viewer, environment }) => ({
      backup: await resetDatabase(viewer, environment.DATA_DIR, confirm),
    }),
  }),
);
