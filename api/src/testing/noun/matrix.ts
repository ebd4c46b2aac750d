import { prisma } from '../../database/client.ts';
import { editor } from '../editor.ts';
import { addImages } from '../../images/images.samples.ts';
import type { Capability } from '../../auth/capabilities.ts';
import { pairedFieldsOf } from '../../translation/marks.ts';
import { everyone, hidden, matrix, needs, publishes, type Matrix } from '../matrix.ts';
import { globalIdOf, type Noun } from './noun.ts';

/** A noun’s matrix, besides the rows that all nouns have. */
interface Rows {
  /** The capabilities required to change it, and to change what visitors see of it. */
  write: Capability;
  publish: Capability;
  /** The fields of its type that everyone sees, and those that only some callers see; names separated by spaces. */
  everyone: string;
  granted?: string;
  types?: NonNullable<Matrix['types']>;
}

const inputOf = (fields: object) =>
  `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/** Reading, and changes by authorized callers, over GraphQL. */
function graphqlRows(
  { type, one, list, least }: Noun,
  { write, publish }: Pick<Rows, 'write' | 'publish'>,
): NonNullable<Matrix<World>['graphql']> {
  const overlong = { ...least, [Object.keys(least)[0] ?? '']: 'x'.repeat(3000) };
  return {
    [`Query.${list}`]: everyone(`${type}Connection`),
    [`Query.${one}`]: { ...everyone(type), args: ({ id }) => `id: ${id}` },
    [`Query.node of a ${type}`]: { ...everyone(type), args: ({ globalId }) => `id: "${globalId}"` },
    [`Query.nodes of a ${type}`]: { ...everyone(type), args: ({ globalId }) => `ids: ["${globalId}"]` },
    [`Mutation.create${type}`]: {
      ...publishes(write, publish, `${type}Payload`),
      args: () => `input: ${inputOf(least)}`,
    },
    [`Mutation.create${type} with an overlong text`]: {
      ...needs(write, 'ValidationError'),
      args: () => `input: ${inputOf(overlong)}`,
    },
    [`Mutation.update${type}`]: {
      ...publishes(write, publish, `${type}Payload`),
      args: ({ id }) => `id: ${id}, input: ${inputOf(least)}`,
    },
    [`Mutation.update${type} on an old version`]: {
      ...needs(write, 'ConflictError'),
      args: ({ id }) => `id: ${id}, version: 0, input: ${inputOf(least)}`,
    },
    [`Mutation.delete${type}`]: { ...needs(publish, `Delete${type}Payload`), args: ({ id }) => `id: ${id}` },
    [`Mutation.delete${type} that does not exist`]: {
      ...needs(publish, 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  };
}

/** Records that somebody changed a row. */
export const noteChange = (entity: string, rowId: number) =>
  prisma.change.create({ data: { by: editor.email, action: 'updated', entity, rowId } });

interface World {
  id: number;
  globalId: string;
}

/**
 * The matrix of a noun that is visible to everyone and managed over GraphQL by admins; REST only reads it.
 */
export function nounMatrix(noun: Noun, rows: Rows): Matrix {
  const { type, one, list, path } = noun;
  const texts = pairedFieldsOf(type);
  const hasMarks = texts.length > 0;
  return matrix<World>({
    async arrange() {
      const [image] = await addImages({});
      // Between two others, for nouns that name their neighbours.
      const [, row] = await noun.add(
        {},
        { ...noun.full, ...('active' in noun.full && { active: true }), [noun.picture.url]: image?.url },
        {},
      );
      if (!row) throw new Error('Nothing was stored.');
      await noteChange(type, row.id);
      return { id: row.id, globalId: globalIdOf(noun, row.id) };
    },
    graphql: graphqlRows(noun, rows),
    types: {
      [type]: {
        through: `Query.${one}`,
        everyone: hasMarks ? `${rows.everyone} translation translationGaps` : rows.everyone,
        granted: ['unpublishedChanges', 'lastChange', rows.granted].filter(Boolean).join(' '),
      },
      [`${type}Connection`]: { through: `Query.${list}`, everyone: 'edges pageInfo' },
      [`${type}Edge`]: { through: `Query.${list}`, everyone: 'cursor node' },
      [`${type}Payload`]: { through: `Mutation.create${type}`, granted: one },
      [`Delete${type}Payload`]: { through: `Mutation.delete${type}`, granted: 'deletedId' },
      ...(hasMarks && {
        [`${type}Translation`]: { through: `Query.${one}`, everyone: texts.join(' ') },
      }),
      ...rows.types,
    },
    http: {
      [`GET ${path}`]: everyone(200),
      [`GET ${path}/{id}`]: { ...everyone(200), call: ({ id }) => `GET ${path}/${id}` },
    },
  });
}

/**
 * The matrix of a noun whose inactive rows are visible only to callers with the `read` capability, and which
 * REST manages too.
 */
export function managedMatrix(
  noun: Noun,
  { read, write, publish }: Record<'read' | 'write' | 'publish', Capability>,
): Matrix {
  const { type, one, path, least } = noun;
  return matrix<World>({
    async arrange() {
      const [row] = await noun.add({ active: false });
      if (!row) throw new Error('Nothing was stored.');
      return { id: row.id, globalId: globalIdOf(noun, row.id) };
    },
    graphql: {
      [`Query.${one} that is inactive`]: { ...hidden(read, type), args: ({ id }) => `id: ${id}` },
      [`Query.node of an inactive ${type}`]: {
        ...hidden(read, type),
        args: ({ globalId }) => `id: "${globalId}"`,
      },
      [`Query.nodes of an inactive ${type}`]: {
        ...hidden(read, type),
        args: ({ globalId }) => `ids: ["${globalId}"]`,
      },
    },
    http: {
      [`GET ${path}/{id} that is inactive`]: {
        ...hidden(read, 200, 404),
        call: ({ id }) => `GET ${path}/${id}`,
      },
      [`POST ${path}`]: { ...publishes(write, publish, 201), body: least },
      [`POST ${path} of an inactive one`]: { ...needs(write, 201), body: { ...least, active: false } },
      [`POST ${path} with nothing`]: { ...needs(write, 400), body: {} },
      [`PUT ${path}/{id}`]: { ...needs(write, 200), call: ({ id }) => `PUT ${path}/${id}`, body: least },
      [`PUT ${path}/{id} to show it`]: {
        ...publishes(write, publish, 200),
        call: ({ id }) => `PUT ${path}/${id}`,
        body: { active: true },
      },
      [`DELETE ${path}/{id}`]: { ...needs(publish, 204), call: ({ id }) => `DELETE ${path}/${id}` },
      [`DELETE ${path}/{id} that does not exist`]: {
        ...needs(publish, 404),
        call: () => `DELETE ${path}/2147483647`,
      },
    },
  });
}
