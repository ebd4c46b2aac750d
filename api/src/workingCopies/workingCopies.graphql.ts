import type { ArgBuilder, ObjectRef } from '@pothos/core';
import { PersonType, personWith } from '../auth/persons.graphql.ts';
import type { WorkingCopy as Copy } from '../database/generated/client.ts';
import { ConflictError, NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { longText, prices } from '../graphql/prices.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { titleLimit } from '../reviews/shortTitles.ts';
import { changesIn, valueLimit, type CopyChange, type KeptChange } from './changes.ts';
import type { ItemPlace } from './place.ts';
import {
  copiedEntities,
  copyOrder,
  countWorkingCopies,
  discardWorkingCopy,
  findCreatedItem,
  findWorkingCopy,
  keepWorkingCopy,
  listWorkingCopies,
  mayDiscard,
  visibleCopies,
} from './workingCopies.ts';

export const CopiedEntityType = builder.enumType('CopiedEntity', {
  description: 'A kind of row whose form keeps working copies.',
  values: Object.fromEntries(
    copiedEntities.map((name) => [name, { description: `Rows of the GraphQL type ${name}.` }]),
  ) as Record<(typeof copiedEntities)[number], { description: string }>,
});

const fieldTexts = {
  field: 'The name of the field in inputs.',
  value: 'Its value as the form holds it: text, or “true” or “false” for a switch.',
  base: 'Its value in the version of the item that the copy is based on.',
};

const Change = builder.objectRef<KeptChange>('WorkingCopyChange').implement({
  description: 'A field of a working copy that differs from the item.',
  fields: (t) => ({
    field: t.exposeString('field', { description: fieldTexts.field }),
    value: t.exposeString('value', longText(fieldTexts.value)),
    base: t.exposeString('base', longText(fieldTexts.base)),
    isTypedByViewer: t.boolean({
      description: 'Whether the caller has typed into the field, no matter who else has.',
      resolve: ({ typedBy }, _args, { viewer }) => viewer.admin !== null && typedBy.includes(viewer.admin.id),
    }),
    isLastTypedByViewer: t.boolean({
      description: 'Whether the caller was the last to type into the field.',
      resolve: ({ typedBy }, _args, { viewer }) =>
        viewer.admin !== null && typedBy.at(-1) === viewer.admin.id,
    }),
  }),
});

/** The fields that name an item, stored or not. */
export function placeFields(ref: ObjectRef<typeof builder.$inferSchemaTypes, ItemPlace>): void {
  builder.objectFields(ref, (t) => ({
    entity: t.field({
      type: CopiedEntityType,
      description: 'The kind of item.',
      resolve: ({ entity }) => entity as (typeof copiedEntities)[number],
    }),
    itemId: t.exposeInt('itemId', {
      nullable: true,
      description: 'The databaseId of the item; null for one that is not stored yet.',
    }),
    newKey: t.exposeString('newKey', {
      nullable: true,
      description: 'The name of an item that is not stored yet; null for a stored one.',
    }),
  }));
}

const WorkingCopy = builder.prismaNode('WorkingCopy', {
  description: 'What editors typed into the form of an item and have not published. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, keptAt: true, entity: true, itemId: true, newKey: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleCopies(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the working copy.' }),
    titleEn: t.exposeString('titleEn', {
      description: `The name of the item in English, cut to ${titleLimit} characters; may be empty.`,
    }),
    titleId: t.exposeString('titleId', {
      description: `The name of the item in Indonesian, cut to ${titleLimit} characters; may be empty.`,
    }),
    baseVersion: t.exposeInt('baseVersion', {
      description: 'The version of the item that it is based on; 0 for a new one.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Counts the times it was kept; send it with a change.',
    }),
    changes: t.field({
      type: [Change],
      complexity: { field: prices.copy, multiplier: 5 },
      description: 'The fields that differ from the item.',
      select: { changes: true },
      resolve: changesIn,
    }),
    keptByPerson: t.field({
      type: PersonType,
      nullable: true,
      complexity: prices.gathered,
      description: 'Who typed last.',
      select: { keptBy: true },
      resolve: ({ keptBy }, _args, context) => personWith(context, keptBy),
    }),
    keptAt: t.expose('keptAt', { type: 'DateTime', description: 'When it was kept last.' }),
    mayDiscard: t.boolean({
      description: 'Whether the caller may discard it: who may publish its noun, or has typed all of it.',
      select: { entity: true, keptBy: true, isShared: true },
      resolve: (copy, _args, { viewer }) => viewer.admin !== null && mayDiscard(viewer.admin, copy),
    }),
  }),
});

placeFields(WorkingCopy);

/** What names the place of a working copy, as arguments or fields of an input. */
export const placeOptions = {
  entity: { type: CopiedEntityType, required: true, description: 'The kind of item.' },
  itemId: { description: 'The databaseId of the item; not for a new one.' },
  newKey: {
    description: 'For an item that is not stored yet: 1 to 100 visible ASCII characters, such as a UUID.',
  },
} as const;

