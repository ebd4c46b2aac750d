// The site's articles and accounts as lists of Keystone: visitors read what is published, editors who have signed in
// read and write everything. Keystone's own build reads this file, where its packages are installed.
import { createAuth } from '@keystone-6/auth';
import { config, list } from '@keystone-6/core';
import { allowAll } from '@keystone-6/core/access';
import { checkbox, password, text, timestamp } from '@keystone-6/core/fields';
import { statelessSessions } from '@keystone-6/core/session';
import { PrismaPg } from '@prisma/adapter-pg';

const isEditor = ({ session }) => Boolean(session);
const required = () => text({ validation: { isRequired: true } });
const long = () => text({ ui: { displayMode: 'textarea' } });

const { withAuth } = createAuth({
  listKey: 'User',
  identityField: 'email',
  secretField: 'password',
  sessionData: 'id',
});

/** Like the site, creates the first account on the first start. */
async function addEditor(context) {
  const users = context.sudo().db.User;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if ((await users.count()) === 0) await users.createOne({ data: { email, password } });
}

export default withAuth(
  config({
    db: {
      provider: 'postgresql',
      // No native engine: Prisma compiles queries in WebAssembly, and sends them with pg.
      prismaClientOptions: () => ({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) }),
      idField: { kind: 'autoincrement' },
      onConnect: addEditor,
    },
    lists: {
      User: list({
        access: isEditor,
        fields: {
          email: text({ isIndexed: 'unique', validation: { isRequired: true } }),
          password: password({ validation: { isRequired: true } }),
        },
      }),
      NewsArticle: list({
        access: {
          operation: { query: allowAll, create: isEditor, update: isEditor, delete: isEditor },
          filter: { query: ({ session }) => (session ? true : { published: { equals: true } }) },
        },
        fields: {
          titleEn: required(),
          titleId: required(),
          excerptEn: text(),
          excerptId: text(),
          contentEn: long(),
          contentId: long(),
          category: required(),
          imageUrl: text(),
          featured: checkbox(),
          published: checkbox({ defaultValue: true }),
          publishedAt: timestamp({
            isIndexed: true,
            defaultValue: { kind: 'now' },
            validation: { isRequired: true },
          }),
        },
      }),
    },
    session: statelessSessions({ secret: process.env.SESSION_SECRET }),
    telemetry: false,
  }),
);
