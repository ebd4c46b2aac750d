const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * The name of a shortcut on this platform.
 * @param keys as `aria-keyshortcuts` spells them; Control stands for the platform’s own key
 */
export function keysOf(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl').split('+').join(' + ');
  return keys.replace('Control', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').split('+').join(' ');
}
