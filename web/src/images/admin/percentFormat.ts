import type { Language } from '../../shared/language.ts';

/** Whole percent, as the reader’s language writes them. */
export const percentFormat = (language: Language) =>
  new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US', {
    style: 'percent',
    maximumFractionDigits: 0,
  });
