import type { InputRef, OutputRef } from '@pothos/core';
import { encodeGlobalID } from '@pothos/plugin-relay';
import type { Rule } from '../auth/permission.ts';
import { bulkLimit } from '../../../web/src/shared/listLimits.ts';
import type { ResourceRow } from '../database/resource.ts';
import { NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { undoMinutes, type Undone } from '../history/undoBulk.ts';
import { builder } from './builder.ts';

/** What is the same in the bulk changes of all nouns. */
export const bulkTexts = {
  some: `1 to ${bulkLimit.toLocaleString('en')}, as an admin saw them. Or name a filter.`,
  matching: `All that match a filter, up to ${bulkLimit.toLocaleString('en')}.`,
  undo: `With what the change can be undone, within ${undoMinutes} minutes; null if it changed nothing.`,
};

/** An input for a row as an admin saw it. */
export const targetInput = (name: string, noun: string) =>
  builder.inputType(`${name}Target`, {
    description: `A ${noun} as an admin saw it.`,
    fields: (t) => ({
      id: t.int({ required: true, description: `The databaseId of the ${noun}.` }),
      version: t.int({
        required: true,
        description: `Its version; a ${noun} that has changed since is left unchanged.`,
      }),
    }),
  });

/**
 * An input for all rows that match a filter.
 * @param name what they are called in the plural: NewsArticles
 * @param nouns the same in a sentence
 */
export const matchingInput = <Filter extends object>(name: string, nouns: string, Filter: InputRef<Filter>) =>
  builder.inputType(`Matching${name}`, {
    description: `The ${nouns} that match a filter.`,
    fields: (t) => ({
      filter: t.field({ type: Filter, required: true, description: 'The filter.' }),
      count: t.int({
        required: true,
        description: 'How many an admin saw, 1 to 1,000: with more or fewer by now, nothing is changed.',
      }),
    }),
  });

interface Deleted {
  ids: number[];
  undo: string | null;
}

/** The payload of a bulk deletion. */
export const deletedPayload = (name: string, noun: string) =>
  builder.objectRef<Deleted>(`Delete${name}sPayload`).implement({
    description: 'What was deleted.',
    fields: (t) => ({
      deletedIds: t.idList({
        description: `The global ids of the deleted ${noun}s, without any that someone else changed in the meantime.`,
        resolve: ({ ids }) => ids.map((id) => encodeGlobalID(name, id)),
      }),
      undo: t.exposeID('undo', { nullable: true, description: bulkTexts.undo }),
    }),
  });

interface Undo<Row> {
  /** The GraphQL type and its name: NewsArticle. */
  type: OutputRef<unknown>;
  name: string;
  noun: string;
  rule: Rule<[bulkId: string], Undone<Row>>;
}

/** The mutation that undoes a bulk change of a noun. */
export function undoField<Row extends ResourceRow>({ type, name, noun, rule }: Undo<Row>): void {
  const Payload = builder.objectRef<Undone<Row>>(`Undo${name}ChangesPayload`).implement({
    description: 'What was undone.',
    fields: (t) => ({
      restored: t.field({
        type: [type],
        description: `The ${noun}s that are as they were.`,
        resolve: ({ restored }) => restored as never,
      }),
      skipped: t.exposeInt('skipped', {
        description: 'How many were left as they are, because someone has changed them since.',
      }),
    }),
  });
  builder.mutationField(`undo${name}Changes`, (t) =>
    t.field({
      type: Payload,
      permission: rule.permission,
      errors: { types: [UnauthenticatedError, ValidationError, NotFoundError] },
      description: `Undoes a change of several ${noun}s, or their deletion: for whoever made it, within ${undoMinutes} minutes.`,
      args: { undo: t.arg.id({ required: true, description: 'The `undo` of the change.' }) },
      resolve: (_root, { undo }, { viewer }) => rule(viewer, undo),
    }),
  );
}
