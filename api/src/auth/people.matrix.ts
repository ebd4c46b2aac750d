import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { confirmed, everyone, hidden, inPerson, matrix, toReadOnlyToken } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';
import { addColleague, addInvited, addLink } from './people.samples.ts';
import { requireFactors } from './secondFactor.samples.ts';

const invitation = (email: string) =>
  `input: { email: "${email}", name: "Ratna, invited", role: author, language: id }`;
const password = 'seven looms in the rain';

/** Permissions for the accounts of others, and for the links with which people set their passwords. */
export const peopleMatrix = matrix({
  async arrange() {
    await prisma.adminUser.deleteMany({ where: { email: { not: editor.email } } });
    const { id: self } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const [portrait] = await addImages({});
    const portraitUrl = portrait?.url ?? null;
    const colleague = await addColleague({ lastSeenAt: new Date(), passwordHash: 'hash', portraitUrl });
    await requireFactors();
    await addLink(colleague.id);
    const { account: invited, secret } = await addInvited();
    return {
      self,
      id: colleague.id,
      node: encodeGlobalID('Account', colleague.id),
      invited: invited.id,
      secret,
    };
  },

  graphql: {
    'Query.accounts': inPerson('people.read', 'AccountConnection'),
    'Query.account': { ...inPerson('people.read', 'Account'), args: ({ id }) => `id: ${id}` },
    'Query.node of an account': {
      ...toReadOnlyToken(null, hidden('people.read', 'Account')),
      args: ({ node }) => `id: "${node}"`,
    },
    'Mutation.inviteAccount': {
      ...confirmed('people.manage', 'AccountLinkPayload'),
      args: () => invitation('new@example.org'),
    },
    'Mutation.inviteAccount with an address that is taken': {
      ...confirmed('people.manage', 'ValidationError'),
      args: () => invitation(editor.email),
    },
    'Mutation.inviteAccount long after the sign-in': {
      ...confirmed('people.manage', 'PasswordRequiredError'),
      args: () => invitation('new@example.org'),
      signedInAgo: 11 * 60_000,
    },
    'Mutation.createAccountLink': {
      ...confirmed('people.manage', 'AccountLinkPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.createAccountLink of nobody': {
      ...confirmed('people.manage', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
    'Mutation.revokeAccountLinks': {
      ...inPerson('people.manage', 'AccountPayload'),
      args: ({ invited }) => `id: ${invited}`,
    },
    'Mutation.revokeAccountLinks without any': {
      ...inPerson('people.manage', 'NotFoundError'),
      args: ({ self }) => `id: ${self}`,
    },
    'Mutation.changeAccountRole': {
      ...confirmed('people.manage', 'AccountPayload'),
      args: ({ id }) => `id: ${id}, role: author`,
    },
    'Mutation.changeAccountRole of the last owner': {
      ...confirmed('people.manage', 'LastOwnerError'),
      args: ({ self }) => `id: ${self}, role: author`,
    },
    'Mutation.disableAccount': {
      ...inPerson('people.manage', 'AccountPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.enableAccount': {
      ...confirmed('people.manage', 'AccountPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.removeAccount': {
      ...confirmed('people.manage', 'RemoveAccountPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.readAccountLink': {
      ...everyone('AccountLink'),
      args: ({ secret }) => `secret: "${secret}"`,
    },
    'Mutation.readAccountLink that does not work': {
      ...everyone('AccountLinkError'),
      args: () => 'secret: "guess"',
    },
    'Mutation.setPasswordByLink': {
      ...everyone('SetPasswordByLinkPayload'),
      args: ({ secret }) => `input: { secret: "${secret}", password: "${password}" }`,
    },
    'Mutation.changeOwnAccount': {
      ...inPerson('account.manage', 'ChangeOwnAccountPayload'),
      args: () => 'input: { name: "Sari", language: en }',
    },
    'Mutation.changeOwnAccount with a portrait outside the library': {
      ...inPerson('account.manage', 'ValidationError'),
      args: () => 'input: { name: "Sari", language: en, portraitUrl: "https://example.org/sari.jpg" }',
    },
    'Mutation.revokeOtherSessions': inPerson('account.manage', 'RevokeOtherSessionsPayload'),
  },

  types: {
    Account: {
      through: 'Query.node of an account',
      inPerson:
        'id databaseId email name portrait role language state hasAuthenticator passkeyCount factorDueAt isViewer lastSeenAt linkExpiresAt',
    },
    AccountConnection: { through: 'Query.accounts', inPerson: 'edges pageInfo' },
    AccountEdge: { through: 'Query.accounts', inPerson: 'cursor node' },
    AccountLinkPayload: { through: 'Mutation.createAccountLink', inPerson: 'account link' },
    AccountPayload: { through: 'Mutation.disableAccount', inPerson: 'account' },
    RemoveAccountPayload: { through: 'Mutation.removeAccount', inPerson: 'removedId' },
    LastOwnerError: {
      through: 'Mutation.changeAccountRole of the last owner',
      inPerson: 'code message',
    },
    AccountLink: {
      through: 'Mutation.readAccountLink',
      everyone: 'purpose email name language expiresAt',
    },
    AccountLinkError: {
      through: 'Mutation.readAccountLink that does not work',
      everyone: 'code message',
    },
    SetPasswordByLinkPayload: { through: 'Mutation.setPasswordByLink', everyone: 'email' },
    ChangeOwnAccountPayload: { through: 'Mutation.changeOwnAccount', inPerson: 'viewer' },
    RevokeOtherSessionsPayload: { through: 'Mutation.revokeOtherSessions', inPerson: 'revokedIds' },
  },
});
