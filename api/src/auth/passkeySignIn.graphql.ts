import {
  NotImplementedError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { SignInPayload } from './auth.graphql.ts';
import { openBrowserSession } from './browserSession.ts';
import {
  confirmWithPasskey,
  passkeyAnswerInput,
  signInWithPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './passkeySignIn.ts';
import { passkeyFailures, PasskeyOptions } from './passkeys.graphql.ts';
import { ConfirmPasswordPayload } from './password.graphql.ts';

const AnswerInput = inputFromZod('PasskeyAnswerInput', 'What a passkey answered.', passkeyAnswerInput);

builder.mutationField('startPasskeySignIn', (t) =>
  t.field({
    type: PasskeyOptions,
    permission: startPasskeySignIn.permission,
    errors: { types: [NotImplementedError, TooManyAttemptsError] },
    description:
      'Begins a sign-in with any passkey of this site. Returns NotImplementedError on a site whose address has no host name.',
    resolve: async (_root, _args, context) => ({
      options: await startPasskeySignIn(context.viewer, context),
    }),
  }),
);

builder.mutationField('signInWithPasskey', (t) =>
  t.field({
    type: SignInPayload,
    permission: signInWithPasskey.permission,
    errors: { types: passkeyFailures },
    description:
      'Opens a session with a passkey that answers startPasskeySignIn, without a password. A refused answer counts as a sign-in attempt.',
    args: {
      input: t.arg({ type: AnswerInput, required: true, description: 'The answer of the authenticator.' }),
    },
    resolve: (_root, { input }, context) => openBrowserSession(context, signInWithPasskey, input),
  }),
);

builder.mutationField('startPasskeyConfirmation', (t) =>
  t.field({
    type: PasskeyOptions,
    permission: startPasskeyConfirmation.permission,
    errors: { types: [UnauthenticatedError, NotImplementedError, ValidationError] },
    description: 'Begins to confirm who is using the session, with one of the admin’s own passkeys.',
    resolve: async (_root, _args, context) => ({
      options: await startPasskeyConfirmation(context.viewer, context),
    }),
  }),
);

builder.mutationField('confirmWithPasskey', (t) =>
  t.field({
    type: ConfirmPasswordPayload,
    permission: confirmWithPasskey.permission,
    errors: { types: [UnauthenticatedError, ...passkeyFailures] },
    description:
      'Confirms who is using the session with a passkey that answers startPasskeyConfirmation, as confirmPassword does with the password. A refused answer counts as a sign-in attempt.',
    args: {
      input: t.arg({ type: AnswerInput, required: true, description: 'The answer of the authenticator.' }),
    },
    resolve: async (_root, { input }, context) => {
      await confirmWithPasskey(context.viewer, context, input);
      return {};
    },
  }),
);
