import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { newsRules } from '../news/news.ts';
import { editor } from '../testing/editor.ts';
import { admins, everyone, matrix } from '../testing/matrix.ts';

/** Who may do what with the history. */
export const historyMatrix = matrix({
  async arrange() {
    const admin = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const viewer = {
      admin: { id: admin.id, email: admin.email, sessionId: null, access: 'person', authenticatedAt: null },
    } as const;
    const input = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };
    const { id } = await newsRules.create(viewer, input);
    await newsRules.update(viewer, { id, version: 1 }, { titleEn: 'Wax and water' });
    const gone = await newsRules.create(viewer, input);
    await newsRules.remove(viewer, { id: gone.id, version: 1 });
    const [addition, , , deletion] = await prisma.change.findMany({ orderBy: { id: 'asc' } });
    if (!addition || !deletion) throw new Error('Not everything was written down.');
    return {
      addition: addition.id,
      deletion: deletion.id,
      globalId: encodeGlobalID('Change', deletion.id),
    };
  },

  graphql: {
    'Query.changes': admins('ChangeConnection'),
    'Query.trash': admins('TrashConnection'),
    'Query.node of a change': { ...everyone(null, 'Change'), args: ({ globalId }) => `id: "${globalId}"` },
    'Mutation.restoreChange': {
      ...admins('RestoreChangePayload'),
      args: ({ deletion }) => `id: ${deletion}`,
    },
    'Mutation.restoreChange over a newer version': {
      ...admins('ConflictError'),
      args: ({ addition }) => `id: ${addition}, version: 1`,
    },
  },

  types: {
    Change: {
      through: 'Query.trash',
      admins: 'id databaseId at by action entity rowId titleEn titleId fields restorable trashedUntil',
    },
    ChangedField: { through: 'Query.changes', admins: 'name before after' },
    ChangeConnection: { through: 'Query.changes', admins: 'edges pageInfo' },
    ChangeEdge: { through: 'Query.changes', admins: 'cursor node' },
    TrashConnection: { through: 'Query.trash', admins: 'edges pageInfo' },
    TrashEdge: { through: 'Query.trash', admins: 'cursor node' },
    RestoreChangePayload: { through: 'Mutation.restoreChange', admins: 'change' },
  },
});
