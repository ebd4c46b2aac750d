import { AdminRole } from '../database/generated/enums.ts';
import { builder } from '../graphql/builder.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { chosenLanguage } from '../language.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { Admin } from './viewer.ts';

export const RoleType = builder.enumType(AdminRole, {
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
    name: t.exposeString('name', { description: 'As others see them; empty until it is entered.' }),
    language: t.field({
      type: LanguageType,
      nullable: true,
      description:
        'The language of mail to them, and at first of their dashboard; null until somebody chooses it.',
      resolve: ({ language }) => chosenLanguage(language),
    }),
    role: t.expose('role', { type: RoleType, description: 'What they may do.' }),
    capabilities: t.stringList({
      description: 'Everything that the role may do, such as “news.publish”; a token may do less.',
      resolve: ({ role }) => capabilitiesOf(role),
    }),
  }),
});
