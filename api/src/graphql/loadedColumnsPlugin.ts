import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';

const pluginName = 'loadedColumns';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumnsPlugin<Types>;
    }
  }
}

/** The columns of its row that a field without arguments reads, if its type has no rows of its own; null if it does more. */
function columnsOf<Types extends SchemaTypes>(
  { type, args, extensions }: PothosOutputFieldConfig<Types>,
  isOfRows: (type: { ref: unknown }) => boolean,
): string[] | null {
  const leaf = type.kind === 'List' ? type.type : type;
  const isValue = leaf.kind === 'Scalar' || leaf.kind === 'Enum';
  if (!isValue && (leaf.kind !== 'Object' || isOfRows(leaf))) return null;
  if (Object.keys(args).length > 0) return null;
  const select: unknown = extensions?.['pothosPrismaSelect'];
  if (typeof select !== 'object' || select === null) return null;
  return Object.values(select).every((each) => each === true) ? Object.keys(select) : null;
}

/**
 * Resolves a field straight from its row if that has the field’s columns, as nearly always. The Prisma plugin would first
 * look up, for each field of each row, which plan loaded it.
 */
class LoadedColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const columns = columnsOf(field, ({ ref }) => {
      const config = this.builder.configStore.getTypeConfig(ref as never);
      return config.extensions?.['pothosPrismaModel'] !== undefined;
    });
    const direct = field.resolve as GraphQLFieldResolver<unknown, Types['Context'], object> | undefined;
    if (!columns || !direct) return resolve;
    return (row, args, context, info) => {
      const values = row as Readonly<Record<string, unknown>>;
      const isLoaded = columns.every((name) => values[name] !== undefined);
      return (isLoaded ? direct : resolve)(row, args, context, info);
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, LoadedColumnsPlugin);

export default pluginName;
