import { choiceCookie } from '../shared/choiceCookie.ts';

type Choice = 'language' | 'theme';

/** A visitor’s stored choice of language or theme; null if it is missing or unknown. */
export function readStored<Value extends string>(name: Choice, known: readonly Value[]): Value | null {
  try {
    const stored = localStorage.getItem(name);
    return known.find((value) => value === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores a choice, and mirrors it in a cookie for the server’s next render. */
export function storeChoice(name: Choice, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
  document.cookie = choiceCookie(name, value);
}

/** Calls back whenever another tab has stored a choice, also when this page was kept aside in the meantime. */
export function onChoiceElsewhere(follow: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'language' || key === 'theme') follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
