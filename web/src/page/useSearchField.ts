import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { searchLimits, searchTextIn } from '../shared/searchText.ts';

type Field = ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> };

/**
 * The field of a search that is in the address. It keeps what was typed before hydration, and its text and the focus
 * while results change.
 * @param search the search that is shown
 * @param onClear called when the field of a search is emptied, by Escape or the browser’s own button
 */
export function useSearchField(search: string, onClear: () => void): Field {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // It has changed elsewhere, by a link or by going back.
    if (ref.current && searchTextIn(ref.current.value) !== search) ref.current.value = search;
  }, [search]);
  return {
    ref,
    type: 'search',
    name: 'q',
    maxLength: searchLimits.characters,
    defaultValue: search,
    onInput({ currentTarget }) {
      // The results may still be on their way; their address is there from the start.
      const isSearched = search !== '' || new URLSearchParams(window.location.search).has('q');
      if (currentTarget.value === '' && isSearched) onClear();
    },
  };
}
