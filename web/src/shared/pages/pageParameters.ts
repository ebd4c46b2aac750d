/** The query parameters that pages read, by path; every page reads `lang`. */
const parameters: Record<string, readonly string[]> = {
  '/news': ['category', 'q'],
  '/contact': ['type', 'community', 'sent'],
  '/newsletter': ['subscribed'],
  '/newsletter/unsubscribe': ['token', 'done'],
};

/**
 * The names of the query parameters that the page at a path reads. Any others, such as those that social networks
 * append for each visitor, change nothing: the server caches one response for all of them.
 */
export function pageParameters(pathname: string): readonly string[] {
  // Paths match as in the router.
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return [...(parameters[path] ?? []), 'lang'];
}
