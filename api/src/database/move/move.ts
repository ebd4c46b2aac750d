import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { postgresUrl, type Environment } from '../../environment.ts';
import { OperatorError } from '../../operatorError.ts';
import { alone, migrate, unmarkScript } from '../migrate.ts';
import { MoveError } from './moveError.ts';
import { copyTable, hashTable, type Sum } from './copy.ts';
import {
  continueSequences,
  isEmpty,
  makeTables,
  readSchema,
  refuseOtherSchema,
  removeTables,
  withDeferredKeys,
} from './schema.ts';
import { nameOf, openSource, openTarget, type Side } from './sides.ts';

/** The command-line name of the embedded database as the other side of a move. */
const embedded = 'embedded';

/** The target of a move: a PostgreSQL server, or the embedded database in DATA_DIR. @throws MoveError */
export function targetNamed(name: string | undefined): string | null {
  if (name === embedded) return null;
  if (name && /^postgres(ql)?:/.test(name)) {
    const { error } = postgresUrl.safeParse(name);
    if (!error) return name;
    throw new MoveError(`The target is not valid. It ${error.issues[0]?.message}.`);
  }
  throw new MoveError(
    'Specify where to move the database: npm run move -- postgres://user:password@host:5432/database, or npm run move -- embedded. The source is the one that DATABASE_URL or DATA_DIR names.',
  );
}

/**
 * Copies the database that the environment names to an empty one: every table that the migrations create, row
 * by row, and the state of the sequences. Blocks writes to the source meanwhile, and does not change it. All
 * rows are read back and compared, by count and SHA-256, before the target is committed: a killed process
 * leaves a target without rows, which counts as empty and on which no server starts.
 * @param url the target; null for the embedded database in DATA_DIR
 * @param report receives progress messages for the operator
 * @throws MoveError, DataFolderError
 */
export async function moveDatabase(
  environment: Environment,
  url: string | null,
  report: (line: string) => void,
): Promise<void> {
  refuseSame(environment, url);
  try {
    await using source = await openSource(environment);
    await using target = await openTarget(environment, url);
    report(`From ${source.name} to ${target.name}.`);
    await alone(source.database, async () => {
      await migrate(source.database);
      await alone(target.database, () => copyAll(source, target, report));
    });
    await target.keep();
  } catch (error) {
    throw asMoveError(error);
  }
  const next = url
    ? 'Start the servers with DATABASE_URL set to it'
    : 'Start the server without DATABASE_URL';
  report(
    `Done. ${next}. Pictures and backups stay in ${resolve(environment.DATA_DIR)}. The source was not changed.`,
  );
}

/** @throws MoveError if the target is the database that the environment names */
function refuseSame({ DATABASE_URL, DATA_DIR }: Environment, url: string | null): void {
  const embeddedName = `the embedded database in ${resolve(DATA_DIR)}`;
  const same = url ? nameOf(url) : embeddedName;
  if (same !== (DATABASE_URL ? nameOf(DATABASE_URL) : embeddedName)) return;
  const hint = url
    ? 'DATABASE_URL names the source: set it to the old database, or leave it out if that is the embedded one'
    : 'Set DATABASE_URL to the PostgreSQL server to move the site from';
  throw new MoveError(`The source and the target are the same: ${same}. ${hint}.`);
}

async function copyAll(source: Side, target: Side, report: (line: string) => void): Promise<void> {
  // Tables left by a killed move.
  await removeTables(target);
  if (!(await isEmpty(target))) throw notEmpty(target);
  try {
    await makeTables(target);
    await copyRows(source, target, report);
  } catch (error) {
    // If the connection is lost, the mark stays, and the next move removes the tables.
    await target.run('ROLLBACK').then(
      () => removeTables(target),
      () => {},
    );
    throw error;
  }
}

/** Fills the tables in one transaction, whose commit completes the move. */
async function copyRows(source: Side, target: Side, report: (line: string) => void): Promise<void> {
  await source.begin();
  await target.begin();
  const schema = await readSchema(target);
  refuseOtherSchema(schema, await readSchema(source));
  await source.hold(schema.tables.map(({ name }) => name));
  const sums = new Map<string, Sum>();
  await withDeferredKeys(target, schema, async () => {
    for (const table of schema.tables) {
      const sum = await copyTable(source, target, table);
      sums.set(table.name, sum);
      report(`  ${table.name}: ${sum.rows} rows`);
    }
  });
  await continueSequences(source, target, schema);
  report('Reading everything back from the target.');
  for (const table of schema.tables) {
    if (isDeepStrictEqual(await hashTable(target, table), sums.get(table.name))) continue;
    throw new MoveError(
      `${table.name} did not arrive as it was sent, so the target was left empty. Report this.`,
    );
  }
  report(`All ${schema.tables.length} tables have the rows that were sent, by count and SHA-256.`);
  await target.run(unmarkScript);
  await target.run('COMMIT');
}

const notEmpty = ({ name }: Side) =>
  new MoveError(
    `There is already something in ${name}, and a move replaces nothing. Name an empty database (createdb), or empty that one.`,
  );

/** Turns an error from a database or the system into a message for the operator; returns bugs unchanged. */
function asMoveError(error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error) || !('code' in error)) return error;
  const reason = error.message || String(error.code);
  return new MoveError(
    `The move failed: ${reason}. Nothing was kept in the target: fix the problem, and run the same command again.`,
    { cause: error },
  );
}
