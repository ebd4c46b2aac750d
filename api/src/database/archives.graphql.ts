import { NotFoundError, UnauthenticatedError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import type { EntityCounts } from './archive.ts';
import { deleteBackup, exportDatabase, findBackups, openBackup, type BackupArchive } from './archives.ts';
import { countBackup, type Backup, type BackupReason } from './backups.ts';

const reasonTexts: Record<BackupReason, string> = {
  export: 'It was exported.',
  reset: 'All content was about to be deleted.',
  import: 'An archive was about to be imported.',
  restore: 'Another backup was about to be restored.',
};

const BackupReasonEnum = builder.enumType('BackupReason', {
  description: 'Why a backup was made.',
  values: {
    export: { description: reasonTexts.export },
    reset: { description: reasonTexts.reset },
    import: { description: reasonTexts.import },
    restore: { description: reasonTexts.restore },
  },
});

const EntityCount = builder.objectRef<EntityCounts[number]>('EntityCount').implement({
  description: 'The number of rows of one entity in an archive.',
  fields: (t) => ({
    entity: t.exposeString('entity', { description: 'Such as news, partners or messages.' }),
    count: t.exposeInt('count', { description: 'Rows.' }),
  }),
});

export const BackupType = builder.objectRef<Backup>('Backup').implement({
  description: 'An archive stored on the server, which keeps the last ten.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, for restoreBackup.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    reason: t.expose('reason', {
      type: BackupReasonEnum,
      nullable: true,
      description: 'Why it was made; null for backups made by earlier versions of the server.',
    }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    counts: t.field({
      type: [EntityCount],
      nullable: true,
      description:
        'The number of rows of each entity; null for backups made by earlier versions of the server.',
      resolve: ({ name }, _args, { environment }) => countBackup(environment.DATA_DIR, name),
    }),
  }),
});

const BackupArchiveType = builder.objectRef<BackupArchive>('BackupArchive').implement({
  description: 'A backup with its contents, to keep elsewhere.',
  fields: (t) => ({
    backup: t.expose('backup', { type: BackupType, description: 'The backup, as the server keeps it.' }),
    archive: t.exposeString('archive', {
      complexity: prices.archive,
      description:
        'JSON: format, version, createdAt, counts, and the rows of each entity with all of their columns except secret ones.',
    }),
  }),
});

builder.queryField('backups', (t) =>
  t.field({
    type: [BackupType],
    permission: findBackups.permission,
    description: 'The stored backups, newest first; at most ten.',
    complexity: { field: prices.statement, multiplier: 10 },
    resolve: (_root, _args, { viewer, environment }) => findBackups(viewer, environment.DATA_DIR),
  }),
);

builder.queryField('backup', (t) =>
  t.field({
    type: BackupArchiveType,
    permission: openBackup.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'A stored backup with its contents.',
    args: { name: t.arg.string({ required: true, description: 'The name of the backup.' }) },
    resolve: (_root, { name }, { viewer, environment }) => openBackup(viewer, environment.DATA_DIR, name),
  }),
);

builder.mutationField('exportDatabase', (t) =>
  t.field({
    type: BackupArchiveType,
    permission: exportDatabase.permission,
    errors: { types: [UnauthenticatedError] },
    description: 'Stores a backup and returns its contents.',
    resolve: (_root, _args, { viewer, environment }) => exportDatabase(viewer, environment.DATA_DIR),
  }),
);

const DeleteBackupPayload = builder.objectRef<{ deletedName: string }>('DeleteBackupPayload').implement({
  description: 'A deleted backup.',
  fields: (t) => ({
    deletedName: t.exposeString('deletedName', { description: 'Its name.' }),
  }),
});

builder.mutationField('deleteBackup', (t) =>
  t.field({
    type: DeleteBackupPayload,
    permission: deleteBackup.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Deletes a stored backup permanently.',
    args: { name: t.arg.string({ required: true, description: 'The name of the backup.' }) },
    resolve: async (_root, { name }, { viewer, environment }) => {
      await deleteBackup(viewer, environment.DATA_DIR, name);
      return { deletedName: name };
    },
  }),
);
