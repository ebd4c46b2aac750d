import { readStored, store, storeChoice } from '../browser/storedChoice.ts';
import { languages, otherLanguage, type Language } from '../shared/language.ts';

/** The reader’s language: for components through `useLanguage`, and for loaders, which have no context. */
export class Reader {
  /** The language of the server’s render, which hydration must match. */
  readonly rendered: Language;
  #language: Language;
  readonly #listeners = new Set<() => void>();

  constructor(rendered: Language) {
    this.rendered = rendered;
    this.#language = rendered;
  }

  get language(): Language {
    return this.#language;
  }

  /** Switches to the language that the visitor chose earlier, or in another tab (docs/product.md#language). */
  restore(): void {
    const stored = readStored('language', languages);
    if (stored && stored !== this.#language) this.#read(stored);
  }

  toggle(): void {
    store('accountLanguage', null);
    this.#choose(otherLanguage(this.#language));
  }

  /** Switches to the language of an account that signs in, unless somebody has chosen one in this browser. */
  adopt(language: Language): void {
    const stored = readStored('language', languages);
    if (!stored || stored === readStored('accountLanguage', languages)) this.follow(language);
  }

  /** Switches to the language that the account is given. */
  follow(language: Language): void {
    store('accountLanguage', language);
    this.#choose(language);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #choose(language: Language): void {
    storeChoice('language', language);
    this.#read(language);
  }

  #read(language: Language): void {
    this.#language = language;
    document.documentElement.lang = language;
    this.#listeners.forEach((listener) => listener());
  }
}
