import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

/** Everything that introspection shows without a description, by its coordinate. */
function undescribed(): string[] {
  const found: string[] = [];
  const look = (coordinate: string, { description }: { description?: string | null | undefined }) => {
    if (!description?.trim()) found.push(coordinate);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    look(type.name, type);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    }
    if (isEnumType(type)) {
      for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    }
  }
  return found;
}

test('who may use a field is said once', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.values(type?.getFields() ?? {}),
  );
  const twice = fields.filter(
    ({ description }) => (description?.match(/(?:[Oo]nly|[Ff]or)(?: signed-in)? admins/g) ?? []).length > 1,
  );
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test('introspection reads like documentation: everything is described', () => {
  expect(undescribed()).toEqual([]);
});
