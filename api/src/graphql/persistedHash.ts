/** The hash in a request that uses automatic persisted queries. */
export function hashIn(extensions: Record<string, unknown> | undefined): string | null {
  const { version, sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as Record<string, unknown>;
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}
