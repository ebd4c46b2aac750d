import { encodeGlobalID } from '@pothos/plugin-relay';
import type { AdminUser } from '../database/generated/client.ts';
import {
  FactorNeededError,
  LastOwnerError,
  NotFoundError,
  PasswordRequiredError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { chosenLanguage } from '../language.ts';
import { RoleType } from './admin.graphql.ts';
import { factorDuesOf } from './factorDue.ts';
import { openLink } from './linkSecrets.ts';
import {
  accountOrder,
  changeRole,
  createLink,
  disableAccount,
  enableAccount,
  findAccount,
  invitationInput,
  invite,
  listAccounts,
  removeAccount,
  removeFactors,
  revokeLinks,
  visibleAccounts,
  type LinkFor,
} from './people.ts';

const State = builder.enumType('AccountState', {
  description: 'Whether somebody can sign in to an account.',
  values: {
    active: { description: 'They can.' },
    invited: { description: 'Once they have accepted their invitation.' },
    disabled: { description: 'They cannot, until an owner enables the account.' },
  } as const,
});

/** Until when accounts can go without a second factor. */
const dueOf = perOperation((ids: readonly number[]) => factorDuesOf(ids));

const Account = builder.prismaNode('AdminUser', {
  variant: 'Account',
  description:
    'The account of somebody who may enter the dashboard. Only owners who signed in themselves see it.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, email: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleAccounts(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the account.' }),
    email: t.exposeString('email', { description: 'The address to sign in with, in lower case.' }),
    name: t.exposeString('name', { description: 'As others see it; empty until it is entered.' }),
    portrait: t.field({
      type: PictureType,
      nullable: true,
      description: 'Their portrait; null for their initials, also if the picture no longer exists.',
      select: { portraitUrl: true },
      resolve: ({ portraitUrl }, _args, context) => pictureOf(context, portraitUrl),
    }),
    role: t.expose('role', { type: RoleType, description: 'What they may do.' }),
    language: t.field({
      type: LanguageType,
      nullable: true,
      description:
        'The language of mail to them, and at first of their dashboard; null until somebody chooses it.',
      select: { language: true },
      resolve: ({ language }) => chosenLanguage(language),
    }),
    state: t.field({
      type: State,
      description: 'Whether they can sign in.',
      select: { disabledAt: true, invitedAt: true },
      resolve: ({ disabledAt, invitedAt }) =>
        disabledAt ? ('disabled' as const) : invitedAt ? ('invited' as const) : ('active' as const),
    }),
    hasAuthenticator: t.boolean({
      description: 'Whether their password needs the one-time codes of an app.',
      select: { authenticator: { select: { secret: true } } },
      resolve: ({ authenticator }) => typeof authenticator?.secret === 'string',
    }),
    passkeyCount: t.int({
      description: 'How many passkeys they have.',
      select: { _count: { select: { passkeys: true } } },
      resolve: ({ _count }) => _count.passkeys,
    }),
    factorDueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when they can go without a second factor; null if they have one, have no password yet, or none is required of them.',
      select: { id: true },
      resolve: ({ id }, _args, context) => dueOf(context, id),
    }),
    isViewer: t.boolean({
      description: 'Whether it is the account of this call.',
      resolve: ({ id }, _args, { viewer }) => id === viewer.admin?.id,
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they were last there, to ten minutes; null if never.',
    }),
    linkExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when their last one-time link works; null if none does.',
      select: () => ({ links: { where: openLink(), orderBy: { expiresAt: 'desc' }, take: 1 } }),
      resolve: ({ links }) => links[0]?.expiresAt,
    }),
  }),
});

listQuery(Account, {
  name: 'accounts',
  permission: listAccounts.permission,
  description: 'The accounts of everybody who may enter the dashboard, by address.',
  order: accountOrder,
  load: ({ viewer }, _filter, ...page) => listAccounts(viewer, ...page),
});

builder.queryField('account', (t) =>
  t.field({
    type: Account,
    nullable: true,
    permission: findAccount.permission,
    complexity: prices.statement,
    description: 'An account; null if there is none with this number.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the account.' }) },
    resolve: (_root, { id }, { viewer }) => findAccount(viewer, id),
  }),
);

