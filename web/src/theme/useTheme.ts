import { useSyncExternalStore } from 'react';
import { readStored, storeChoice } from '../browser/storedChoice.ts';
import { transitView } from '../browser/viewTransition.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

const storedTheme = () => readStored('theme', ['light', 'dark']);

/** The stored theme, else the system’s (docs/product.md#theme). */
const currentTheme = (): Theme => storedTheme() ?? (darkSystem().matches ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  const system = darkSystem();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function showTheme(theme: Theme): void {
  document.documentElement.className = theme;
  // The browser’s own frame: without a choice, it follows the system (index.html).
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    color.media = color.dataset['theme'] === theme ? 'all' : 'not all';
  listeners.forEach((listener) => listener());
}

/** Applies a stored theme to a page that does not have it: its server did not know it, or another tab has chosen it. */
export function restoreTheme(): void {
  const stored = storedTheme();
  if (stored) showTheme(stored);
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  storeChoice('theme', theme);
  void transitView('theme', () => showTheme(theme));
}

/** The active theme; null on the server and during hydration, since only the browser knows it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null);
}
