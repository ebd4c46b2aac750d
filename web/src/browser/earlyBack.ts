/** The page that the server rendered. */
let rendered: string | undefined;

const pathAndSearch = () => location.pathname + location.search;

/** Not for an anchor within the page. */
function loadDocument(): void {
  if (pathAndSearch() !== rendered) location.reload();
}

/**
 * Until the site is hydrated, Back and Forward after a reload change only the address, and nobody shows its page: loads
 * its document.
 */
export function followEarlyBack(): void {
  rendered = pathAndSearch();
  addEventListener('popstate', loadDocument);
}

/** From now on, the router shows the page at the address. */
export function leaveBackToRouter(): void {
  removeEventListener('popstate', loadDocument);
}
