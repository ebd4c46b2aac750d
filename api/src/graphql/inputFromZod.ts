import { z } from 'zod';
import { builder } from './builder.ts';

interface Property {
  /** Where the schema of an enumeration is: #/$defs/PartnerTier. */
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  anyOf?: Property[];
  /** Of a list. */
  items?: Property;
}

/** The GraphQL type of a zod schema’s field: a scalar, or a list of them. */
function typeOf(name: string, property: Property) {
  const { items } = property.anyOf?.find((choice) => choice.type === 'array') ?? property;
  return items ? [scalarOf(name, items)] : scalarOf(name, property);
}

/** The GraphQL type of a single value. */
function scalarOf(name: string, property: Property): 'String' | 'Boolean' | 'Int' | 'DateTime' {
  const { $ref, type: types, format } = property.anyOf?.find((choice) => choice.type !== 'null') ?? property;
  // A schema with an id is an enumeration, and its id is the GraphQL name.
  if ($ref) return $ref.replace('#/$defs/', '') as 'String';
  const type = [types].flat().find((choice) => choice !== 'null');
  if (type === 'boolean') return 'Boolean';
  if (type === 'integer') return 'Int';
  if (type === 'string') return format === 'date-time' ? 'DateTime' : 'String';
  throw new Error(`The input field ${name} has no GraphQL type.`);
}

/**
 * The GraphQL input type of a zod object: the same fields, required where the schema requires them, with its
 * descriptions. The rule validates with the same schema, so that each limit is defined once.
 */
export function inputFromZod<Schema extends z.ZodObject>(name: string, description: string, schema: Schema) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return builder.inputRef<z.input<Schema>>(name).implement({
    description,
    fields: (t) =>
      Object.fromEntries(
        Object.entries(properties as Record<string, Property>).map(([field, property]) => [
          field,
          t.field({
            type: typeOf(field, property) as 'String',
            required: required.includes(field),
            ...(property.description && { description: property.description }),
          }),
        ]),
      ) as never,
  });
}
