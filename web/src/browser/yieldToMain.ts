/** Lets the browser answer the visitor before a long work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
