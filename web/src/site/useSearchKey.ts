import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoTo } from '../page/useGoTo.ts';
import { fields } from '../shared/pages/firstLayoutScript.ts';

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

/** The keys that were pressed before the scripts ran (firstLayoutScript.ts); from here on, they are heard. */
function takeEarlyKeys(): readonly string[] {
  const early = window as { earlyKeys?: string[] };
  const { earlyKeys = [] } = early;
  delete early.earlyKeys;
  return earlyKeys;
}

/** What is typed with one more key; null before a slash, and once Tab leads elsewhere. */
function typedWith(before: string | null, key: string): string | null {
  if (!before && key === '/') return '';
  if (before === null || key === 'Tab') return null;
  if (key === 'Escape') return '';
  if (key === 'Backspace') return before.slice(0, -1);
  if (key === 'Enter') return `${before}\n`;
  return key.length === 1 ? before + key : before;
}

/** The keys that type, besides characters. */
const typing = new Set(['Backspace', 'Enter', 'Escape']);

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
      if (ctrlKey || metaKey || altKey || (target as Element).closest?.(fields)) return;
      if (!typed && key === '/') {
        const field = document.querySelector<HTMLInputElement>(searchField);
        if (field) {
          // Brings it into view, unlike selecting its text.
          field.focus();
          field.select();
        }
        // A held key opens one page.
        else if (!repeat && typed === null) {
          typed = '';
          goTo('/search');
        }
      } else {
        const isTyping = typed !== null && (key.length === 1 || typing.has(key));
        typed = typedWith(typed, key);
        if (!isTyping) return;
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
  const openTyped = useEffectEvent(() => {
    const field = document.querySelector<HTMLInputElement>(searchField);
    const stored = takeStored();
    const text = takeEarlyKeys().reduce(typedWith, field && stored);
    if (text === null) return;
    typed = text;
    if (field) field.focus();
    else goTo('/search');
  });
  useEffect(() => openTyped(), []);
}
