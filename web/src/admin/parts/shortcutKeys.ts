import { useEffect, useEffectEvent } from 'react';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The name of a shortcut on this platform, such as “Ctrl + S” or “⌘ S”. */
export function shortcutOf(letter: string): string {
  return isMac() ? `⌘ ${letter}` : `Ctrl + ${letter}`;
}

/** Runs on Ctrl or ⌘ and a letter, wherever the focus is; unless an editor of text has its own use for it. */
export function useShortcut(letter: string, onPress: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== letter || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
