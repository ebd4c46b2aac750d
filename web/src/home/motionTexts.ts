import { bilingual } from '../shared/language.ts';

/** The texts of the button in the hero, which is not part of the first view. */
export const motionTexts = bilingual({
  en: { pause: 'Pause motion', resume: 'Resume motion' },
  id: { pause: 'Jeda gerak', resume: 'Lanjutkan gerak' },
});
