import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readStored, storeChoice } from '../storedChoice.ts';
import type { Bilingual, Language } from './language.ts';

interface LanguageState {
  language: Language;
  toggleLanguage: () => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

interface Props {
  /** The language that the server rendered; a stored choice takes over once the page is awake. */
  initial: Language;
  /** The address named the language, so a stored choice waits for the next page. */
  addressed: boolean;
  children: ReactNode;
}

export function LanguageProvider({ initial, addressed, children }: Props) {
  const [language, setLanguage] = useState(initial);

  useEffect(() => {
    const stored = readStored('language', ['en', 'id']);
    if (stored && !addressed) setLanguage(stored);
  }, [addressed]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const toggleLanguage = useCallback(() => {
    const next = language === 'en' ? 'id' : 'en';
    storeChoice('language', next);
    setLanguage(next);
  }, [language]);

  const state = useMemo(() => ({ language, toggleLanguage }), [language, toggleLanguage]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('There is no LanguageProvider above this component.');
  return state;
}

/** A chapter of the dictionary in the reader's language. */
export function useTexts<Texts>(chapter: Bilingual<Texts>): Texts {
  return chapter[useLanguage().language];
}
