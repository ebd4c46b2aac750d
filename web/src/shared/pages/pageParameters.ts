/** What pages read from the query of their address, by path; `lang` is read on every page. */
const parameters: Record<string, readonly string[]> = {
  '/news': ['category', 'q'],
  '/contact': ['type', 'community', 'sent'],
  '/newsletter': ['subscribed'],
  '/newsletter/unsubscribe': ['token', 'done'],
};

/**
 * The names of the parameters that the page at a path reads. What else an address has, as those that social networks
 * append for each visitor, changes nothing: the server keeps one answer for all of them.
 */
export function pageParameters(pathname: string): readonly string[] {
  // As the router matches paths.
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return [...(parameters[path] ?? []), 'lang'];
}
