import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { AdminType } from './admin.graphql.ts';
import { changeOwnAccount, ownAccountInput } from './ownAccount.ts';
import type { Admin } from './viewer.ts';

const Payload = builder.objectRef<Admin>('ChangeOwnAccountPayload').implement({
  description: 'The admin as they are now.',
  fields: (t) => ({
    viewer: t.field({ type: AdminType, description: 'The signed-in admin.', resolve: (admin) => admin }),
  }),
});

builder.mutationField('changeOwnAccount', (t) =>
  t.field({
    type: Payload,
    permission: changeOwnAccount.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description: 'Changes the admin’s own name, language and portrait.',
    args: {
      input: t.arg({
        type: inputFromZod(
          'ChangeOwnAccountInput',
          'What people decide about their account.',
          ownAccountInput,
        ),
        required: true,
        description: 'The name, the language and the portrait.',
      }),
    },
    resolve: (_root, { input }, { viewer, environment }) =>
      changeOwnAccount(viewer, input, environment.PUBLIC_URL),
  }),
);
