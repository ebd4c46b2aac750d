/** The default target of a sign-in (docs/product.md#sign-in). */
const dashboard = '/admin/dashboard';

/** The address of the sign-in page that returns to `address`, a path with its query. */
export function loginAddress(address: string): string {
  return address === dashboard ? '/admin/login' : `/admin/login?next=${encodeURIComponent(address)}`;
}

/** The address to return to, if it is under /admin; anything else could be an open redirect. */
export function returnAddress(next: string | null): string {
  const url = URL.parse(next ?? '', window.location.origin);
  if (url?.origin !== window.location.origin) return dashboard;
  const isAdmin = url.pathname.startsWith('/admin/') && url.pathname !== '/admin/login';
  return isAdmin ? url.pathname + url.search : dashboard;
}
