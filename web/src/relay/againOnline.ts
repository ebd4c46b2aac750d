/**
 * Attempts something, and again whenever the connection is back, until an attempt succeeds; resolves after the first. What
 * it was to replace stays until then.
 */
export async function againOnline(attempt: () => Promise<unknown>): Promise<void> {
  await attempt().catch(() =>
    window.addEventListener('online', () => void againOnline(attempt), { once: true }),
  );
}
