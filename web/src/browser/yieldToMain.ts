/** Lets the browser respond to the visitor before long work continues. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
