import fc from 'fast-check';
import { anyInteger, anyText, mostlyPlausible } from './texts.ts';

/** The part of JSON Schema that /api/openapi.json uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
}

const moments = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());

/** Values for this name that mostly match the schema. @param named the schemas that a $ref can name */
export function jsonValues(
  schema: JsonSchema,
  name: string,
  named: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  const texts = anyText([]);
  const fitting = (given: JsonSchema, name: string): fc.Arbitrary<unknown> => {
    const { $ref, type, anyOf, items = {}, properties = {}, required = [], format } = given;
    const reference = $ref && named[$ref.split('/').at(-1) ?? ''];
    if (reference) return fitting(reference, name);
    if (anyOf) return fc.oneof(...anyOf.map((each) => fitting(each, name)));
    if (given.enum) return fc.constantFrom(...given.enum);
    if (Array.isArray(type)) return fc.oneof(...type.map((each) => fitting({ ...given, type: each }, name)));
    if (type === 'string')
      return format === 'date-time' ? fc.oneof(moments, texts) : mostlyPlausible(name, texts);
    if (type === 'integer' || type === 'number') return anyInteger;
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(fitting(items, name), { maxLength: 5 });
    if (type !== 'object') return fc.jsonValue();
    const values = Object.entries(properties).map(([field, each]) => [field, fitting(each, field)] as const);
    return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true });
  };
  return fitting(schema, name);
}
