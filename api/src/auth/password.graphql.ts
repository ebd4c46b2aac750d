import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  InvalidCredentialsError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import {
  changePassword,
  changePasswordInput,
  confirmPassword,
  confirmPasswordInput,
  type PasswordChange,
} from './password.ts';

const ChangePasswordPayload = builder.objectRef<PasswordChange>('ChangePasswordPayload').implement({
  description: 'The new password works, and the old one no longer does.',
  fields: (t) => ({
    endedSessionIds: t.idList({
      description: 'The global ids of the sessions that ended: all of the admin’s but this one.',
      resolve: ({ endedSessions }) => endedSessions.map((id) => encodeGlobalID('Session', id)),
    }),
    revokedApiTokenIds: t.idList({
      description: 'The global ids of the API tokens that were revoked: all of the admin’s, or none.',
      resolve: ({ revokedTokens }) => revokedTokens.map((id) => encodeGlobalID('ApiToken', id)),
    }),
  }),
});

const passwordErrors = [UnauthenticatedError, ValidationError, InvalidCredentialsError, TooManyAttemptsError];

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    permission: changePassword.permission,
    errors: {
      types: passwordErrors,
    },
    description:
      'Changes the admin’s own password and ends all their sessions but this one, and revokes their API tokens unless they are to be kept. A wrong current password counts as a sign-in attempt.',
    args: {
      input: t.arg({
        type: inputFromZod('ChangePasswordInput', 'The old and the new password.', changePasswordInput),
        required: true,
        description: 'The old and the new password.',
      }),
    },
    resolve: (_root, { input }, context) => changePassword(context.viewer, context, input),
  }),
);

export const ConfirmPasswordPayload = builder.objectRef<object>('ConfirmPasswordPayload').implement({
  description: 'The session counts as one that was just opened.',
  fields: (t) => ({
    confirmed: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
});

builder.mutationField('confirmPassword', (t) =>
  t.field({
    type: ConfirmPasswordPayload,
    permission: confirmPassword.permission,
    errors: { types: passwordErrors },
    description:
      'Confirms who is using the session. For the next ten minutes, as after a sign-in, nothing fails with PasswordRequiredError. A wrong password counts as a sign-in attempt.',
    args: {
      input: t.arg({
        type: inputFromZod(
          'ConfirmPasswordInput',
          'Proof of who is using the session.',
          confirmPasswordInput,
        ),
        required: true,
        description: 'The admin’s password.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      await confirmPassword(context.viewer, context, input);
      return {};
    },
  }),
);
