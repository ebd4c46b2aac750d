import { AdminRole } from '../database/generated/enums.ts';
import { builder } from '../graphql/builder.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { Admin } from './viewer.ts';

const Role = builder.enumType(AdminRole, {
  name: 'AdminRole',
  description: 'What an admin may do.',
  values: {
    owner: { description: 'Everything.' },
    editor: { description: 'All content, publishing, messages and subscribers.' },
    author: { description: 'Drafts and pictures.' },
  },
});

export const AdminType = builder.objectRef<Admin>('Admin').implement({
  description: 'A signed-in administrator, or the one that an API token acts as.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the admin.' }),
    email: t.exposeString('email', { description: 'The email address, in lower case.' }),
    role: t.expose('role', { type: Role, description: 'What they may do.' }),
    capabilities: t.stringList({
      description: 'Everything that the role may do, such as “news.publish”; a token may do less.',
      resolve: ({ role }) => capabilitiesOf(role),
    }),
  }),
});
