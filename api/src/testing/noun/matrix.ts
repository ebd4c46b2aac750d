import { addImages } from '../../images/images.samples.ts';
import { admins, everyone, matrix, type Matrix } from '../matrix.ts';
import { globalIdOf, type Noun } from './noun.ts';

/** What a noun’s matrix has beside the rows that all nouns have. */
interface Rows {
  /** The fields of its type that everyone sees, and those that only admins see; names parted by spaces. */
  everyone: string;
  admins?: string;
  types?: NonNullable<Matrix['types']>;
}

const inputOf = (fields: object) =>
  `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/** Reading, and changes by admins only, over GraphQL. */
function graphqlRows({ type, one, list, least }: Noun): NonNullable<Matrix<World>['graphql']> {
  const overlong = { ...least, [Object.keys(least)[0] ?? '']: 'x'.repeat(3000) };
  return {
    [`Query.${list}`]: everyone(`${type}Connection`),
    [`Query.${one}`]: { ...everyone(type), args: ({ id }) => `id: ${id}` },
    [`Query.node of a ${type}`]: { ...everyone(type), args: ({ globalId }) => `id: "${globalId}"` },
    [`Query.nodes of a ${type}`]: { ...everyone(type), args: ({ globalId }) => `ids: ["${globalId}"]` },
    [`Mutation.create${type}`]: { ...admins(`${type}Payload`), args: () => `input: ${inputOf(least)}` },
    [`Mutation.create${type} with an overlong text`]: {
      ...admins('ValidationError'),
      args: () => `input: ${inputOf(overlong)}`,
    },
    [`Mutation.update${type}`]: {
      ...admins(`${type}Payload`),
      args: ({ id }) => `id: ${id}, input: ${inputOf(least)}`,
    },
    [`Mutation.update${type} on an old version`]: {
      ...admins('ConflictError'),
      args: ({ id }) => `id: ${id}, version: 0, input: ${inputOf(least)}`,
    },
    [`Mutation.delete${type}`]: { ...admins(`Delete${type}Payload`), args: ({ id }) => `id: ${id}` },
    [`Mutation.delete${type} that is not there`]: {
      ...admins('NotFoundError'),
      args: () => 'id: 2147483647',
    },
  };
}

interface World {
  id: number;
  globalId: string;
}

/** The matrix of a noun that everyone sees and admins manage over GraphQL; REST lists it. */
export function nounMatrix(noun: Noun, rows: Rows): Matrix {
  const { type, one, list, path } = noun;
  return matrix<World>({
    async arrange() {
      const [image] = await addImages({});
      const [row] = await noun.add({
        ...noun.full,
        ...('active' in noun.full && { active: true }),
        [noun.picture.url]: image?.url,
      });
      if (!row) throw new Error('Nothing was stored.');
      return { id: row.id, globalId: globalIdOf(noun, row.id) };
    },
    graphql: graphqlRows(noun),
    types: {
      [type]: {
        through: `Query.${one}`,
        everyone: rows.everyone,
        ...(rows.admins && { admins: rows.admins }),
      },
      [`${type}Connection`]: { through: `Query.${list}`, everyone: 'edges pageInfo' },
      [`${type}Edge`]: { through: `Query.${list}`, everyone: 'cursor node' },
      [`${type}Payload`]: { through: `Mutation.create${type}`, admins: one },
      [`Delete${type}Payload`]: { through: `Mutation.delete${type}`, admins: 'deletedId' },
      ...rows.types,
    },
    http: { [`GET ${path}`]: everyone(200) },
  });
}

/** The rows of a noun of which inactive ones exist for admins only, and which REST manages too. */
export function managedMatrix(noun: Noun): Matrix {
  const { type, one, path, least } = noun;
  return matrix<World>({
    async arrange() {
      const [row] = await noun.add({ active: false });
      if (!row) throw new Error('Nothing was stored.');
      return { id: row.id, globalId: globalIdOf(noun, row.id) };
    },
    graphql: {
      [`Query.${one} that is inactive`]: { ...everyone(null, type), args: ({ id }) => `id: ${id}` },
      [`Query.node of an inactive ${type}`]: {
        ...everyone(null, type),
        args: ({ globalId }) => `id: "${globalId}"`,
      },
      [`Query.nodes of an inactive ${type}`]: {
        ...everyone(null, type),
        args: ({ globalId }) => `ids: ["${globalId}"]`,
      },
    },
    http: {
      [`GET ${path}/{id}`]: { ...everyone(404, 200), call: ({ id }) => `GET ${path}/${id}` },
      [`POST ${path}`]: { ...admins(201), body: least },
      [`POST ${path} with nothing`]: { ...admins(400), body: {} },
      [`PUT ${path}/{id}`]: { ...admins(200), call: ({ id }) => `PUT ${path}/${id}`, body: least },
      [`DELETE ${path}/{id}`]: { ...admins(204), call: ({ id }) => `DELETE ${path}/${id}` },
      [`DELETE ${path}/{id} that is not there`]: {
        ...admins(404),
        call: () => `DELETE ${path}/2147483647`,
      },
    },
  });
}
