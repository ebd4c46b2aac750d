/** The tiers from the top (docs/product.md#partners). */
export const tiers = ['platinum', 'gold', 'silver'] as const;

export type Tier = (typeof tiers)[number];
