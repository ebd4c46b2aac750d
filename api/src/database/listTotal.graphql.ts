import { countLimit } from '../../../web/src/shared/listLimits.ts';
import { builder } from '../graphql/builder.ts';
import type { ListTotal } from './listTotal.ts';

const limit = countLimit.toLocaleString('en');
const above = `${(countLimit + 1).toLocaleString('en')} stands for more than ${limit}.`;

export const ListTotalType = builder.objectRef<ListTotal>('ListTotal').implement({
  description: `How many items a list has, counted up to ${limit}.`,
  fields: (t) => ({
    matching: t.exposeInt('matching', { description: `Those that match its filter; ${above}` }),
    all: t.exposeInt('all', { description: `All of them; ${above}` }),
  }),
});
