import { choiceCookie } from '../shared/choiceCookie.ts';

type Choice = 'language' | 'theme';
/** `accountLanguage` is the language if it is that of an account, rather than a visitor’s choice. */
type Stored = Choice | 'accountLanguage';

/** What is stored under that name; null if it is missing or unknown. */
export function readStored<Value extends string>(name: Stored, known: readonly Value[]): Value | null {
  try {
    const stored = localStorage.getItem(name);
    return known.find((value) => value === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function store(name: Stored, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

/** Stores a choice, and mirrors it in a cookie for the server’s next render. */
export function storeChoice(name: Choice, value: string): void {
  store(name, value);
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
