import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useReload } from './pageContext.ts';

/** A search applies to the texts in the reader’s language: when that changes, the search runs again. */
export function useSearchInReadersLanguage(isSearching: boolean): void {
  const { language } = useLanguage();
  const reload = useReload();
  const searchedIn = useRef(language);
  useEffect(() => {
    if (searchedIn.current === language) return;
    searchedIn.current = language;
    if (isSearching) void reload();
  }, [language, isSearching, reload]);
}
