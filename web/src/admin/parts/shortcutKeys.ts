import { useEffect, useEffectEvent } from 'react';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * The name of a shortcut on this platform, such as “Ctrl + S” or “⌘ S”.
 * @param keys as `aria-keyshortcuts` spells them; Control stands for the platform’s own key
 */
export function keysOf(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl').split('+').join(' + ');
  return keys.replace('Control', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').split('+').join(' ');
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
