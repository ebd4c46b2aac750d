// npm run move -- <postgres://…, or embedded>: copies the whole database that the environment names to another one.
import { moveDatabase, targetNamed } from '../src/database/move/move.ts';
import { MoveError } from '../src/database/move/moveError.ts';
import { DataFolderError } from '../src/dataFolder.ts';
import { EnvironmentError, readEnvironment } from '../src/environment.ts';

try {
  const target = targetNamed(process.argv[2]);
  await moveDatabase(readEnvironment(process.env), target, (line) => console.log(line));
} catch (error) {
  const expected = [EnvironmentError, DataFolderError, MoveError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
