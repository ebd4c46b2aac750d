import type { Transaction } from '../database/client.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import { Prisma } from '../database/generated/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import { NotFoundError } from '../errors.ts';
import { titleOf } from '../history/record.ts';
import type { copiedNouns, placeFor } from '../workingCopies/workingCopies.ts';
import { shortTitles } from './shortTitles.ts';

type Where = ReturnType<typeof placeFor>['where'];
type Noun = (typeof copiedNouns)[number];

/**
 * An item whose form can be opened, with its name, cut, and whether there is something to review: its working copy, or
 * that it is not public. Requests and comments about it take turns, and neither the item nor its working copy is
 * deleted, published or discarded until the transaction ends.
 * @throws NotFoundError
 */
export async function holdItem(transaction: Transaction, { noun, model, isPublic }: Noun, where: Where) {
  const { entity, itemId, newKey } = where;
  await takeTurn(transaction, `review ${entity} ${itemId ?? newKey}`);
  const missing = new NotFoundError(`The ${noun} was not found.`);
  if (itemId !== null)
    await transaction.$queryRaw`
      SELECT 1 FROM ${Prisma.raw(`"${modelNamed(model)}"`)} WHERE id = ${itemId} FOR KEY SHARE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "WorkingCopy"
    WHERE entity = ${entity} AND ("itemId" = ${itemId} OR "newKey" = ${newKey}) FOR KEY SHARE`;
  const item = itemId && (await delegateOf<object>(transaction, model).findUnique({ where: { id: itemId } }));
  const copy = await transaction.workingCopy.findFirst({ where });
  if (!item && (itemId !== null || !copy)) throw missing;
  const titles = shortTitles(copy ?? titleOf({ ...item }));
  const isUnpublished = copy !== null || (item !== 0 && item !== null && !isPublic(item as never));
  return { item: { ...where, ...titles }, isUnpublished };
}
