import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { newsRules } from '../news/news.ts';
import { editor } from '../testing/editor.ts';
import { hidden, matrix, needs } from '../testing/matrix.ts';

/** Permissions for the history. */
export const historyMatrix = matrix({
  async arrange() {
    const admin = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const viewer = {
      admin: {
        id: admin.id,
        email: admin.email,
        name: '',
        language: 'en',
        portraitUrl: null,
        role: 'owner',
        sessionId: null,
        tokenId: null,
        access: 'person',
        limitedTo: null,
        factorDueAt: null,
        authenticatedAt: null,
      },
    } as const;
    const input = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };
    const { id } = await newsRules.create(viewer, input);
    await newsRules.update(viewer, { id, version: 1 }, { titleEn: 'Wax and water' });
    const deleted = await newsRules.create(viewer, input);
    await newsRules.remove(viewer, { id: deleted.id, version: 1 });
    const [addition, , , deletion] = await prisma.change.findMany({ orderBy: { id: 'asc' } });
    if (!addition || !deletion) throw new Error('Not every change was recorded.');
    return {
      addition: addition.id,
      deletion: deletion.id,
      globalId: encodeGlobalID('Change', deletion.id),
    };
  },

  graphql: {
    'Query.changes': needs('history.read', 'ChangeConnection'),
    'Query.trash': needs('history.read', 'TrashConnection'),
    'Query.node of a change': {
      ...hidden('history.read', 'Change'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Mutation.restoreChange': {
      ...needs('history.write', 'RestoreChangePayload'),
      args: ({ deletion }) => `id: ${deletion}`,
    },
    'Mutation.restoreChange over a newer version': {
      ...needs('history.write', 'ConflictError'),
      args: ({ addition }) => `id: ${addition}, version: 1`,
    },
  },

  types: {
    Change: {
      through: 'Query.trash',
      granted:
        'id databaseId at by person action entity rowId titleEn titleId fields stillRight overridden fromTrash restorable trashedUntil',
    },
    ChangedField: { through: 'Query.changes', granted: 'name before after' },
    ChangeConnection: { through: 'Query.changes', granted: 'edges pageInfo' },
    ChangeEdge: { through: 'Query.changes', granted: 'cursor node' },
    TrashConnection: { through: 'Query.trash', granted: 'edges pageInfo' },
    TrashEdge: { through: 'Query.trash', granted: 'cursor node' },
    RestoreChangePayload: { through: 'Mutation.restoreChange', granted: 'change' },
  },
});
