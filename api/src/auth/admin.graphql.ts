import { builder } from '../graphql/builder.ts';
import type { Admin } from './viewer.ts';

export const AdminType = builder.objectRef<Admin>('Admin').implement({
  description: 'A signed-in administrator, or the one that an API token acts as.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the admin.' }),
    email: t.exposeString('email', { description: 'The email address, in lower case.' }),
    role: t.exposeString('role', { description: 'Always “admin”: the only role.' }),
  }),
});
