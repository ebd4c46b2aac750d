import {
  ContentChangedError,
  NotFoundError,
  PasswordRequiredError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { reasonText } from '../graphql/errors.ts';
import type { EntityChanges } from './archiveChanges.ts';
import type { ArchiveProblem } from './archiveProblems.ts';
import {
  checkImport,
  importDatabase,
  previewImport,
  restoreBackup,
  type ImportPreview,
  type Replacement,
} from './archives.ts';
import { BackupType } from './archives.graphql.ts';
import { problemLimit } from './checkArchive.ts';

const EntityChangesType = builder.objectRef<EntityChanges>('EntityChanges').implement({
  description: 'What an import does to the rows of one entity. Rows with the same number are the same row.',
  fields: (t) => ({
    entity: t.exposeString('entity', { description: 'Such as news, partners or messages.' }),
    added: t.exposeInt('added', { description: 'Rows in the archive that the site does not have.' }),
    changed: t.exposeInt('changed', { description: 'Rows on the site that differ from the archive’s.' }),
    removed: t.exposeInt('removed', { description: 'Rows on the site that are not in the archive.' }),
    unchanged: t.exposeInt('unchanged', {
      description: 'Rows that are the same on the site and in the archive.',
    }),
  }),
});

const ArchiveProblemType = builder.objectRef<ArchiveProblem>('ArchiveProblem').implement({
  description: 'A problem in an archive, and its location.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        'For the whole file: NOT_JSON, NOT_AN_ARCHIVE or NEWER_VERSION. For a place in it: REQUIRED, TOO_LONG, INVALID, UNKNOWN or DUPLICATE.',
    }),
    entity: t.exposeString('entity', { nullable: true, description: 'Such as news, partners or messages.' }),
    row: t.exposeInt('row', {
      nullable: true,
      description: 'The place among the entity’s rows, from 1; null for the entity or the file as a whole.',
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The column, or the part of the archive’s header; null for the row as a whole.',
    }),
    message: t.exposeString('message', { description: 'In English, for the reader.' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'The limit in characters, for TOO_LONG.' }),
    reason: t.exposeString('reason', { nullable: true, description: reasonText }),
  }),
});

const ImportPreviewType = builder.objectRef<ImportPreview>('ImportPreview').implement({
  description: 'What an import of an archive would do, or why it would be refused.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the archive was made; null if it has problems.',
    }),
    changes: t.expose('changes', {
      type: [EntityChangesType],
      description: 'One entry for each entity; empty if the archive has problems.',
    }),
    missing: t.field({
      type: ['String'],
      description:
        'The names of the pictures whose files could not be read when the tar archive was made, and are missing from it.',
      resolve: ({ missing }) => [...missing],
    }),
    state: t.exposeString('state', {
      nullable: true,
      description:
        'Identifies the content that the archive was compared with, for importDatabase and POST /api/database/archive; opaque. Null if the archive has problems.',
    }),
    problems: t.expose('problems', {
      type: [ArchiveProblemType],
      description: `Every problem, in the order of the archive; the first ${problemLimit} if there are more.`,
    }),
  }),
});

const archiveArgument = {
  required: true,
  description: 'As exportDatabase returns it; the whole request may be up to 64 MiB.',
} as const;

const stateArgument = {
  required: false,
  description:
    'The state from the preview: the import is refused with ContentChangedError if any row has changed since. If omitted, nothing is compared.',
} as const;

builder.queryField('importPreview', (t) =>
  t.field({
    type: ImportPreviewType,
    permission: previewImport.permission,
    errors: { types: [UnauthenticatedError] },
    description:
      'Checks an archive as importDatabase does, and reports what that would do. Nothing is written.',
    args: { archive: t.arg.string(archiveArgument) },
    resolve: (_root, { archive }, { viewer }) => previewImport(viewer, archive),
  }),
);

const ImportReadiness = builder.objectRef<object>('ImportReadiness').implement({
  description: 'An import would currently be accepted, as far as can be determined without the archive.',
  fields: (t) => ({
    ready: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
});

builder.queryField('importReadiness', (t) =>
  t.field({
    type: ImportReadiness,
    permission: checkImport.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ContentChangedError] },
    description:
      'Whether importDatabase or POST /api/database/archive would be refused regardless of the archive, to check before uploading a large one.',
    args: {
      state: t.arg.string({
        description:
          'The state from the preview: ContentChangedError if any row has changed since. If omitted, nothing is compared.',
      }),
    },
    resolve: async (_root, { state }, { viewer }) => {
      await checkImport(viewer, state ?? null);
      return {};
    },
  }),
);

const ImportDatabasePayload = builder.objectRef<Replacement>('ImportDatabasePayload').implement({
  description: 'The changes to the content, and the backup of the previous content.',
  fields: (t) => ({
    changes: t.expose('changes', {
      type: [EntityChangesType],
      description: 'One entry for each entity.',
    }),
    backup: t.expose('backup', { type: BackupType, description: 'The backup of the previous content.' }),
  }),
});

builder.mutationField('importDatabase', (t) =>
  t.field({
    type: ImportDatabasePayload,
    permission: importDatabase.permission,
    errors: {
      types: [UnauthenticatedError, PasswordRequiredError, ValidationError, ContentChangedError],
    },
    description:
      'Replaces all content with an archive, after a backup; the whole archive is checked before anything is written.',
    args: { archive: t.arg.string(archiveArgument), state: t.arg.string(stateArgument) },
    resolve: (_root, { archive, state }, { viewer, environment }) =>
      importDatabase(viewer, environment.DATA_DIR, archive, state ?? null),
  }),
);

builder.mutationField('restoreBackup', (t) =>
  t.field({
    type: ImportDatabasePayload,
    permission: restoreBackup.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError, NotFoundError] },
    description: 'Replaces all content with a stored backup, after backing up the previous content.',
    args: { name: t.arg.string({ required: true, description: 'The name of the backup.' }) },
    resolve: (_root, { name }, { viewer, environment }) => restoreBackup(viewer, environment.DATA_DIR, name),
  }),
);
