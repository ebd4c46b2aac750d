// npm run rotate-key: another key signs access tokens from now on, in the database that the environment names.
import { rotateSigningKey } from '../src/auth/signingKeys.ts';
import { DataFolderError } from '../src/dataFolder.ts';
import { openDatabase } from '../src/database/open.ts';
import { EnvironmentError, readEnvironment } from '../src/environment.ts';

try {
  const { close } = await openDatabase(readEnvironment(process.env));
  await rotateSigningKey().finally(close);
  console.log('There is a new key. It signs in two minutes; what the old one signed is good until it ends.');
} catch (error) {
  const expected = error instanceof EnvironmentError || error instanceof DataFolderError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
