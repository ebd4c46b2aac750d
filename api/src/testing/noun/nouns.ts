import { communityNoun } from '../../communities/communities.samples.ts';
import { partnerNoun } from '../../partners/partners.samples.ts';
import { patternNoun } from '../../patterns/patterns.samples.ts';
import { timelineNoun } from '../../timeline/timeline.samples.ts';
import type { Noun } from './noun.ts';

/** The nouns that the common tests cover, one line each. */
export const nouns: readonly Noun[] = [communityNoun, partnerNoun, patternNoun, timelineNoun];
