import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  InvalidCredentialsError,
  TooManyAttemptsError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { changePassword, changePasswordInput } from './password.ts';

const ChangePasswordPayload = builder.objectRef<{ ended: string[] }>('ChangePasswordPayload').implement({
  description: 'The new password is good, and the old one no longer.',
  fields: (t) => ({
    endedSessionIds: t.idList({
      description: 'The global ids of the sessions that ended: all of the admin’s but this one.',
      resolve: ({ ended }) => ended.map((id) => encodeGlobalID('Session', id)),
    }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    permission: changePassword.permission,
    errors: {
      types: [UnauthenticatedError, ValidationError, InvalidCredentialsError, TooManyAttemptsError],
    },
    description:
      'Changes the admin’s own password and ends all their sessions but this one. Wrong current passwords count as attempts to sign in.',
    args: {
      input: t.arg({
        type: inputFromZod('ChangePasswordInput', 'The old and the new password.', changePasswordInput),
        required: true,
        description: 'The old and the new password.',
      }),
    },
    resolve: async (_root, { input }, { viewer, client }) => ({
      ended: await changePassword(viewer, client, input),
    }),
  }),
);
