import type { OutputRef } from '@pothos/core';
import { encodeGlobalID } from '@pothos/plugin-relay';
import type { ResourceRow, ResourceRules } from '../database/resource.ts';
import {
  ConflictError,
  LaunchCheckError,
  NotFoundError,
  ReviewEndedError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { keyOfChange } from '../idempotencyKey.ts';
import { LaunchCheckType } from '../launchCheck/finding.graphql.ts';
import { ApprovedReviewInput, approvedReview } from '../reviews/approved.graphql.ts';
import { PublishedCopyInput, publishedCopy } from '../workingCopies/published.graphql.ts';
import { builder } from './builder.ts';
import { inputFromZod } from './inputFromZod.ts';

interface Changes<Row extends ResourceRow> {
  /** The GraphQL type and its name: NewsArticle. */
  type: OutputRef<unknown>;
  name: string;
  rules: ResourceRules<Row>;
}

export const versionDescription =
  'The version that the change is based on, so that a newer one is not overwritten. Without it, the change always wins.';

const checkedSave =
  'How the launch check decides about the publication, if it is published after the change; without it, nothing is checked.';

/** The payload of a deletion: the row’s global id, by which clients remove it. */
export function deletePayload(name: string, noun: string) {
  return builder.objectRef<{ id: number }>(`Delete${name}Payload`).implement({
    description: 'What was deleted.',
    fields: (t) => ({
      deletedId: t.id({
        description: `The global id of the deleted ${noun}.`,
        resolve: ({ id }) => encodeGlobalID(name, id),
      }),
    }),
  });
}

/** The mutations of a noun’s rows: createX, updateX and deleteX, with typed failures. */
export function changeFields<Row extends ResourceRow>({ type, name, rules }: Changes<Row>): void {
  const { noun, input, change, create, update, remove } = rules;
  const checkErrors = rules.launchCheck ? [LaunchCheckError] : [];
  const field = name.charAt(0).toLowerCase() + name.slice(1);

  const Payload = builder.objectRef<{ row: Row }>(`${name}Payload`).implement({
    description: `The ${noun} as it was stored.`,
    fields: (t) => ({
      [field]: t.field({
        type,
        description: `The new or changed ${noun}.`,
        resolve: ({ row }) => row as never,
      }),
    }),
  });

  builder.mutationField(`create${name}`, (t) =>
    t.field({
      type: Payload,
      permission: create.permission,
      errors: {
        // The last three are about the working copy that it publishes, and the review that it approves.
        types: [
          UnauthenticatedError,
          ValidationError,
          ...checkErrors,
          NotFoundError,
          ConflictError,
          ReviewEndedError,
        ],
      },
      description: `Adds a ${noun}.`,
      args: {
        input: t.arg({
          type: inputFromZod(`Create${name}Input`, `A new ${noun}.`, input),
          required: true,
          description: `The new ${noun}.`,
        }),
        idempotencyKey: t.arg.string({ description: keyOfChange }),
        publishes: t.arg({ type: PublishedCopyInput, description: publishedCopy }),
        approves: t.arg({ type: ApprovedReviewInput, description: approvedReview }),
        ...(rules.launchCheck && {
          launchCheck: t.arg({ type: LaunchCheckType, description: checkedSave }),
        }),
      },
      resolve: async (_root, { input: added, idempotencyKey, ...options }, { viewer }) => ({
        row: await create(viewer, added, { key: idempotencyKey, ...options }),
      }),
    }),
  );

  const target = { id: `The databaseId of the ${noun}.`, version: versionDescription };

  builder.mutationField(`update${name}`, (t) =>
    t.field({
      type: Payload,
      permission: update.permission,
      errors: {
        types: [
          UnauthenticatedError,
          ValidationError,
          NotFoundError,
          ConflictError,
          ReviewEndedError,
          ...checkErrors,
        ],
      },
      description: `Changes the given fields of a ${noun}; the others stay as they are.`,
      args: {
        id: t.arg.int({ required: true, description: target.id }),
        version: t.arg.int({ description: target.version }),
        input: t.arg({
          type: inputFromZod(`Update${name}Input`, 'The fields to change.', change),
          required: true,
          description: 'The fields to change.',
        }),
        idempotencyKey: t.arg.string({ description: keyOfChange }),
        publishes: t.arg({ type: PublishedCopyInput, description: publishedCopy }),
        approves: t.arg({ type: ApprovedReviewInput, description: approvedReview }),
        ...(rules.launchCheck && {
          launchCheck: t.arg({ type: LaunchCheckType, description: checkedSave }),
        }),
      },
      resolve: async (_root, { id, version, input: changed, idempotencyKey, ...options }, { viewer }) => {
        const target = { id, version: version ?? undefined };
        return { row: await update(viewer, target, changed, { key: idempotencyKey, ...options }) };
      },
    }),
  );

  builder.mutationField(`delete${name}`, (t) =>
    t.field({
      type: deletePayload(name, noun),
      permission: remove.permission,
      errors: { types: [UnauthenticatedError, NotFoundError, ConflictError] },
      description: `Deletes a ${noun}.`,
      args: {
        id: t.arg.int({ required: true, description: target.id }),
        version: t.arg.int({ description: target.version }),
      },
      resolve: async (_root, { id, version }, { viewer }) => {
        await remove(viewer, { id, version: version ?? undefined });
        return { id };
      },
    }),
  );
}