export const placeIn = (arg: ArgBuilder<typeof builder.$inferSchemaTypes>) => ({
  entity: arg(placeOptions.entity),
  itemId: arg.int(placeOptions.itemId),
  newKey: arg.string(placeOptions.newKey),
});

builder.queryField('workingCopy', (t) =>
  t.field({
    type: WorkingCopy,
    nullable: true,
    permission: findWorkingCopy.permission,
    complexity: prices.statement,
    description: 'The working copy of an item; null if there is none.',
    args: placeIn(t.arg),
    resolve: (_root, args, { viewer }) => findWorkingCopy(viewer, args),
  }),
);

builder.queryField('createdItem', (t) =>
  t.int({
    nullable: true,
    permission: findCreatedItem.permission,
    complexity: prices.statement,
    description:
      'The databaseId of the item that was created from the working copy of a new one; null if there is none, or it was deleted, or without a key.',
    args: { entity: t.arg(placeOptions.entity), newKey: t.arg.string(placeOptions.newKey) },
    resolve: (_root, { entity, newKey }, { viewer }) =>
      newKey == null ? null : findCreatedItem(viewer, { entity, newKey }),
  }),
);

const copyFilters = (arg: ArgBuilder<typeof builder.$inferSchemaTypes>) => ({
  entity: arg({ type: CopiedEntityType, description: 'Only those of this kind of item.' }),
  own: arg.boolean({
    description: 'Only those that the caller typed last, if true; only the others, if false.',
  }),
});

listQuery(WorkingCopy, {
  name: 'workingCopies',
  permission: listWorkingCopies.permission,
  description: 'The working copies, the last kept first, without those of items in the trash.',
  order: copyOrder,
  filters: copyFilters,
  load: ({ viewer }, ...page) => listWorkingCopies(viewer, ...page),
});

builder.queryField('workingCopyTotal', (t) =>
  t.int({
    permission: countWorkingCopies.permission,
    complexity: prices.statement,
    description: 'How many working copies there are, without those of items in the trash.',
    args: copyFilters(t.arg),
    resolve: (_root, filter, { viewer }) => countWorkingCopies(viewer, filter),
  }),
);

const ChangeInput = builder.inputRef<CopyChange>('WorkingCopyChangeInput').implement({
  description: 'A field that differs from the item.',
  fields: (t) => ({
    field: t.string({ required: true, description: fieldTexts.field }),
    value: t.string({
      required: true,
      description: `${fieldTexts.value} At most ${valueLimit.toLocaleString('en')} characters.`,
    }),
    base: t.string({ required: true, description: fieldTexts.base }),
  }),
});

const KeepPayload = builder.objectRef<{ copy: Copy | null }>('KeepWorkingCopyPayload').implement({
  description: 'What was kept.',
  fields: (t) => ({
    workingCopy: t.field({
      type: WorkingCopy,
      nullable: true,
      description: 'The working copy; null if nothing differs from the item.',
      resolve: ({ copy }) => copy,
    }),
  }),
});

const DiscardPayload = builder.objectRef<object>('DiscardWorkingCopyPayload').implement({
  description: 'There is no working copy any more.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

const failures = [UnauthenticatedError, ValidationError, NotFoundError, ConflictError];

builder.mutationField('keepWorkingCopy', (t) =>
  t.field({
    type: KeepPayload,
    permission: keepWorkingCopy.permission,
    errors: { types: failures },
    description: 'Keeps what is typed into the form of an item, without publishing it.',
    args: {
      ...placeIn(t.arg),
      revision: t.arg.int({
        required: true,
        description: 'The revision that it is based on, 0 if there was none: a later one is not overwritten.',
      }),
      baseVersion: t.arg.int({
        required: true,
        description: 'The version of the item that it is based on; 0 for a new one.',
      }),
      changes: t.arg({
        type: [ChangeInput],
        required: true,
        description: 'All fields that differ from that version; an empty list discards the working copy.',
      }),
      duplicates: t.arg.int({
        description:
          'Of a new item: the databaseId of the item that it duplicates. Noted when it is kept first: texts that are behind in the original are behind in the duplicate, too.',
      }),
    },
    resolve: async (_root, { revision, baseVersion, changes, duplicates, ...at }, { viewer }) => ({
      copy: await keepWorkingCopy(viewer, at, { revision, baseVersion, changes, duplicates }),
    }),
  }),
);

builder.mutationField('discardWorkingCopy', (t) =>
  t.field({
    type: DiscardPayload,
    permission: discardWorkingCopy.permission,
    errors: { types: failures },
    description: 'Discards the working copy of an item.',
    args: {
      ...placeIn(t.arg),
      revision: t.arg.int({
        required: true,
        description: 'The revision that its editor saw: a later one is not discarded.',
      }),
    },
    resolve: async (_root, { revision, ...at }, { viewer }) => {
      await discardWorkingCopy(viewer, at, revision);
      return {};
    },
  }),
);
