import SchemaBuilder, {
  BasePlugin,
  completeValue,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { assertRoom, takeRoom } from './answerSize.ts';
import type { RequestContext } from './context.ts';
import { prices } from './prices.ts';

const pluginName = 'price';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      price: PricePlugin<Types>;
    }
  }
}

/** Whether a field has a scalar’s type. Pothos names a scalar by itself or by its reference. */
const isScalar = <Types extends SchemaTypes>({ type }: PothosOutputFieldConfig<Types>, name: string) =>
  type.kind === 'Scalar' && (type.ref === name || (type.ref as { name?: string }).name === name);

/** The default price of a field; undefined for a plain column. */
function priceOf<Types extends SchemaTypes>(field: PothosOutputFieldConfig<Types>) {
  const { kind, pothosOptions } = field;
  if (kind === 'Query' || kind === 'Mutation' || kind === 'Subscription') return prices.statement;
  if (isScalar(field, 'ID')) return undefined;
  const { resolve } = pothosOptions as { resolve?: (...parameters: unknown[]) => unknown };
  // A resolver that uses the request’s context can do more than read its row.
  return resolve && resolve.length > 2 ? prices.gathered : undefined;
}

/**
 * Gives a default price to every field that costs more than a plain column, and counts the long texts of an
 * answer while it is made. A field of Query fails alone: it is null, and the others are returned.
 */
class PricePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const price = field.pothosOptions.complexity === undefined ? priceOf(field) : undefined;
    return {
      ...field,
      ...(field.kind === 'Query' && { type: { ...field.type, nullable: true } }),
      extensions: { ...field.extensions, ...(price && { complexity: price }) },
    };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const price = Number(field.extensions?.['complexity']);
    // What is rendered counts before it is rendered (rendered.ts).
    const isLongText = isScalar(field, 'String') && [prices.text, prices.seldomLong].includes(price);
    if (!isLongText) return resolve;
    return (parent, args, context, info) => {
      try {
        assertRoom(context as RequestContext);
        return completeValue(resolve(parent, args, context, info), (text) =>
          takeRoom(context as RequestContext, 'texts', text as string | null),
        );
      } catch (error) {
        // Thrown in the middle of a list, it would leave the promises of the rows before with nobody to wait for them:
        // one of them that is rejected, too, stops the server.
        return Promise.reject(error as Error);
      }
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, PricePlugin);

export default pluginName;
