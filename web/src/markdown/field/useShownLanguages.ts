import { useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { languages, type Language } from '../../shared/language.ts';
import { media } from '../../theme/media.ts';
import { useMedia } from '../../ui/useMedia.ts';

/** Which languages of a text are shown: both where there is room, or one at a time. */
export interface ShownLanguages {
  shown: readonly Language[];
  /** Whether there is room for both. */
  isWide: boolean;
  show: (choice: Language | 'both') => void;
}

/**
 * Lets an editor choose the languages of a text that are shown.
 * @param wrong the languages whose texts were rejected: one of them is shown
 * @param rejections how often the form was rejected
 */
export function useShownLanguages(wrong: readonly Language[], rejections: number): ShownLanguages {
  const { language } = useLanguage();
  const isWide = useMedia(media.lg);
  const [choice, show] = useState<Language | 'both'>('both');
  const one = choice === 'both' ? language : choice;
  const shown = isWide && choice === 'both' ? languages : [one];
  const [seen, setSeen] = useState(rejections);
  if (seen !== rejections) {
    setSeen(rejections);
    const [first] = wrong;
    if (first && !wrong.some((one) => shown.includes(one))) show(first);
  }
  return { shown, isWide, show };
}