const LinkPayload = builder.objectRef<LinkFor>('AccountLinkPayload').implement({
  description: 'A one-time link was made for an account; its earlier links have ended.',
  fields: (t) => ({
    account: t.field({
      type: Account,
      description: 'The account.',
      resolve: ({ account }) => account as never,
    }),
    link: t.exposeString('link', {
      nullable: true,
      description: 'Its address, to pass on: this is the only time it is returned. Null if it is mailed.',
    }),
  }),
});

builder.mutationField('inviteAccount', (t) =>
  t.field({
    type: LinkPayload,
    permission: invite.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description:
      'Invites somebody to the dashboard, by a link that is valid for seven days: mailed to them where mail is configured, and otherwise returned.',
    args: {
      input: t.arg({
        type: inputFromZod('InviteAccountInput', 'Who is invited, and what they may do.', invitationInput),
        required: true,
        description: 'Who is invited, and what they may do.',
      }),
    },
    resolve: (_root, { input }, context) => invite(context.viewer, context, input),
  }),
);

const idArgument = { required: true, description: 'The databaseId of the account.' } as const;

builder.mutationField('createAccountLink', (t) =>
  t.field({
    type: LinkPayload,
    permission: createLink.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, ValidationError] },
    description:
      'Makes a link with which the person sets their password: to accept an invitation, for seven days, or in place of a forgotten one, for an hour. Mailed to them where mail is configured, and otherwise returned.',
    args: { id: t.arg.int(idArgument) },
    resolve: (_root, { id }, context) => createLink(context.viewer, context, id),
  }),
);

const AccountPayload = builder.objectRef<AdminUser>('AccountPayload').implement({
  description: 'The account as it is now.',
  fields: (t) => ({
    account: t.field({
      type: Account,
      description: 'The account.',
      resolve: (account) => account as never,
    }),
  }),
});

builder.mutationField('revokeAccountLinks', (t) =>
  t.field({
    type: AccountPayload,
    permission: revokeLinks.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Ends the one-time links of an account, also those on their way by mail.',
    args: { id: t.arg.int(idArgument) },
    resolve: (_root, { id }, { viewer }) => revokeLinks(viewer, id),
  }),
);

builder.mutationField('changeAccountRole', (t) =>
  t.field({
    type: AccountPayload,
    permission: changeRole.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, LastOwnerError] },
    description: 'Changes what somebody may do, from their next call on.',
    args: {
      id: t.arg.int(idArgument),
      role: t.arg({ type: RoleType, required: true, description: 'Their new role.' }),
    },
    resolve: (_root, { id, role }, context) => changeRole(context.viewer, context, id, role),
  }),
);

builder.mutationField('disableAccount', (t) =>
  t.field({
    type: AccountPayload,
    permission: disableAccount.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, LastOwnerError] },
    description:
      'Prevents any sign-in to an account; its sessions, API tokens and links end with the next call.',
    args: { id: t.arg.int(idArgument) },
    resolve: (_root, { id }, context) => disableAccount(context.viewer, context, id),
  }),
);

builder.mutationField('removeAccountFactors', (t) =>
  t.field({
    type: AccountPayload,
    permission: removeFactors.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, FactorNeededError] },
    description:
      'Removes the passkeys, the authenticator app and the recovery codes of somebody who has lost them: their password alone signs in again. The account is mailed about it.',
    args: { id: t.arg.int(idArgument) },
    resolve: (_root, { id }, context) => removeFactors(context.viewer, context, id),
  }),
);

builder.mutationField('enableAccount', (t) =>
  t.field({
    type: AccountPayload,
    permission: enableAccount.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError] },
    description: 'Lets somebody sign in to a disabled account again.',
    args: { id: t.arg.int(idArgument) },
    resolve: (_root, { id }, context) => enableAccount(context.viewer, context, id),
  }),
);

const RemoveAccountPayload = builder.objectRef<{ id: number }>('RemoveAccountPayload').implement({
  description: 'The account no longer exists. What its person wrote stays.',
  fields: (t) => ({
    removedId: t.id({
      description: 'The global id of the account.',
      resolve: ({ id }) => encodeGlobalID('Account', id),
    }),
  }),
});

builder.mutationField('removeAccount', (t) =>
  t.field({
    type: RemoveAccountPayload,
    permission: removeAccount.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, LastOwnerError] },
    description:
      'Removes an account for good, with its sessions, API tokens and links. What its person wrote stays, and the history goes on naming them.',
    args: { id: t.arg.int(idArgument) },
    resolve: async (_root, { id }, context) => {
      await removeAccount(context.viewer, context, id);
      return { id };
    },
  }),
);
