/** Milliseconds before the next attempts; after the last of them, only a connection that is back begins another. */
const pauses = [2_000, 4_000, 8_000, 16_000, 32_000];

/** Resolves after the pause, or once the connection is back. */
const pauseOrOnline = (pause: number | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = pause === undefined ? undefined : setTimeout(end, pause);
    window.addEventListener('online', end);
  });

/**
 * Attempts something until it succeeds, after longer and longer pauses, and whenever the connection is back; resolves
 * after the first attempt. What it was to replace stays until then.
 */
export async function withRetries(
  attempt: () => Promise<unknown>,
  [pause, ...later]: readonly number[] = pauses,
): Promise<void> {
  await attempt().catch(() => void pauseOrOnline(pause).then(() => withRetries(attempt, later)));
}
