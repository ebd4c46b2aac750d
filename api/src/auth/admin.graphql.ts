import { AdminRole } from '../database/generated/enums.ts';
import { builder } from '../graphql/builder.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
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
    portraitUrl: t.exposeString('portraitUrl', {
      nullable: true,
      description: 'The address of their portrait, as it is stored; null for their initials.',
    }),
    portrait: t.field({
      type: PictureType,
      nullable: true,
      description: 'Their portrait; null for their initials, also if the picture no longer exists.',
      resolve: ({ portraitUrl }, _args, context) => pictureOf(context, portraitUrl),
    }),
    role: t.expose('role', { type: RoleType, description: 'What they may do.' }),
    capabilities: t.stringList({
      description:
        'Everything that they may do now, such as “news.publish”: by their role or, through an API token, less; without a second factor that is overdue, only “account.manage”.',
      resolve: (admin) => capabilitiesOf(admin),
    }),
    factorDueAt: t.expose('factorDueAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when they can go without a second factor; null if they have one, or none is required of them.',
    }),
  }),
});
