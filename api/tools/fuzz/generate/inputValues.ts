import fc from 'fast-check';
import {
  getNullableType,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { anyInteger, anyText, mostlyPlausible } from './texts.ts';

/** Values that an input of this type and name accepts, as JSON. */
export type ValuesOf = (type: GraphQLInputType, name: string) => fc.Arbitrary<unknown>;

/** @param known texts from this server */
export function inputValues(known: readonly string[]): ValuesOf {
  const texts = anyText(known);
  const moments = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const scalars: Record<string, fc.Arbitrary<unknown>> = {
    Int: anyInteger,
    Float: fc.double(),
    Boolean: fc.boolean(),
    DateTime: fc.oneof(moments, texts),
    ID: texts,
  };
  const valuesOf: ValuesOf = (type, name) => {
    if (!isNonNullType(type)) return fc.option(valuesOf(new GraphQLNonNull(type), name), { freq: 8 });
    const given = getNullableType(type);
    if (isListType(given)) return fc.array(valuesOf(given.ofType, name), { maxLength: 5 });
    if (isEnumType(given)) return fc.constantFrom(...given.getValues().map(({ name }) => name));
    if (!isInputObjectType(given)) return scalars[given.name] ?? mostlyPlausible(name, texts);
    const fields = Object.values(given.getFields());
    const arbitraries = fields.map((field) => [field.name, valuesOf(field.type, field.name)] as const);
    const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true });
  };
  return valuesOf;
}

/** A value as a document spells it. Enum values have no quotes. */
export function literal(value: unknown, type: GraphQLInputType): string {
  const given = getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(given) ? given.ofType : type;
    return `[${value.map((each) => literal(each, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const types = isInputObjectType(given) ? given.getFields() : {};
    const fields = Object.entries(value).map(
      ([name, each]) => `${name}: ${literal(each, types[name]?.type ?? type)}`,
    );
    return `{${fields.join(', ')}}`;
  }
  return isEnumType(given) && typeof value === 'string' ? value : JSON.stringify(value);
}
