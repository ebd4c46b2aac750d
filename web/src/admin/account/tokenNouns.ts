/** A capability’s noun: `news` of `news.read`. */
const nounOf = (capability: string) => capability.split('.')[0] ?? '';

/** What no token can do. */
const inPerson = new Set(['account', 'people']);

/** The nouns of capabilities, as far as a token can have them, in their order. */
export const tokenNouns = (capabilities: readonly string[]): string[] =>
  [...new Set(capabilities.map(nounOf))].filter((noun) => !inPerson.has(noun));

/**
 * The capabilities of a token for the chosen nouns: to read, unless it may write. Those to `manage` are for both: what
 * writes refuses a read-only token.
 */
export function capabilitiesFor(
  capabilities: readonly string[],
  chosen: ReadonlySet<string>,
  mayWrite: boolean,
): string[] {
  return capabilities.filter(
    (capability) => chosen.has(nounOf(capability)) && (mayWrite || /\.(?:read|manage)$/.test(capability)),
  );
}
