import { randomInt, randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { hidden, matrix, needs } from '../testing/matrix.ts';

const at = ({ newKey }: { newKey: string }) => `entity: NewsArticle, newKey: "${newKey}"`;
const changes = 'changes: [{ field: "titleEn", value: "Wax", base: "" }]';

const createdItem = 77;

const forAdmins = needs('workingCopies.read', 'UnauthenticatedError');
/** The number of those that are arranged, which has no type name. */
const copyTotal = {
  ...forAdmins,
  cells: { ...forAdmins.cells, 'an owner': 2, 'an editor': 2, 'an author': 2 },
};

/** Permissions for working copies. */
export const workingCopiesMatrix = matrix({
  async arrange() {
    const newKey = randomUUID();
    const kept = {
      entity: 'NewsArticle',
      baseVersion: 0,
      changes: [{ field: 'titleEn', value: 'Malam', base: '' }],
      titleEn: 'Malam',
      titleId: '',
      keptBy: 'editor@example.org',
    };
    await prisma.workingCopy.create({ data: { ...kept, itemId: randomInt(2 ** 31) } });
    const copy = await prisma.workingCopy.create({ data: { ...kept, newKey } });
    const id = createdItem;
    if ((await prisma.newsArticle.count({ where: { id } })) === 0) await addNews({ id });
    const created = { by: kept.keptBy, action: 'created', entity: kept.entity, rowId: id } as const;
    await prisma.change.create({ data: { ...created, newKey } });
    return { newKey, globalId: encodeGlobalID('WorkingCopy', copy.id) };
  },

  graphql: {
    'Query.itemTotal': {
      ...needs('workingCopies.read', 'ListTotal'),
      args: () => 'entity: Partner',
    },
    'Query.workingCopies': needs('workingCopies.read', 'WorkingCopyConnection'),
    'Query.workingCopyTotal': copyTotal,
    'Query.workingCopy': { ...needs('workingCopies.read', 'WorkingCopy'), args: at },
    'Query.createdItem': {
      ...forAdmins,
      cells: {
        ...forAdmins.cells,
        'an owner': createdItem,
        'an editor': createdItem,
        'an author': createdItem,
      },
      args: at,
    },
    'Query.node of a working copy': {
      ...hidden('workingCopies.read', 'WorkingCopy'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Mutation.keepWorkingCopy': {
      ...needs('workingCopies.write', 'KeepWorkingCopyPayload'),
      args: (row) => `${at(row)}, revision: 1, baseVersion: 0, ${changes}`,
    },
    'Mutation.keepWorkingCopy over a later revision': {
      ...needs('workingCopies.write', 'ConflictError'),
      args: (row) => `${at(row)}, revision: 0, baseVersion: 0, ${changes}`,
    },
    'Mutation.discardWorkingCopy': {
      ...needs('workingCopies.write', 'DiscardWorkingCopyPayload'),
      args: (row) => `${at(row)}, revision: 1`,
    },
  },

  types: {
    WorkingCopy: {
      through: 'Query.workingCopies',
      granted:
        'id databaseId entity itemId newKey titleEn titleId baseVersion revision changes keptByPerson keptAt mayDiscard',
    },
    WorkingCopyChange: {
      through: 'Query.workingCopy',
      granted: 'field value base isTypedByViewer isLastTypedByViewer',
    },
    WorkingCopyConnection: { through: 'Query.workingCopies', granted: 'edges pageInfo' },
    WorkingCopyEdge: { through: 'Query.workingCopies', granted: 'cursor node' },
    KeepWorkingCopyPayload: { through: 'Mutation.keepWorkingCopy', granted: 'workingCopy' },
    DiscardWorkingCopyPayload: { through: 'Mutation.discardWorkingCopy', granted: 'success' },
  },
});
