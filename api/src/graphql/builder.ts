import SchemaBuilder, { PothosValidationError } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin, { decodeGlobalID } from '@pothos/plugin-relay';
import { everyone } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type PrismaTypes from '../database/generated/pothosTypes.ts';
import { datamodel } from '../database/datamodel.ts';
import type { Language } from '../language.ts';
import type { RequestContext } from './context.ts';
import LoadedColumnsPlugin from './loadedColumnsPlugin.ts';
import PermissionPlugin from './permissionPlugin.ts';
import PricePlugin from './pricePlugin.ts';
import { limits } from './prices.ts';

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const builder = new SchemaBuilder<{
  Context: RequestContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: { DateTime: { Input: string; Output: Date } };
  Inputs: { Language: Language };
}>({
  plugins: [
    PermissionPlugin,
    PricePlugin,
    LoadedColumnsPlugin,
    ErrorsPlugin,
    RelayPlugin,
    PrismaPlugin,
    ComplexityPlugin,
  ],
  defaultFieldNullability: false,
  prisma: { client: () => prisma, dmmf: datamodel, onUnusedQuery: null },
  relay: {
    // An invalid type is the caller’s mistake, like an invalid global id.
    decodeGlobalID(globalId) {
      const decoded = decodeGlobalID(globalId);
      if (builder.configStore.typeConfigs.get(decoded.typename)?.kind === 'Object') return decoded;
      throw new PothosValidationError(`Invalid global ID: ${globalId}`);
    },
    nodeTypeOptions: { description: 'An object with a global id.' },
    idFieldOptions: { description: 'The global id, for node(id:).' },
    nodeQueryOptions: {
      permission: everyone,
      description: 'The object with this global id; null if it does not exist or the viewer may not see it.',
      args: { id: { description: 'The global id.' } },
    },
    // Defined in nodes.ts: here, one invalid id would fail them all.
    nodesQueryOptions: false,
    firstArgOptions: {
      description: `How many items from the beginning, 1 to ${limits.pageSize}; 20 by default.`,
    },
    lastArgOptions: { description: `How many items from the end, 1 to ${limits.pageSize}.` },
    afterArgOptions: { description: 'Only items after this cursor.' },
    beforeArgOptions: { description: 'Only items before this cursor.' },
    defaultConnectionTypeOptions: { description: 'One page of a list.' },
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'The items of the page.',
      // The connection already multiplies by its page size, so its list of edges is not counted as a list
      // again.
      complexity: { field: 1, multiplier: 1 },
    },
    pageInfoFieldOptions: { description: 'Whether and how the list continues.' },
    defaultEdgeTypeOptions: { description: 'One item of a page.' },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    cursorFieldOptions: { description: 'The item’s place in the list, for “after” and “before”.' },
    pageInfoTypeOptions: { description: 'Where a page is in its list.' },
    hasNextPageFieldOptions: { description: 'Whether items follow the page.' },
    hasPreviousPageFieldOptions: { description: 'Whether items precede the page.' },
    startCursorFieldOptions: { description: 'The cursor of the first item.' },
    endCursorFieldOptions: { description: 'The cursor of the last item.' },
  },
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: {
      description: 'What was done, or why it was not.',
      name: ({ fieldName }) => `${capitalized(fieldName)}Result`,
    },
  },
  // refuseExpensive.ts checks the price before anything runs.
  complexity: { disabled: true, defaultListMultiplier: 10 },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({
  description: 'Everything that can be changed. Expected failures are members of the results.',
});
