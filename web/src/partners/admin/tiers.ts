/** The tiers from the top (specification section 9). */
export const tiers = ['platinum', 'gold', 'silver'] as const;

export type Tier = (typeof tiers)[number];
