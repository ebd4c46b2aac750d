import { both, type Fallbacks } from '../fallbacks.ts';
import { achievementFallbacks } from './competitionAchievements.ts';
import { judgingFallbacks } from './competitionJudging.ts';
import { requirementFallbacks } from './competitionRequirements.ts';
import { stageFallbacks } from './competitionStages.ts';
import { calendarFallbacks } from './competitionTimeline.ts';

/** The first section of the competition page: `competition.content` is its subtitle. */
export const competitionHeroFallbacks = {
  'competition.title': { en: 'The Competition', id: 'Kompetisi' },
  'competition.content': {
    en: 'From the registration form to the final contest: the calendar, the stages, what the judges look for, and what you need to take part.',
    id: 'Dari formulir pendaftaran hingga babak final: kalender, tahapan, hal yang dinilai juri, dan syarat untuk ikut serta.',
  },
  // Without a link there is no registration button.
  'competition.link': both(''),
} satisfies Fallbacks;

/** Everything on the competition page. */
export const competitionFallbacks = {
  ...competitionHeroFallbacks,
  ...calendarFallbacks,
  ...achievementFallbacks,
  ...stageFallbacks,
  ...judgingFallbacks,
  ...requirementFallbacks,
};
