import type { PrismaModelTypes, PrismaNodeRef } from '@pothos/plugin-prisma';
import { seesEditing, type EditedNoun } from '../auth/capabilities.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { copiedItems } from './published.ts';

/** The field of a noun that says whether its rows have working copies (docs/product.md#working-copies). */
export function copyField<Types extends PrismaModelTypes>(
  ref: PrismaNodeRef<typeof builder.$inferSchemaTypes, Types, { id: number }>,
  noun: EditedNoun,
): void {
  const find = perOperation<number, true>(async (ids, { viewer }) => {
    const found = await copiedItems(viewer, noun, ids);
    return new Map(found.map((id) => [id, true]));
  });
  builder.prismaObjectField(ref, 'unpublishedChanges', (t) =>
    t.boolean({
      nullable: true,
      description:
        'Whether it has a working copy; null for visitors, and for a token without the noun or workingCopies.read.',
      complexity: prices.gathered,
      resolve: async (row, _args, context) => {
        if (!seesEditing(context.viewer, noun)) return null;
        const { id } = row as { id: number };
        return (await find(context, id)) ?? false;
      },
    }),
  );
}
