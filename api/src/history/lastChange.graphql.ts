import type { PrismaModelTypes, PrismaNodeRef } from '@pothos/plugin-prisma';
import type { EditedNoun } from '../auth/capabilities.ts';
import { PersonType } from '../auth/persons.graphql.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { lastChanges, type LastChange } from './lastChange.ts';

export const LastChangeType = builder.objectRef<LastChange>('LastChange').implement({
  description: 'Who changed an item last, and when. Only admins see it.',
  fields: (t) => ({
    // Both were gathered with it.
    by: t.field({ type: PersonType, complexity: 0, description: 'Who.', resolve: ({ by }) => by }),
    at: t.field({ type: 'DateTime', complexity: 0, description: 'When.', resolve: ({ at }) => at }),
  }),
});

/** The field of a noun that says who changed its rows last: one statement for all of an operation. */
export function lastChangeField<Types extends PrismaModelTypes>(
  ref: PrismaNodeRef<typeof builder.$inferSchemaTypes, Types, { id: number }>,
  noun: EditedNoun,
): void {
  const find = perOperation<number, LastChange>((ids, { viewer }) => lastChanges(viewer, noun, ids));
  builder.prismaObjectField(ref, 'lastChange', (t) =>
    t.field({
      type: LastChangeType,
      nullable: true,
      description:
        'Who changed it last, and when; null for visitors, for a token without the noun or workingCopies.read, and if no change is recorded, as for sample content.',
      complexity: prices.gathered,
      resolve: (row, _args, context) => find(context, (row as { id: number }).id),
    }),
  );
}
