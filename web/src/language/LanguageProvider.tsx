import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Bilingual, Language } from '../shared/language.ts';
import type { Reader } from './reader.ts';

const ReaderContext = createContext<Reader | null>(null);

interface Props {
  reader: Reader;
  children: ReactNode;
}

export function LanguageProvider({ reader, children }: Props) {
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('useLanguage and useTexts need a LanguageProvider above them');
  return reader;
}

/** The current language, and functions that switch to the other, and to that of the account. */
export function useLanguage(): {
  language: Language;
  toggleLanguage: () => void;
  followLanguage: (language: Language) => void;
} {
  const reader = useReader();
  const language = useSyncExternalStore(
    reader.subscribe,
    () => reader.language,
    () => reader.rendered,
  );
  return {
    language,
    toggleLanguage: () => reader.toggle(),
    followLanguage: (next) => reader.follow(next),
  };
}

/**
 * Returns a function that switches to the language of an account, in a browser where nobody has chosen one, and returns
 * the one that is read from then on.
 */
export function useAdoptLanguage(): (language: Language | null) => Language {
  const reader = useReader();
  return (language) => {
    if (language) reader.adopt(language);
    return reader.language;
  };
}

/** A chapter of the dictionary in the reader’s language. */
export function useTexts<Texts>(chapter: Bilingual<Texts>): Texts {
  return chapter[useLanguage().language];
}
