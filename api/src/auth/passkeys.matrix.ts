import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { confirmed, everyone, inPerson, matrix, toReadOnlyToken } from '../testing/matrix.ts';
import { editor } from '../testing/editor.ts';
import { forgetAll } from '../limits/throttle.ts';
import { newChallenge, type ChallengeFor } from './passkeyChallenges.ts';
import { addPasskeyOf, makeAuthenticator } from './passkeys.samples.ts';

const inOneLine = (answer: string) => `answer: ${JSON.stringify(answer)}`;

const optionsFor = async (bound: ChallengeFor) => JSON.stringify({ challenge: await newChallenge(bound) });

/** The account, and the session of the caller if they have one. */
async function callerOf() {
  const { id } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
  const session = await prisma.session.findFirst({ orderBy: { createdAt: 'desc' } });
  return { id, sessionId: session?.id ?? null };
}

/** Permissions for the first passkey of an account. */
export const firstPasskeyMatrix = matrix({
  async arrange() {
    await prisma.passkey.deleteMany();
    const options = await optionsFor({ purpose: 'add', admin: await callerOf() });
    return { created: inOneLine(makeAuthenticator().create(options)) };
  },

  graphql: {
    'Mutation.addPasskey': {
      ...confirmed('account.manage', 'AddPasskeyPayload'),
      args: ({ created }) => `input: { name: "Phone", ${created} }`,
    },
  },

  types: {
    AddPasskeyPayload: { through: 'Mutation.addPasskey', inPerson: 'passkey recoveryCodes' },
  },
});

/** Permissions for passkeys. */
export const passkeysMatrix = matrix({
  async arrange() {
    forgetAll();
    await prisma.passkey.deleteMany();
    const { passkey, authenticator } = await addPasskeyOf();
    const admin = await callerOf();
    await prisma.passkey.update({ where: { id: passkey.id }, data: { lastUsedAt: new Date() } });
    return {
      passkeyId: passkey.id,
      passkeyNode: encodeGlobalID('Passkey', passkey.id),
      answer: inOneLine(authenticator.get(await optionsFor({ purpose: 'signIn' }))),
      confirmation: inOneLine(authenticator.get(await optionsFor({ purpose: 'confirm', admin }))),
    };
  },

  graphql: {
    'Query.viewer with their passkeys': everyone(null, 'Admin'),
    'Query.node of a passkey': {
      ...toReadOnlyToken(null, everyone(null, 'Passkey')),
      args: ({ passkeyNode }) => `id: "${passkeyNode}"`,
    },
    'Mutation.startPasskeySignIn': everyone('PasskeyOptions'),
    'Mutation.signInWithPasskey': {
      ...everyone('SignInPayload'),
      args: ({ answer }) => `input: { ${answer} }`,
    },
    'Mutation.signInWithPasskey that answers nothing': {
      ...everyone('PasskeyError'),
      args: () => 'input: { answer: "{}" }',
    },
    'Mutation.startAddingPasskey': confirmed('account.manage', 'PasskeyOptions'),
    'Mutation.addPasskey long after the sign-in': {
      ...confirmed('account.manage', 'PasswordRequiredError'),
      args: () => 'input: { name: "Phone", answer: "{}" }',
      signedInAgo: 11 * 60_000,
    },
    'Mutation.renamePasskey': {
      ...inPerson('account.manage', 'RenamePasskeyPayload'),
      args: ({ passkeyId }) => `id: ${passkeyId}, input: { name: "Laptop" }`,
    },
    'Mutation.removePasskey': {
      ...confirmed('account.manage', 'RemovePasskeyPayload'),
      args: ({ passkeyId }) => `id: ${passkeyId}`,
    },
    'Mutation.removePasskey that does not exist': {
      ...confirmed('account.manage', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
    'Mutation.startPasskeyConfirmation': inPerson('account.manage', 'PasskeyOptions'),
    'Mutation.confirmWithPasskey': {
      ...inPerson('account.manage', 'ConfirmPasswordPayload'),
      args: ({ confirmation }) => `input: { ${confirmation} }`,
    },
  },

  types: {
    Passkey: { through: 'Query.node of a passkey', inPerson: 'id databaseId name createdAt lastUsedAt' },
    PasskeyConnection: { through: 'Query.viewer with their passkeys', inPerson: 'edges pageInfo' },
    PasskeyEdge: { through: 'Query.viewer with their passkeys', inPerson: 'cursor node' },
    PasskeyOptions: { through: 'Mutation.startPasskeySignIn', everyone: 'options' },
    PasskeyError: { through: 'Mutation.signInWithPasskey that answers nothing', everyone: 'code message' },
    RenamePasskeyPayload: { through: 'Mutation.renamePasskey', inPerson: 'passkey' },
    RemovePasskeyPayload: { through: 'Mutation.removePasskey', inPerson: 'removedId' },
  },
});
