import { forgetAll } from '../limits/throttle.ts';
import { everyone, matrix } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';

/** Permissions of a site that sends mail. */
export const resetPasswordMatrix = matrix({
  async arrange() {
    forgetAll();
  },

  graphql: {
    'Mutation.resetPassword with mail': {
      ...everyone('ResetPasswordPayload'),
      args: () => `email: "${editor.email}"`,
    },
  },

  types: {
    ResetPasswordPayload: { through: 'Mutation.resetPassword with mail', everyone: 'requested' },
  },
});
