/**
 * Does something now and each time so many milliseconds have passed, as long as the process has other things to do.
 * @param onFailure is told of what went wrong; it is tried again at the next time
 */
export function regularly(
  milliseconds: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop: () => void } {
  const attempt = () => work().catch(onFailure);
  void attempt();
  const timer = setInterval(attempt, milliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
