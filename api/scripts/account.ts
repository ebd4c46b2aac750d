// npm run account: manages accounts in the database that the environment names, even while the server runs.
import { parseArgs } from 'node:util';
import { runAccountCommand } from '../src/auth/accountCommands.ts';
import { askServer } from '../src/auth/accountSocket.ts';
import type { DatabaseSource } from '../src/database/source.ts';
import { DataFolderInUseError } from '../src/database/embedded.ts';
import { openExistingDatabase } from '../src/database/open.ts';
import { readEnvironment, type Environment } from '../src/environment.ts';
import { ExpectedError } from '../src/errors.ts';
import { queues } from '../src/jobs/all.ts';
import { openJobs } from '../src/jobs/jobs.ts';
import { log } from '../src/log.ts';
import { reasonOf } from '../src/operatorError.ts';
import { askPassword } from './askPassword.ts';

const usage = `Usage: npm run account -- <command>

  list                               shows all accounts
  create <email> [--role <role>]     creates an account and asks for its password; an owner by default
  password <email>                   sets a new password and ends sessions and API tokens
  disable <email>                    blocks sign-in and ends sessions and API tokens
  enable <email>                     allows sign-in again
  role <email> <role>                makes it an owner, editor or author
  link <email>                       prints a link that sets a new password, once
  remove-factors <email>             removes its passkeys, authenticator app and recovery codes
  link-identity <email> <subject>    allows sign-in as this subject of the identity provider

The password is typed at the terminal, or read as one line from a pipe.`;

/** The arguments of each command, by name, except a password. */
const commands = new Map([
  ['list', []],
  ['create', ['email']],
  ['password', ['email']],
  ['disable', ['email']],
  ['enable', ['email']],
  ['role', ['email', 'role']],
  ['link', ['email']],
  ['remove-factors', ['email']],
  ['link-identity', ['email', 'subject']],
]);

async function run(environment: Environment, command: object): Promise<string> {
  try {
    // Some changes are mailed to the account.
    const open = (source: DatabaseSource) => openJobs(source, queues);
    const { prepared: jobs, close } = await openExistingDatabase(environment, open);
    try {
      return await runAccountCommand(environment, command);
    } finally {
      await jobs.stop();
      await close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return askServer(environment, command);
  }
}

/** The arguments; undefined for options that no command has. */
function parse() {
  try {
    return parseArgs({ options: { role: { type: 'string' } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const { positionals: [name = '', ...values] = [], values: options = {} } = parse() ?? {};
const names = commands.get(name);
if (names?.length !== values.length || (options.role !== undefined && name !== 'create')) {
  console.error(usage);
  process.exit(2);
}
log.level = 'silent';
try {
  const environment = readEnvironment(process.env);
  const asksPassword = name === 'create' || name === 'password';
  const command = {
    name,
    ...Object.fromEntries(names.map((key, i) => [key, values[i]])),
    ...options,
    ...(asksPassword && { password: await askPassword(process.stdin, process.stderr) }),
  };
  console.log(await run(environment, command));
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : reasonOf(error));
  process.exit(1);
}
