/** The query parameters that pages read, by path in its one form; every page reads `lang`. */
const parameters: Record<string, readonly string[]> = {
  '/news': ['category', 'q', 'after'],
  '/communities': ['province', 'after'],
  '/heritage': ['after'],
  '/contact': ['type', 'community', 'sent'],
  '/search': ['q'],
  '/newsletter': ['subscribed'],
  '/newsletter/unsubscribe': ['token', 'done'],
};

/**
 * The names of the query parameters that the page at a path reads. Any others, such as those that social networks
 * append for each visitor, change nothing: the server caches one response for all of them.
 */
export function pageParameters(pathname: string): readonly string[] {
  return [...(parameters[pathname] ?? []), 'lang'];
}
