import { encodeGlobalID } from '@pothos/plugin-relay';
import type { ContentEntry as Entry } from '../database/generated/client.ts';
import { ConflictError, NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { keyOfChange } from '../idempotencyKey.ts';
import { ContentEntry } from './content.graphql.ts';
import { contentEntryChange, removeContentEntry, saveContentEntry } from './contentChanges.ts';
import { coverageOf } from './contentCoverage.ts';
import { ContentKeyType } from './contentKeys.graphql.ts';

const ContentEntryPayload = builder.objectRef<Entry>('ContentEntryPayload').implement({
  description: 'The content entry as it was stored.',
  fields: (t) => ({
    contentEntry: t.field({
      type: ContentEntry,
      description: 'The new or changed entry.',
      resolve: (entry) => entry,
    }),
    contentKey: t.field({
      type: ContentKeyType,
      nullable: true,
      description: 'Its key, as it is now.',
      resolve: (entry) => coverageOf(entry.key, entry),
    }),
  }),
});

builder.mutationField('saveContentEntry', (t) =>
  t.field({
    type: ContentEntryPayload,
    permission: saveContentEntry.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError] },
    description: 'Creates the entry with this key, or changes it. At most 1,000 entries are stored.',
    args: {
      input: t.arg({
        type: inputFromZod('SaveContentEntryInput', 'A content entry.', contentEntryChange),
        required: true,
        description: 'The key and both values: all three are required.',
      }),
      version: t.arg.int({
        description:
          'The version that the change is based on, 0 if there was no entry, so that a newer one is not overwritten. Without it, the change always wins.',
      }),
      idempotencyKey: t.arg.string({ description: keyOfChange }),
    },
    resolve: async (_root, { input, version, idempotencyKey }, { viewer }) =>
      (await saveContentEntry(viewer, input, version ?? undefined, idempotencyKey)).row,
  }),
);

const DeleteContentEntryPayload = builder.objectRef<Entry>('DeleteContentEntryPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted content entry.',
      resolve: ({ id }) => encodeGlobalID('ContentEntry', id),
    }),
    contentKey: t.field({
      type: ContentKeyType,
      nullable: true,
      description: 'Its key, whose fallback the site shows again; null if the site does not read it.',
      resolve: ({ key }) => coverageOf(key, null),
    }),
  }),
});

builder.mutationField('deleteContentEntry', (t) =>
  t.field({
    type: DeleteContentEntryPayload,
    permission: removeContentEntry.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ConflictError] },
    description: 'Deletes a content entry, so that the site shows its fallback again.',
    args: {
      key: t.arg.string({ required: true, description: 'The entry’s key.' }),
      version: t.arg.int({
        description:
          'The version that the deletion is based on, so that a newer one is kept. Without it, the deletion always wins.',
      }),
    },
    resolve: (_root, { key, version }, { viewer }) => removeContentEntry(viewer, key, version ?? undefined),
  }),
);
