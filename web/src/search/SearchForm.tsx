import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useGoTo } from '../page/useGoTo.ts';
import { useSearchField } from '../page/useSearchField.ts';
import { searchTextIn } from '../shared/searchText.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchIcon } from '../ui/moreIcons.tsx';
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
  const show = (text: string) => {
    onSearch();
    goTo(text ? `/search?${new URLSearchParams({ q: text })}` : '/search');
  };
  const field = useSearchField(search, () => show(''));
  const input = field.ref;
  // The first address of a document has this key: its reader may be elsewhere already.
  const wasOpened = useRef(useLocation().key !== 'default' && search === '');
  useEffect(() => {
    // After the navigation has moved the focus to the page (useArrival).
    if (wasOpened.current) queueMicrotask(() => input.current?.focus({ preventScroll: true }));
  }, [input]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(searchTextIn(input.current?.value ?? ''));
  };
  return (
    <form role="search" action="/search" className={styles.form} onSubmit={handleSubmit}>
      <input
        {...field}
        aria-label={texts.field}
        placeholder={texts.field}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        className={styles.field}
      />
      <IconButton type="submit" label={texts.button}>
        <SearchIcon />
      </IconButton>
    </form>
  );
}
