import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoTo } from '../page/useGoTo.ts';

/** Where a slash is text, or would leave a dialog open. */
const elsewhere = 'input, textarea, select, [role$=dialog]';

const searchField = 'form[action="/search"] input';

/**
 * What was typed before the field was there, with Enter as a line break; null if it is not on its way. Not the hook’s,
 * whose effect runs again with each navigation.
 */
let typed: string | null = null;

const storageKey = 'typed search';

/** Keeps it for a document that takes the page’s place, as when its code is gone since a new version was deployed. */
function store(): void {
  try {
    if (typed) sessionStorage.setItem(storageKey, typed);
  } catch {
    // Without storage, it ends with the document.
  }
}

function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored;
  } catch {
    return null;
  }
}

/**
 * “/” opens the search of the site, or focuses its field. What is typed while the page loads arrives in the field, also
 * after its link was pressed, and Enter searches for it (docs/product.md#search).
 */
export function useSearchKey(): void {
  const goTo = useGoTo();
  const { key: shown } = useLocation();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    // By then it is in the field, unless that page failed.
    const timer = setTimeout(() => {
      typed = null;
    });
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || (target as Element).closest?.(elsewhere)) return;
      if (typed === null || (key === '/' && !typed)) {
        if (key !== '/') return;
        const field = document.querySelector<HTMLInputElement>(searchField);
        if (field) {
          // Brings it into view, unlike selecting its text.
          field.focus();
          field.select();
        }
        // A held key opens one page.
        else if (!repeat) {
          typed = '';
          goTo('/search');
        }
      } else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key === 'Enter') typed += '\n';
      else if (key.length === 1) typed += key;
      else if (key === 'Escape') typed = '';
      else {
        if (key === 'Tab') typed = null;
        return;
      }
      event.preventDefault();
    };
    const handleClick = ({ defaultPrevented, target }: Event) => {
      // Otherwise, it opens in a new tab.
      if (!defaultPrevented || !(target as Element).closest('a[href="/search"]')) return;
      typed = document.querySelector(searchField) ? null : '';
    };
    const handleFocus = ({ target }: Event) => {
      if (typed === null || !(target as Element).matches?.(searchField)) return;
      const field = target as HTMLInputElement;
      const isSearched = typed.includes('\n');
      // It keeps no line breaks.
      field.value = typed;
      typed = null;
      if (isSearched) field.form?.requestSubmit();
    };
    const handleBack = () => {
      typed = null;
    };
    const listeners = {
      keydown: handleKey,
      popstate: handleBack,
      click: handleClick,
      focusin: handleFocus,
      pagehide: store,
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    all.forEach(([type, listener]) => addEventListener(type, listener));
    return () => all.forEach(([type, listener]) => removeEventListener(type, listener));
  }, [goTo]);
  useEffect(() => {
    const stored = takeStored();
    const field = document.querySelector<HTMLInputElement>(searchField);
    if (stored === null || !field) return;
    typed = stored;
    field.focus();
  }, []);
}
