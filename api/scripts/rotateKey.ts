// npm run rotate-key: creates a new key to sign access tokens, in the database that the environment names.
import { rotateSigningKey } from '../src/auth/signingKeys.ts';
import { openExistingDatabase } from '../src/database/open.ts';
import { readEnvironment } from '../src/environment.ts';
import { reasonOf } from '../src/operatorError.ts';

try {
  const { close } = await openExistingDatabase(readEnvironment(process.env), async () => {});
  await rotateSigningKey().finally(close);
  console.log(
    'Created a new key. It signs tokens after two minutes; those that the old key signed stay valid until they expire.',
  );
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
