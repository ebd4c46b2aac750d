const listeners = new Set<() => void>();

/**
 * Calls `listener` after each change that this window has sent and the server has answered, also if it refused it.
 * @returns a function that ends this
 */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const noteChange = (): void => listeners.forEach((listener) => listener());
