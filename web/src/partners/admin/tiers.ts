/** The tiers from top to bottom (docs/product.md#partners). */
export const tiers = ['platinum', 'gold', 'silver'] as const;

export type Tier = (typeof tiers)[number];
