import { addressIn } from '../auth/formerPeople.ts';
import { PersonType, personWith } from '../auth/persons.graphql.ts';
import { ChangeAction, type Change as ChangeRow } from '../database/generated/client.ts';
import {
  ConflictError,
  LaunchCheckError,
  NotFoundError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { versionDescription } from '../graphql/changeFields.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { changedFields, textsDeclaredRight, type ChangedField } from './changedFields.ts';
import type { Finding } from '../launchCheck/finding.ts';
import { FindingType, LaunchCheckType } from '../launchCheck/finding.graphql.ts';
import {
  changedEntities,
  changeOrder,
  isRestorable,
  listChanges,
  listTrash,
  restoreChange,
  snapshotsOf,
  visibleChanges,
  type Snapshots,
} from './history.ts';

const Action = builder.enumType('ChangeAction', {
  description: 'What happened to a row, or to the whole database.',
  values: {
    [ChangeAction.created]: { description: 'A row was added.' },
    [ChangeAction.updated]: { description: 'A row was changed.' },
    [ChangeAction.deleted]: { description: 'A row was deleted; it stays in the trash for thirty days.' },
    [ChangeAction.restored]: { description: 'A deleted row or an earlier state of a row was restored.' },
    [ChangeAction.seeded]: { description: 'The database was filled with sample content.' },
    [ChangeAction.reset]: { description: 'The database was emptied, after a backup was stored.' },
    [ChangeAction.imported]: { description: 'An archive or a backup replaced the database.' },
  },
});

const descriptions: Partial<Record<(typeof changedEntities)[number], string>> = {
  AdminUser: 'Accounts of admins.',
  FactorRequirement: 'Whether a second factor is required of everybody.',
};

const Entity = builder.enumType('ChangedEntity', {
  description: 'A kind of row whose changes are recorded.',
  values: Object.fromEntries(
    changedEntities.map((name) => [
      name,
      { description: descriptions[name] ?? `Rows of the GraphQL type ${name}.` },
    ]),
  ) as Record<(typeof changedEntities)[number], { description: string }>,
});

const Field = builder.objectRef<ChangedField>('ChangedField').implement({
  description: 'The change to one field.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field in inputs.' }),
    before: t.exposeString('before', {
      complexity: prices.seldomLong,
      description: 'Its value before, as text or JSON; null if it had none, or the row did not exist.',
      nullable: true,
    }),
    after: t.exposeString('after', {
      complexity: prices.seldomLong,
      description: 'Its value after, as text or JSON; null if it had none, or the row was deleted.',
      nullable: true,
    }),
  }),
});

const findSnapshots = perOperation<number, Snapshots>(snapshotsOf);

