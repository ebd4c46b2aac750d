import { z } from 'zod';
import { AdminRole } from '../database/generated/enums.ts';
import { traced } from '../database/trace.ts';
import type { Environment } from '../environment.ts';
import { emailAddress } from '../addressFields.ts';
import { line, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import {
  createAccount,
  disableAccount,
  enableAccount,
  linkFor,
  linkIdentity,
  listAccounts,
  removeFactors,
  setPassword,
  setRole,
} from './accounts.ts';
import { newPassword } from './newPassword.ts';

const email = emailAddress().overwrite((text) => text.toLowerCase());

const role = z.enum(AdminRole, 'Choose the role owner, editor or author.');

/** A command of `npm run account`, whether run in this process or sent to the running server. */
const accountCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('list') }),
  z.strictObject({ name: z.literal('create'), email, password: newPassword, role: role.default('owner') }),
  z.strictObject({ name: z.literal('password'), email, password: newPassword }),
  z.strictObject({ name: z.literal('disable'), email }),
  z.strictObject({ name: z.literal('enable'), email }),
  z.strictObject({ name: z.literal('role'), email, role }),
  z.strictObject({ name: z.literal('link'), email }),
  z.strictObject({ name: z.literal('remove-factors'), email }),
  z.strictObject({ name: z.literal('link-identity'), email, subject: required(line(255)) }),
]);

/** Shown in the security log instead of a device. */
const operatorsClient = { address: '', userAgent: 'npm-run-account', device: '', isLocal: false };

/**
 * Runs the operator’s command.
 * @returns the text to print
 * @throws ValidationError, NotFoundError
 */
export async function runAccountCommand(environment: Environment, given: unknown): Promise<string> {
  const command = validate(accountCommand, given);
  let output = '';
  await traced(async () => {
    output = await run(environment, command);
  });
  return output;
}

async function run(environment: Environment, command: z.output<typeof accountCommand>): Promise<string> {
  const origin = { client: () => operatorsClient, environment };
  switch (command.name) {
    case 'list':
      return tableOf(await listAccounts());
    case 'create':
      await createAccount(origin, command);
      return `${command.email} can sign in now.`;
    case 'password':
      await setPassword(origin, command.email, command.password);
      return `${command.email} has a new password. Its sessions and API tokens have ended.`;
    case 'disable':
      await disableAccount(origin, command.email);
      return `${command.email} can no longer sign in. Its sessions and API tokens have ended.`;
    case 'enable':
      await enableAccount(origin, command.email);
      return `${command.email} can sign in again. It has no sessions or API tokens.`;
    case 'role':
      await setRole(origin, command.email, command.role);
      return `${command.email} has the role ${command.role} from its next call on.`;
    case 'link':
      return `${await linkFor(origin, command.email)}\nWhoever opens this link can set the password of ${command.email}, once. Earlier links have ended.`;
    case 'remove-factors':
      await removeFactors(origin, command.email);
      return `${command.email} signs in with its password alone. Its passkeys, authenticator app and recovery codes are gone. If a second factor is required, it adds one first.`;
    case 'link-identity':
      await linkIdentity(origin, command.email, command.subject);
      return `${command.email} can sign in at the identity provider as ${command.subject}.`;
  }
}

/** Formats the accounts as a table, one row each. */
function tableOf(accounts: Awaited<ReturnType<typeof listAccounts>>): string {
  const rows = accounts.map(
    ({ email, role: given, invitedAt, disabledAt, passwordHash, externalId, createdAt, _count }) => [
      email,
      given,
      disabledAt ? `disabled ${dayOf(disabledAt)}` : invitedAt ? `invited ${dayOf(invitedAt)}` : 'enabled',
      passwordHash ? 'yes' : 'no',
      externalId ?? '-',
      String(_count.sessions),
      String(_count.apiTokens),
      dayOf(createdAt),
    ],
  );
  const table = [
    ['ACCOUNT', 'ROLE', 'STATE', 'PASSWORD', 'IDENTITY', 'SESSIONS', 'TOKENS', 'CREATED'],
    ...rows,
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((row) => row.trimEnd())
    .join('\n');
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
