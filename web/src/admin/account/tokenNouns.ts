import type { NewApiToken } from './useCreateApiToken.ts';

/** A token’s access to a noun: no more than its own. */
export type Access = NewApiToken['scope'];

/** A capability’s noun: `news` of `news.read`. */
const nounOf = (capability: string) => capability.split('.')[0] ?? '';

const isReading = (capability: string) => capability.endsWith('.read');

/** What no token can do. */
const inPerson = new Set(['account', 'people']);

/** The access that a token with these capabilities has to each of their nouns, in their order. */
export function accessesOf(capabilities: readonly string[], scope: Access): ReadonlyMap<string, Access> {
  const accesses = new Map<string, Access>();
  for (const capability of capabilities) {
    const noun = nounOf(capability);
    if (inPerson.has(noun)) continue;
    const isWriting = scope === 'readWrite' && !isReading(capability);
    if (isWriting || !accesses.has(noun)) accesses.set(noun, isWriting ? 'readWrite' : 'readOnly');
  }
  return accesses;
}

/**
 * The capabilities that give a token the chosen accesses, as far as its scope allows. Those to `manage` read and write:
 * only a read-only token, which the server lets write nothing, can have them to read.
 */
export function capabilitiesFor(
  capabilities: readonly string[],
  chosen: ReadonlyMap<string, Access>,
  scope: Access,
): string[] {
  return capabilities.filter((capability) => {
    const access = chosen.get(nounOf(capability));
    if (!access) return false;
    if (scope === 'readOnly') return /\.(?:read|manage)$/.test(capability);
    return access === 'readWrite' || isReading(capability);
  });
}

/** The nouns that a token can reach, each with the accesses among which one can choose. */
export function tokenNouns(
  capabilities: readonly string[],
  scope: Access,
): { noun: string; accesses: Access[] }[] {
  return [...accessesOf(capabilities, scope).keys()]
    .map((noun) => ({
      noun,
      accesses: (['readOnly', 'readWrite'] as const).filter((access) => {
        const granted = capabilitiesFor(capabilities, new Map([[noun, access]]), scope);
        return accessesOf(granted, scope).get(noun) === access;
      }),
    }))
    .filter(({ accesses }) => accesses.length > 0);
}
