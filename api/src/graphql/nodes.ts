import { decodeGlobalID, resolveNodes } from '@pothos/plugin-relay';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { everyone } from '../auth/permission.ts';
import { builder } from './builder.ts';
import { prices } from './prices.ts';

/** The type and id in a global id; null if it is not a node’s. */
function nodeNamed(globalId: string, schema: GraphQLSchema) {
  try {
    const named = decodeGlobalID(globalId);
    const type = schema.getType(named.typename);
    const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
    return isNode ? named : null;
  } catch {
    return null;
  }
}

builder.queryField('nodes', (t) =>
  t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: true, items: true },
    permission: everyone,
    description:
      'The objects with these global ids, in their order; null for each that is not a global id, or that the viewer may not see.',
    args: { ids: t.arg.idList({ required: true, description: 'The global ids.' }) },
    complexity: ({ ids }) => ({ field: prices.statement + ids.length, multiplier: ids.length }),
    resolve: (_root, { ids }, context, info) =>
      resolveNodes(
        builder,
        context,
        info,
        ids.map((id) => nodeNamed(String(id), info.schema)),
      ) as never,
  }),
);
