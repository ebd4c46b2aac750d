import SchemaBuilder, { PothosValidationError } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin, { decodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import type PrismaTypes from '../database/generated/pothosTypes.ts';
import { getDatamodel } from '../database/generated/pothosTypes.ts';
import type { Language } from '../language.ts';
import type { RequestContext } from './context.ts';
import PermissionPlugin from './permissionPlugin.ts';

/** What one operation may cost; a connection multiplies its nodes by the page size that is asked for. */
export const limits = {
  complexity: 5_000,
  depth: 12,
  breadth: 200,
  aliases: 30,
  tokens: 2_000,
  pageSize: 100,
};

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
  plugins: [PermissionPlugin, ErrorsPlugin, RelayPlugin, PrismaPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  prisma: { client: () => prisma, dmmf: getDatamodel(), onUnusedQuery: null },
  relay: {
    // A type that is none is the caller's mistake, as text that is no global id is.
    decodeGlobalID(globalId) {
      const decoded = decodeGlobalID(globalId);
      if (builder.configStore.typeConfigs.has(decoded.typename)) return decoded;
      throw new PothosValidationError(`Invalid global ID: ${globalId}`);
    },
    // The connection counts its page already, so that its list of edges is not counted as a list again.
    edgesFieldOptions: { nullable: { list: false, items: false }, complexity: { field: 1, multiplier: 1 } },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: {
      permission: 'everyone',
      description: 'The object with this global id; null when there is none that the viewer may see.',
    },
    nodesQueryOptions: {
      permission: 'everyone',
      description:
        'The objects with these global ids, in their order; null for each that the viewer may not see.',
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    },
  },
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
  },
  complexity: { limit: limits, defaultListMultiplier: 10 },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({
  description: 'Everything that can be changed. Expected failures are members of the results.',
});
