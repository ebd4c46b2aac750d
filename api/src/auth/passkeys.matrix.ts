import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { confirmed, everyone, inPerson, matrix, toReadOnlyToken } from '../testing/matrix.ts';
import { forgetAll } from '../limits/throttle.ts';
import { newChallenge, type ChallengeFor } from './passkeyChallenges.ts';
import { addPasskeyOf, makeAuthenticator } from './passkeys.samples.ts';

const inOneLine = (answer: string) => `answer: ${JSON.stringify(answer)}`;

/** Permissions for passkeys. */
export const passkeysMatrix = matrix({
  async arrange() {
    forgetAll();
    await prisma.passkey.deleteMany();
    const { passkey, authenticator } = await addPasskeyOf();
    // The session of the caller, if they have one.
    const session = await prisma.session.findFirst({ orderBy: { createdAt: 'desc' } });
    const admin = { id: passkey.adminUserId, sessionId: session?.id ?? null };
    const optionsFor = async (bound: ChallengeFor) =>
      JSON.stringify({ challenge: await newChallenge(bound) });
    await prisma.passkey.update({ where: { id: passkey.id }, data: { lastUsedAt: new Date() } });
    return {
      passkeyId: passkey.id,
      passkeyNode: encodeGlobalID('Passkey', passkey.id),
      answer: inOneLine(authenticator.get(await optionsFor({ purpose: 'signIn' }))),
      confirmation: inOneLine(authenticator.get(await optionsFor({ purpose: 'confirm', admin }))),
      created: inOneLine(makeAuthenticator().create(await optionsFor({ purpose: 'add', admin }))),
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
    'Mutation.addPasskey': {
      ...confirmed('account.manage', 'AddPasskeyPayload'),
      args: ({ created }) => `input: { name: "Phone", ${created} }`,
    },
    'Mutation.addPasskey long after the sign-in': {
      ...confirmed('account.manage', 'PasswordRequiredError'),
      args: ({ created }) => `input: { name: "Phone", ${created} }`,
      signedInAgo: 11 * 60_000,
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
    AddPasskeyPayload: { through: 'Mutation.addPasskey', inPerson: 'passkey recoveryCodes' },
    RemovePasskeyPayload: { through: 'Mutation.removePasskey', inPerson: 'removedId' },
  },
});
