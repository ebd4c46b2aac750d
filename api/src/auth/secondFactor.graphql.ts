import {
  FactorNeededError,
  InvalidCodeError,
  NotFoundError,
  PasswordRequiredError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { prices } from '../graphql/prices.ts';
import { AdminType } from './admin.graphql.ts';
import {
  confirmAuthenticator,
  confirmAuthenticatorInput,
  makeRecoveryCodes,
  readOwnFactors,
  removeAuthenticator,
  startAuthenticator,
  type AuthenticatorSetup,
  type OwnFactors,
} from './secondFactor.ts';

const SecondFactors = builder.objectRef<OwnFactors>('SecondFactors').implement({
  description: 'What the account’s password needs besides, apart from its passkeys.',
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn', {
      description:
        'Whether the account has an authenticator app or a passkey: its password alone no longer signs in.',
    }),
    authenticatorAddedAt: t.expose('authenticatorAddedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the authenticator app was added; null without one.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'How many recovery codes are unused.',
    }),
  }),
});

builder.objectField(AdminType, 'secondFactors', (t) =>
  t.field({
    type: SecondFactors,
    nullable: true,
    description: 'For admins who signed in themselves, not for API tokens.',
    complexity: prices.statement,
    resolve: (admin) => readOwnFactors({ admin }),
  }),
);

const Setup = builder.objectRef<AuthenticatorSetup>('AuthenticatorSetup').implement({
  description: 'What an authenticator app needs, for ten minutes. It is shown only now.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'To type into the app, in base32.' }),
    address: t.exposeString('address', { description: 'otpauth://…, for a QR code that the app reads.' }),
  }),
});

builder.mutationField('startAuthenticator', (t) =>
  t.field({
    type: Setup,
    permission: startAuthenticator.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description:
      'Begins to set up an authenticator app. One that the account already has works until confirmAuthenticator.',
    resolve: (_root, _args, context) => startAuthenticator(context.viewer, context),
  }),
);

const RecoveryCodes = builder.objectRef<{ codes: string[] | null }>('RecoveryCodes').implement({
  description: 'Each takes the place of a second factor once. Only hashes of them are stored.',
  fields: (t) => ({
    codes: t.exposeStringList('codes', {
      nullable: true,
      description: 'Ten codes, shown only now; null if the account keeps those that it has.',
    }),
  }),
});

builder.mutationField('confirmAuthenticator', (t) =>
  t.field({
    type: RecoveryCodes,
    permission: confirmAuthenticator.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, InvalidCodeError, ValidationError] },
    description:
      'Adds the authenticator app that startAuthenticator set up, in place of an earlier one: from now on the password needs a code. The account is mailed about it.',
    args: {
      input: t.arg({
        type: inputFromZod(
          'ConfirmAuthenticatorInput',
          'Shows that the app has the secret.',
          confirmAuthenticatorInput,
        ),
        required: true,
        description: 'A code of the app.',
      }),
    },
    resolve: async (_root, { input }, context) => ({
      codes: await confirmAuthenticator(context.viewer, context, input),
    }),
  }),
);

const Removed = builder.objectRef<object>('RemoveAuthenticatorPayload').implement({
  description: 'The authenticator app no longer counts.',
  fields: (t) => ({
    removed: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
});

builder.mutationField('removeAuthenticator', (t) =>
  t.field({
    type: Removed,
    permission: removeAuthenticator.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, NotFoundError, FactorNeededError] },
    description: 'Removes the admin’s own authenticator app. The account is mailed about it.',
    resolve: async (_root, _args, context) => {
      await removeAuthenticator(context.viewer, context);
      return {};
    },
  }),
);

builder.mutationField('makeRecoveryCodes', (t) =>
  t.field({
    type: RecoveryCodes,
    permission: makeRecoveryCodes.permission,
    errors: { types: [UnauthenticatedError, PasswordRequiredError, ValidationError] },
    description:
      'Makes ten new recovery codes for an account with a second factor; earlier ones end. The account is mailed about it.',
    resolve: async (_root, _args, context) => ({
      codes: await makeRecoveryCodes(context.viewer, context),
    }),
  }),
);
