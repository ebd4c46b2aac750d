/** The tiers from the top (specification section 9). */
export const tiers = ['platinum', 'gold', 'silver'] as const;

export type Tier = (typeof tiers)[number];

export function isTier(text: string): text is Tier {
  return (tiers as readonly string[]).includes(text);
}
