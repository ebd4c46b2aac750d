const shortest = 12;
const longest = 256;

/** Browsers count UTF-16 units, at most two per character. */
export const newPasswordLimits = { units: 2 * longest };

/** What is wrong with a new password, as far as the browser can tell; null if nothing is. */
export function newPasswordProblem(password: string): 'REQUIRED' | 'INVALID' | 'TOO_LONG' | null {
  // In characters, as the server counts: an emoji is one.
  const { length } = [...password];
  if (length === 0) return 'REQUIRED';
  if (length < shortest) return 'INVALID';
  return length > longest ? 'TOO_LONG' : null;
}
