import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import { literal } from './inputValues.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { plausibleText } from './plausibleText.ts';

const plausibleNumber = (name: string) => (name === 'lifetimeDays' ? 30 : 1);

/** A value that an input accepts, with all its optional fields. @param textOf provides its texts */
export function plausibleValue(
  type: GraphQLInputType,
  name: string,
  textOf: (name: string) => string | undefined = plausibleText,
): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [plausibleValue(given.ofType, name, textOf)];
  if (isEnumType(given)) return given.getValues()[0]?.name;
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, plausibleValue(field.type, field.name, textOf)]),
    );
  }
  if (given.name === 'Boolean') return true;
  if (given.name === 'Int') return plausibleNumber(name);
  return given.name === 'DateTime' ? plausibleText('publishedAt') : textOf(name);
}

/** The required arguments of a field, as a document spells them. */
export function plausibleArguments(args: readonly GraphQLArgument[]): string {
  const given = args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${literal(plausibleValue(type, name), type)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** A value that a JSON schema accepts, with all its optional fields. */
export function plausibleJson(schema: JsonSchema, name: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.enum) return schema.enum[0];
  if (type === 'integer' || type === 'number') return plausibleNumber(name);
  if (type === 'boolean') return true;
  if (type !== 'object') return plausibleText(name);
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([field, each]) => [field, plausibleJson(each, field)]));
}
