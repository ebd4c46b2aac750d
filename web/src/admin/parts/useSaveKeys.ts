import { useEffect, useEffectEvent } from 'react';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** How the keys that save are called on this machine. */
export function saveKeys(): string {
  return isMac() ? '⌘ S' : 'Ctrl + S';
}

/** Ctrl or ⌘ with S saves, wherever the focus is. */
export function useSaveKeys(onSave: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
