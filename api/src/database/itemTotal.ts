import { readRule, requireCapability } from '../auth/permission.ts';
import { ValidationError } from '../errors.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { stemsOf } from '../translation/marks.ts';
import { copiedNouns } from '../workingCopies/workingCopies.ts';
import { activeIn, type ActiveFilter } from './active.ts';
import { prisma } from './client.ts';
import { listTotal, type ListTotal } from './listTotal.ts';
import { modelNamed } from './delegates.ts';

/**
 * How many items of a noun its editors’ list has (docs/product.md#lists).
 * @param entity the GraphQL type of the items
 * @throws UnauthenticatedError, ForbiddenError, ValidationError for a filter that the noun’s list does not have
 */
export const countItems = readRule(
  'workingCopies.read',
  async (admin, entity: string, filter: ActiveFilter & TranslationFilter): Promise<ListTotal> => {
    const noun = copiedNouns.find(({ model }) => modelNamed(model) === entity);
    if (!noun) throw new ValidationError('This kind of item has no list.');
    requireCapability(admin, noun.write);
    const { model } = noun;
    const name = modelNamed(model);
    if (filter.translation && stemsOf(name).length === 0)
      throw new ValidationError('These items have no texts in both languages.');
    const { fields } = prisma[model] as unknown as { fields: object };
    if (typeof filter.active === 'boolean' && !('active' in fields))
      throw new ValidationError('These items are never inactive.');
    return listTotal(model, [...activeIn(filter), ...gapIn(filter, name, fields)]);
  },
);
