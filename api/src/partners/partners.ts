import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { activeIn, visibleActive, type ActiveFilter } from '../database/active.ts';
import { prisma } from '../database/client.ts';
import { PartnerTier, type Partner } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { holdPartners, placePartners } from './partnerPlaces.ts';
import { pictureUrl, storedWebsiteUrl, websiteUrl } from '../addressFields.ts';
import { clearable, line, nullForEmpty, paragraphs, required } from '../inputFields.ts';

/** The levels of sponsorship, highest first (docs/product.md#partners). */
export const partnerTier = z
  .enum(PartnerTier, 'Choose platinum, gold or silver.')
  .meta({ id: 'PartnerTier', description: 'The level of a partner’s sponsorship; platinum is the highest.' });

/** An editor’s input for a partner (docs/product.md#partners). */
export const partnerInput = z.strictObject({
  name: required(line(200)).meta({ description: 'The same in both languages, 1 to 200 characters.' }),
  tier: clearable(partnerTier, () => PartnerTier.silver).meta({
    description: 'Silver by default and for null.',
  }),
  logoUrl: required(pictureUrl()).meta({ description: 'An http(s) address or a path on this site.' }),
  description: paragraphs(2000)
    .nullable()
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'Who they are, plain text, at most 2,000 characters; null or empty for none.' }),
  websiteUrl: websiteUrl()
    .nullable()
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'An http(s) address, at most 2,048 characters; null or empty for none.' }),
  active: clearable(z.boolean(), () => true).meta({
    description: 'False hides it from visitors; true by default and for null.',
  }),
});

/** A partner as it may have been stored, in archives and the history. */
export const storedPartner = partnerInput.extend({
  websiteUrl: storedWebsiteUrl().nullable().optional().transform(nullForEmpty),
});

export interface PartnerFilter extends ActiveFilter {
  tier?: PartnerTier | null | undefined;
}

/**
 * By tier, highest first, then by the editors’ order; partners without a place come last, in the order in
 * which they were added.
 */
export const partnerOrder = [
  { name: 'tier', direction: 'asc', type: Object.values(PartnerTier) },
  { name: 'order', direction: 'asc', type: 'number' },
  { name: 'id', direction: 'asc', type: 'number' },
] as const satisfies OrderColumn[];

/** Inactive partners are visible only to viewers who may read them. Every read goes through this filter. */
export const visiblePartners = (viewer: Viewer) => visibleActive('partners.read', viewer);

/**
 * One page of the partners that the viewer may see.
 * @throws ValidationError for a foreign cursor
 */
export const listPartners = publicRule(
  async (viewer, filter: PartnerFilter, page: Page, selection: Selection = {}): Promise<Partner[]> => {
    const ofTier = filter.tier ? [{ tier: filter.tier }] : [];
    return prisma.partner.findMany({
      ...selection,
      ...keysetPage(partnerOrder, page, [visiblePartners(viewer), ...activeIn(filter), ...ofTier]),
    });
  },
);

/** Reading, creating, changing and deleting a partner. */
export const partnerRules = resourceRules<Partner>({
  noun: 'partner',
  model: 'partner',
  input: partnerInput,
  change: partnerInput.partial(),
  write: 'partners.write',
  publish: 'partners.publish',
  isPublic: ({ active }: Partner) => active,
  visible: visiblePartners,
  hold: async (transaction, id, { tier }) => {
    if (tier !== undefined) await holdPartners(transaction, tier as PartnerTier, id);
  },
  // A partner that moves to another tier is placed at its end.
  consequences: async (transaction, admin, { tier }, partner: Partner) => {
    if (tier === undefined || tier === partner.tier) return {};
    const others = await transaction.partner.findMany({
      where: { tier: tier as PartnerTier },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
    });
    await placePartners(transaction, admin, others);
    return { order: others.length + 1 };
  },
});
