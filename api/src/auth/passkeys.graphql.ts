import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  FactorNeededError,
  NotFoundError,
  NotImplementedError,
  PasskeyError,
  PasswordRequiredError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { connectionComplexity, connectionNames, keysetConnection } from '../graphql/connection.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { selectionOf } from '../graphql/selection.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { AdminType } from './admin.graphql.ts';
import {
  addPasskey,
  addPasskeyInput,
  listPasskeys,
  passkeyLimit,
  passkeyOrder,
  removePasskey,
  renamePasskey,
  renamePasskeyInput,
  startAddingPasskey,
  visiblePasskeys,
  type AddedPasskey,
} from './passkeys.ts';

const Passkey = builder.prismaNode('Passkey', {
  description: 'A passkey that signs its person in without a password. Only they see it.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visiblePasskeys(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'The number of the passkey, for renamePasskey and removePasskey.',
    }),
    name: t.exposeString('name', { description: 'What its person calls it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used; null if never.',
    }),
  }),
});

builder.objectField(AdminType, 'passkeys', (t) =>
  t.connection(
    {
      type: Passkey,
      nullable: true,
      description:
        'The passkeys of the account, the last added first. For admins who signed in themselves, not for API tokens.',
      complexity: connectionComplexity,
      resolve: (admin, args, context, info) =>
        keysetConnection(passkeyOrder, args, (page) =>
          listPasskeys({ admin }, page, selectionOf(context, info, 'Passkey', ['edges', 'node'])),
        ),
    },
    ...connectionNames('Passkey'),
  ),
);

export const PasskeyOptions = builder.objectRef<{ options: string }>('PasskeyOptions').implement({
  description: 'What the browser passes to the authenticator; valid once, for five minutes.',
  fields: (t) => ({
    options: t.exposeString('options', {
      description:
        'JSON text, for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON.',
    }),
  }),
});

builder.mutationField('startAddingPasskey', (t) =>
  t.field({
    type: PasskeyOptions,
    permission: startAddingPasskey.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotImplementedError, ValidationError] },
    description: `Begins to add a passkey; an account has at most ${passkeyLimit}. Returns NotImplementedError on a site whose address has no host name.`,
    resolve: async (_root, _args, context) => ({
      options: await startAddingPasskey(context.viewer, context),
    }),
  }),
);

const AddPasskeyPayload = builder.objectRef<AddedPasskey>('AddPasskeyPayload').implement({
  description: 'The passkey signs in from now on; the password alone no longer does.',
  fields: (t) => ({
    passkey: t.field({
      type: Passkey,
      description: 'The new passkey.',
      resolve: ({ passkey }) => passkey as never,
    }),
    recoveryCodes: t.stringList({
      nullable: true,
      description:
        'Ten codes, each of which takes the place of a second factor once; shown only now. Null if the account already had a second factor.',
      resolve: ({ recoveryCodes }) => recoveryCodes,
    }),
  }),
});

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: AddPasskeyPayload,
    permission: addPasskey.permission,
    errors: {
      types: [
        UnauthenticatedError,
        PasswordRequiredError,
        PasskeyError,
        NotImplementedError,
        ValidationError,
      ],
    },
    description: 'Adds a passkey that answers startAddingPasskey. The account is mailed about it.',
    args: {
      input: t.arg({
        type: inputFromZod('AddPasskeyInput', 'A new passkey.', addPasskeyInput),
        required: true,
        description: 'Its name, and the answer of its authenticator.',
      }),
    },
    resolve: (_root, { input }, context) => addPasskey(context.viewer, context, input),
  }),
);

const RenamePasskeyPayload = builder
  .objectRef<Pick<AddedPasskey, 'passkey'>>('RenamePasskeyPayload')
  .implement({
    description: 'The passkey has the name.',
    fields: (t) => ({
      passkey: t.field({
        type: Passkey,
        description: 'The passkey.',
        resolve: ({ passkey }) => passkey as never,
      }),
    }),
  });

builder.mutationField('renamePasskey', (t) =>
  t.field({
    type: RenamePasskeyPayload,
    permission: renamePasskey.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError] },
    description: 'Renames one of the admin’s own passkeys.',
    args: {
      id: t.arg.int({ required: true, description: 'The databaseId of the passkey.' }),
      input: t.arg({
        type: inputFromZod('RenamePasskeyInput', 'The name of a passkey.', renamePasskeyInput),
        required: true,
        description: 'Its name.',
      }),
    },
    resolve: async (_root, { id, input }, { viewer }) => ({
      passkey: await renamePasskey(viewer, id, input),
    }),
  }),
);

const RemovePasskeyPayload = builder.objectRef<{ id: number }>('RemovePasskeyPayload').implement({
  description: 'The passkey no longer signs in.',
  fields: (t) => ({
    removedId: t.id({
      description: 'The global id of the passkey.',
      resolve: ({ id }) => encodeGlobalID('Passkey', id),
    }),
  }),
});

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: RemovePasskeyPayload,
    permission: removePasskey.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, FactorNeededError] },
    description:
      'Removes one of the admin’s own passkeys; it no longer signs in. The account is mailed about it.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the passkey.' }) },
    resolve: async (_root, { id }, context) => {
      await removePasskey(context.viewer, context, id);
      return { id };
    },
  }),
);

export const passkeyFailures = [ValidationError, PasskeyError, NotImplementedError, TooManyAttemptsError];
