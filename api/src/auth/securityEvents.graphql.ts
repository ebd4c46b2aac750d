import { SecurityEventKind } from '../database/generated/client.ts';
import { builder } from '../graphql/builder.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { listSecurityEvents, securityEventOrder, visibleSecurityEvents } from './securityEvents.ts';

const Kind = builder.enumType('SecurityEventKind', {
  description: 'The kind of a security event.',
  values: {
    [SecurityEventKind.signedIn]: { description: 'A sign-in.' },
    [SecurityEventKind.newDevice]: {
      description: 'A sign-in from a browser and network that the account had never used before.',
    },
    [SecurityEventKind.signInFailed]: {
      description: 'A sign-in with a wrong password or an unknown address.',
    },
    [SecurityEventKind.confirmationFailed]: {
      description: 'A signed-in person entered a wrong password when asked to confirm it.',
    },
    [SecurityEventKind.passwordChanged]: { description: 'The password was changed.' },
    [SecurityEventKind.sessionEnded]: { description: 'The admin signed out one of their other devices.' },
    [SecurityEventKind.refreshTokenReused]: {
      description: 'A session ended because a copy of its refresh token was used.',
    },
    [SecurityEventKind.tokenCreated]: { description: 'An API token was created.' },
    [SecurityEventKind.tokenRevoked]: { description: 'An API token was revoked.' },
    [SecurityEventKind.previewLinkCreated]: { description: 'A link to a preview was created.' },
    [SecurityEventKind.previewLinkEnded]: { description: 'A link to a preview was ended.' },
    [SecurityEventKind.accountCreated]: { description: 'The operator created the account.' },
    [SecurityEventKind.accountDisabled]: {
      description: 'The account was disabled, which ended its sessions and API tokens.',
    },
    [SecurityEventKind.accountEnabled]: { description: 'The account was enabled again.' },
    [SecurityEventKind.accountInvited]: { description: 'An owner invited somebody to the account.' },
    [SecurityEventKind.invitationAccepted]: {
      description: 'Somebody accepted the invitation with a first password.',
    },
    [SecurityEventKind.passwordLinkCreated]: {
      description: 'An owner or the operator made a link with which the password can be set.',
    },
    [SecurityEventKind.roleChanged]: { description: 'The account was given another role.' },
    [SecurityEventKind.accountRemoved]: { description: 'The account was removed.' },
    [SecurityEventKind.passkeyAdded]: { description: 'A passkey was added to the account.' },
    [SecurityEventKind.passkeyRemoved]: { description: 'A passkey of the account was removed.' },
    [SecurityEventKind.authenticatorAdded]: { description: 'An authenticator app was added to the account.' },
    [SecurityEventKind.authenticatorRemoved]: {
      description: 'The authenticator app of the account was removed.',
    },
    [SecurityEventKind.recoveryCodesMade]: {
      description: 'New recovery codes were made, and earlier ones ended.',
    },
    [SecurityEventKind.recoveryCodeUsed]: { description: 'A recovery code was used to sign in.' },
    [SecurityEventKind.factorsRemoved]: {
      description:
        'An owner or the operator removed the passkeys, the authenticator app and the recovery codes of the account.',
    },
    [SecurityEventKind.factorRequired]: { description: 'An owner required a second factor of everybody.' },
    [SecurityEventKind.factorNotRequired]: {
      description: 'An owner no longer requires a second factor of everybody.',
    },
    [SecurityEventKind.identityLinked]: {
      description: 'The operator linked the account to a subject of the identity provider.',
    },
  },
});

const SecurityEvent = builder.prismaNode('SecurityEvent', {
  description:
    'A security event of an account: what happened, when, and from which network and device. Kept for 180 days. Only admins who signed in themselves see it.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, createdAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleSecurityEvents(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the event.' }),
    kind: t.expose('kind', { type: Kind, description: 'What happened.' }),
    at: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it happened; for several failures, when the last one happened.',
    }),
    email: t.string({
      nullable: true,
      description: 'The account’s address at that time; null if no account had the address that was entered.',
      select: { email: true },
      resolve: ({ email }) => email || null,
    }),
    network: t.string({
      nullable: true,
      description: 'Where it came from: an IPv4 /24 or IPv6 /48, such as 203.0.113.0/24.',
      select: { network: true },
      resolve: ({ network }) => network || null,
    }),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'The browser or program, such as Firefox; null when unknown.',
    }),
    system: t.exposeString('system', {
      nullable: true,
      description: 'The system it runs on, such as Android; null when unknown.',
    }),
    tokenName: t.string({
      nullable: true,
      description:
        'The name of the API token or passkey that was created or removed, or the role that was given.',
      select: { detail: true },
      resolve: ({ detail }) => detail || null,
    }),
    count: t.exposeInt('count', {
      description:
        'How often it happened: failures of one account within an hour count as one event; 1 for everything else.',
    }),
  }),
});

listQuery(SecurityEvent, {
  name: 'securityEvents',
  permission: listSecurityEvents.permission,
  description: 'The security events of all admins’ accounts, newest first.',
  order: securityEventOrder,
  load: ({ viewer }, _filter, ...page) => listSecurityEvents(viewer, ...page),
});
