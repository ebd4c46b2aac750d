import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useGoTo } from '../page/useGoTo.ts';
import { searchLimits, searchTextIn } from '../shared/searchText.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import * as styles from './SearchPage.css.ts';
import { searchTexts } from './searchTexts.ts';

interface Props {
  /** The search that is shown. */
  search: string;
  onSearch: () => void;
}

/** The field of the search. The form works without scripts; with them, the field keeps its text and the focus. */
export function SearchForm({ search, onSearch }: Props) {
  const texts = useTexts(searchTexts);
  const goTo = useGoTo();
  const field = useRef<HTMLInputElement>(null);
  // The first address of a document has this key: its reader may be elsewhere already.
  const wasOpened = useRef(useLocation().key !== 'default' && search === '');
  useEffect(() => {
    // After the navigation has moved the focus to the page (useArrival).
    if (wasOpened.current) queueMicrotask(() => field.current?.focus({ preventScroll: true }));
  }, []);
  useEffect(() => {
    // Back and forward show another search.
    if (field.current && searchTextIn(field.current.value) !== search) field.current.value = search;
  }, [search]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parameters = new URLSearchParams({ q: searchTextIn(field.current?.value ?? '') });
    onSearch();
    goTo(`/search?${parameters}`);
  };
  return (
    <form role="search" action="/search" className={styles.form} onSubmit={handleSubmit}>
      <input
        ref={field}
        aria-label={texts.field}
        placeholder={texts.field}
        type="search"
        name="q"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        maxLength={searchLimits.characters}
        defaultValue={search}
        className={styles.field}
      />
      <IconButton type="submit" label={texts.button}>
        <SearchIcon />
      </IconButton>
    </form>
  );
}
