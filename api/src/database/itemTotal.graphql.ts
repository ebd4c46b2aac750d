import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { GapType, gapDescription } from '../translation/translation.graphql.ts';
import { CopiedEntityType } from '../workingCopies/workingCopies.graphql.ts';
import { countItems } from './itemTotal.ts';
import { ListTotalType } from './listTotal.graphql.ts';

builder.queryField('itemTotal', (t) =>
  t.field({
    type: ListTotalType,
    permission: countItems.permission,
    description: 'How many items of a kind there are, for the list of its editors.',
    complexity: 2 * prices.statement,
    args: {
      entity: t.arg({ type: CopiedEntityType, required: true, description: 'The kind of item.' }),
      active: t.arg.boolean({ description: 'Only active ones, or only inactive ones.' }),
      translation: t.arg({ type: GapType, description: gapDescription }),
    },
    resolve: (_root, { entity, ...filter }, { viewer }) => countItems(viewer, entity, filter),
  }),
);
