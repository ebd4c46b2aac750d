// npm run move -- <postgres://…, or embedded>: copies the whole database that the environment names to another.
import { moveDatabase, targetNamed } from '../src/database/move/move.ts';
import { readEnvironment } from '../src/environment.ts';
import { reasonOf } from '../src/operatorError.ts';

try {
  const target = targetNamed(process.argv[2]);
  await moveDatabase(readEnvironment(process.env), target, (line) => console.log(line));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
