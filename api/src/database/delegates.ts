import type { Transaction } from './client.ts';
import type { Prisma } from './generated/client.ts';

/** A model’s name in Prisma’s client. */
export type ModelName = Uncapitalize<Prisma.ModelName>;

/** The methods of Prisma’s delegates that serve any model. */
interface Delegate<Row> {
  findUnique(args: object): Promise<Row | null>;
  findMany(args: object): Promise<Row[]>;
  count(): Promise<number>;
  create(args: object): Promise<Row>;
  createMany(args: { data: object[] }): Promise<unknown>;
  createManyAndReturn(args: { data: object[] }): Promise<Row[]>;
  update(args: object): Promise<Row>;
  updateManyAndReturn(args: { where: object; data: object }): Promise<Row[]>;
  delete(args: object): Promise<Row>;
  deleteMany(args?: { where: object }): Promise<unknown>;
}

// The delegates’ own types differ by model; the schemas and the tests of every noun ensure that they match.
export function delegateOf<Row>(client: Transaction, model: ModelName): Delegate<Row> {
  return client[model] as unknown as Delegate<Row>;
}

/** The model’s name in Prisma’s schema. */
export function modelNamed(model: ModelName): Prisma.ModelName {
  return (model.charAt(0).toUpperCase() + model.slice(1)) as Prisma.ModelName;
}
