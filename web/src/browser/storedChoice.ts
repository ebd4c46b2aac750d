type Choice = 'language' | 'theme';

const oneYear = 31_536_000;

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
    // Without storage, only the cookie remembers it.
  }
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax`;
}
