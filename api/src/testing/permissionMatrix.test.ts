import { isDeepStrictEqual } from 'node:util';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { rolesWith, type Capability } from '../auth/capabilities.ts';
import type { Permission } from '../auth/permission.ts';
import { schema } from '../graphql/schema.ts';
import { routes as restRoutes } from '../rest/route.ts';
import { subjectOf } from './matrix.ts';
import { matrices } from './matrices.ts';
import { names, rootType, rowsOf } from './matrixRows.ts';
import { useTestApp } from './testApp.ts';

// Checks that the matrix is complete. Its calls are made per noun: <noun>.permissions.test.ts.

const { graphqlRows, typeRows, httpRows } = rowsOf(matrices);
const rootTypes = ['Query', 'Mutation', 'Subscription'];
const capabilities = Object.keys(rolesWith) as Capability[];

const rootFields = rootTypes.flatMap((root) =>
  Object.values(rootType(root).getFields()).map(
    ({ name, extensions }) => [`${root}.${name}`, extensions['permission'] as Permission] as const,
  ),
);

/** Every field of the root types, and every REST route with a rule, with its declared permission. */
const declared: (readonly [string, Permission])[] = [
  ...rootFields,
  ...restRoutes.map(
    ({ method, path, permission }) => [`${method.toUpperCase()} ${path}`, permission] as const,
  ),
];

const app = useTestApp({ METRICS_TOKEN: 'the-operators-token' });

test('the matrix has a row for every field of Query, Mutation and Subscription', () => {
  const fields = rootFields.map(([name]) => name);
  expect(differences(fields, graphqlRows.map(subjectOf))).toEqual([]);
});

test('the matrix has a row for every field of every other type', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types
    .filter(({ name }) => !name.startsWith('__') && !rootTypes.includes(name))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const listed = typeRows.flatMap(({ type, everyone, granted, inPerson, besides = {}, others }) =>
    names(everyone, granted, inPerson, ...Object.values(besides), others).map((field) => `${type}.${field}`),
  );
  expect(differences(fields, listed)).toEqual([]);
});

test('the matrix has a row for every route', () => {
  const routes = app.routes().map(({ method, path }) => `${method} ${asInOpenApi(path)}`);
  expect(differences(routes, httpRows.map(subjectOf))).toEqual([]);
});

test('the matrix expects the declared permissions', () => {
  const permissions = new Map(declared);
  const mistaken = [...graphqlRows, ...httpRows].filter(
    (row) => !isDeepStrictEqual(permissions.get(subjectOf(row)) ?? row.permission, row.permission),
  );
  const problems = mistaken.map(
    ({ key, permission }) => `${key} is not declared for ${wordsOf(permission)}.`,
  );
  expect(problems).toEqual([]);
});

test('each capability in the table has a rule, and each rule a capability', () => {
  const stated = declared.flatMap(([, permission]) => (permission.to === 'everyone' ? [] : [permission]));
  const used = [...stated, ...graphqlRows, ...httpRows].map(({ capability }) => capability);
  expect(new Set(used.filter((capability) => capability !== null))).toEqual(new Set(capabilities));
  expect(stated.filter(({ capability }) => !capabilities.includes(capability))).toEqual([]);
});

const wordsOf = (permission: Permission) => Object.values(permission).join(' ');

/** Converts Hono’s /api/news/:id and /:file{\d+\.png} to OpenAPI’s notation. */
const asInOpenApi = (path: string) => path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}');

/** The differences between the existing things and those with rows, as sentences. */
function differences(things: string[], rows: string[]): string[] {
  const [real, listed] = [new Set(things), new Set(rows)];
  return [
    ...[...real.difference(listed)].map((thing) => `${thing} has no row in the matrix.`),
    ...[...listed.difference(real)].map((thing) => `${thing} has a row in the matrix, but does not exist.`),
  ];
}
