import { z } from 'zod';
import { personRule, readRule } from '../auth/permission.ts';
import { recordEvent, type Origin } from '../auth/securityEvents.ts';
import type { Tokens } from '../auth/tokens.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import { prisma } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import type { PreviewLink } from '../database/generated/client.ts';
import { requestTime } from '../database/trace.ts';
import { titleOf } from '../history/record.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { placeFor, type CopyPlace } from '../workingCopies/workingCopies.ts';
import { longestKey, pathOf, placeAt, readPreview, type Preview } from './preview.ts';

// Links that show a preview to someone without an account (docs/product.md#preview-links). A link is signed, not stored:
// its row says only that it is still valid.

/** How many links of an item are valid at a time. */
export const linkLimit = 20;

/** How long a link is valid, in milliseconds. */
export const linkLifetime = 7 * 24 * 60 * 60 * 1000;

const validAt = (now: Date) => ({ expiresAt: { gt: now } });

/** The valid links of an item, the last one first. @throws UnauthenticatedError, ForbiddenError, ValidationError */
export const listPreviewLinks = readRule(
  'workingCopies.publish',
  async (admin, place: CopyPlace): Promise<PreviewLink[]> =>
    prisma.previewLink.findMany({
      where: { ...placeFor(admin, place).where, ...validAt(requestTime()) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: linkLimit,
    }),
);

/**
 * Creates a link to the preview of an item, and records it among the security events.
 * @returns the address of the preview, which cannot be shown again
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ValidationError, also if the item has too many links
 */
export const createPreviewLink = personRule(
  'workingCopies.publish',
  async (admin, origin: Origin & { tokens: Tokens }, given: CopyPlace): Promise<string> => {
    const { where: place } = placeFor(admin, given);
    const path = pathOf(place);
    if (path === null) throw new ValidationError('Items of this kind have no pages.');
    const preview = await readPreview(place);
    if (!preview) throw new NotFoundError('There is nothing to preview. Keep what you typed first.');
    const now = requestTime();
    // To the second, as in the signed link.
    const expiresAt = new Date(Math.floor((now.getTime() + linkLifetime) / 1000) * 1000);
    const { id } = await transactionBy(admin, async (transaction) => {
      // Serializes the creation, so that the limit holds.
      await takeTurn(transaction, 'PreviewLink');
      await transaction.previewLink.deleteMany({ where: { expiresAt: { lte: now } } });
      if ((await transaction.previewLink.count({ where: place })) >= linkLimit)
        throw new ValidationError(`There are already ${linkLimit} links. End one that is not needed.`);
      await recordEvent(
        transaction,
        'previewLinkCreated',
        admin,
        origin,
        titleOf({ ...preview.row }).titleEn,
      );
      return transaction.previewLink.create({
        data: { ...place, createdBy: admin.email, createdAt: now, expiresAt },
      });
    });
    const link = await origin.tokens.signLink(id, expiresAt);
    return `${origin.environment.PUBLIC_URL}${path}?preview=${link}`;
  },
);

/**
 * Ends a link: it shows nothing any more.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export const endPreviewLink = personRule(
  'workingCopies.publish',
  async (admin, origin: Origin, id: string): Promise<void> => {
    const missing = new NotFoundError('This link has ended already.');
    const link = z.uuid().safeParse(id).success && (await prisma.previewLink.findUnique({ where: { id } }));
    if (!link) throw missing;
    const { entity, itemId, newKey } = link;
    placeFor(admin, { entity, itemId, newKey });
    const preview = await readPreview(link);
    await transactionBy(admin, async (transaction) => {
      const { count } = await transaction.previewLink.deleteMany({ where: { id } });
      if (count === 0) throw missing;
      const title = preview ? titleOf({ ...preview.row }).titleEn : '';
      await recordEvent(transaction, 'previewLinkEnded', admin, origin, title);
    });
  },
);

/**
 * The preview that a link shows at the address for which it was created: the item as it is now. `ended` for a link that
 * has ended or expired, or whose item is gone; null for everything else.
 */
export async function linkedPreview(tokens: Tokens, url: URL): Promise<Preview | 'ended' | null> {
  const link = url.searchParams.get('preview') ?? '';
  if (link.length <= longestKey) return null;
  const id = await tokens.readLink(link);
  if (id === null) return null;
  const row = await prisma.previewLink.findUnique({ where: { id, ...validAt(requestTime()) } });
  if (!row) return 'ended';
  const { entity, itemId } = placeAt(url.pathname) ?? {};
  if (entity !== row.entity || itemId !== row.itemId) return null;
  return (await readPreview(row)) ?? 'ended';
}
