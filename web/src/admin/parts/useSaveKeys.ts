import { useEffect, useEffectEvent } from 'react';
import { keysOf } from '../../browser/shortcuts.ts';

/** The name of the save shortcut on this platform. */
export function saveKeys(): string {
  return keysOf('Control+S');
}

/** Saves on Ctrl+S or ⌘S, wherever the focus is. */
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