const Change = builder.prismaNode('Change', {
  description: 'A change by an admin: who, when, and the values before and after. Only admins see it.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleChanges(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'The number of the change; later ones have higher numbers.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    by: t.string({
      description: 'The admin’s email address at that time, or “npm run account”.',
      select: { by: true },
      resolve: ({ by }) => addressIn(by),
    }),
    person: t.field({
      type: PersonType,
      nullable: true,
      complexity: prices.gathered,
      description: 'Who made it.',
      select: { by: true },
      resolve: ({ by }, _args, context) => personWith(context, by),
    }),
    action: t.expose('action', { type: Action, description: 'What happened.' }),
    entity: t.field({
      type: Entity,
      nullable: true,
      description: 'The kind of row; null for a change to the whole database.',
      select: { entity: true },
      resolve: ({ entity }) => changedEntities.find((known) => known === entity),
    }),
    rowId: t.exposeInt('rowId', {
      nullable: true,
      description: 'The databaseId of the row; null for a change to the whole database.',
    }),
    titleEn: t.exposeString('titleEn', {
      description: 'The name by which editors knew the row at that time, in English.',
    }),
    titleId: t.exposeString('titleId', {
      description: 'The name by which editors knew the row at that time, in Indonesian.',
    }),
    fields: t.field({
      type: [Field],
      // Most changes touch a field or two.
      complexity: { field: prices.snapshots, multiplier: 5 },
      description: 'The fields that it changed; empty once the row was permanently deleted from the trash.',
      select: { entity: true, before: true, after: true },
      resolve: (change) => changedFields(change),
    }),
    overridden: t.field({
      type: [FindingType],
      complexity: { field: prices.gathered, multiplier: 1 },
      description:
        'What the launch check found that stops, if it was published nevertheless; empty for other changes.',
      select: { overridden: true },
      resolve: ({ overridden }) => (overridden ?? []) as Finding[],
    }),
    fromTrash: t.boolean({
      description:
        'For a restoration: whether it brought a deleted row back from the trash, rather than an earlier state of a row.',
      complexity: prices.gathered,
      select: { action: true },
      resolve: async ({ id, action }, _args, context) => {
        if (action !== ChangeAction.restored) return false;
        const snapshots = await findSnapshots(context, id);
        return snapshots?.hasBefore === false && snapshots.hasAfter;
      },
    }),
    stillRight: t.stringList({
      description:
        'The fields whose text it declared to be still right, although the other language had changed.',
      complexity: prices.snapshots,
      select: { action: true, entity: true, before: true, after: true },
      resolve: (change) => textsDeclaredRight(change),
    }),
    restorable: t.boolean({
      description: 'Whether restoreChange can restore the row as it was after this change.',
      complexity: prices.gathered,
      select: { entity: true, action: true, trashedUntil: true },
      resolve: async (change, _args, context) =>
        isRestorable(change, (await findSnapshots(context, change.id))?.hasAfter ?? false),
    }),
    trashedUntil: t.expose('trashedUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'For a deletion: how long the row stays in the trash; null if it was restored or permanently deleted.',
    }),
  }),
});

listQuery(Change, {
  name: 'changes',
  permission: listChanges.permission,
  description: 'The changes by admins, newest first.',
  order: changeOrder,
  filters: (arg) => ({
    entity: arg({ type: Entity, description: 'Only rows of this kind.' }),
    rowId: arg.int({ description: 'Only the row with this databaseId; its kind is required too.' }),
    personId: arg.int({
      description: 'Only changes by the person who has or had the account with this databaseId.',
    }),
    action: arg({ type: Action, description: 'Only what happened in this way.' }),
  }),
  load: ({ viewer }, filter, page, selection) => listChanges(viewer, filter, page, selection),
});

listQuery(Change, {
  name: 'trash',
  connection: 'Trash',
  permission: listTrash.permission,
  description: 'The deletions that can be undone, newest first.',
  order: changeOrder,
  load: ({ viewer }, _filter, page, selection) => listTrash(viewer, page, selection),
});

const Payload = builder.objectRef<{ row: ChangeRow }>('RestoreChangePayload').implement({
  description: 'The result of a restoration.',
  fields: (t) => ({
    change: t.field({
      type: Change,
      description: 'The new entry in the history; the given one if the row already had that state.',
      resolve: ({ row }) => row as never,
    }),
  }),
});

builder.mutationField('restoreChange', (t) =>
  t.field({
    type: Payload,
    permission: restoreChange.permission,
    errors: {
      types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError, LaunchCheckError],
    },
    description:
      'Restores a row to its state after a change, or a row that the change deleted, with its original number.',
    args: {
      id: t.arg.int({ required: true, description: 'The databaseId of the change.' }),
      version: t.arg.int({ description: versionDescription }),
      launchCheck: t.arg({
        type: LaunchCheckType,
        description:
          'How the launch check decides about an article that is published after the restoration; STRICT by default.',
      }),
    },
    resolve: async (_root, { id, version, launchCheck }, { viewer }) => ({
      row: await restoreChange(viewer, id, version ?? undefined, launchCheck ?? undefined),
    }),
  }),
);
