import { createContext } from 'react';
import type { Language } from '../../shared/language.ts';

/** The language of the text that is edited. */
export const TextLanguage = createContext<Language>('en');
