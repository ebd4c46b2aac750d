/** Where a sign-in leads when nothing else was asked for (docs/product.md#sign-in). */
const dashboard = '/admin/dashboard';

/** The address of the sign-in page that leads back to `address`, a path with its query. */
export function loginAddress(address: string): string {
  return address === dashboard ? '/admin/login' : `/admin/login?next=${encodeURIComponent(address)}`;
}

/** The address that asked for the sign-in, if it is one of the admin's; anything else could be a trap. */
export function returnAddress(next: string | null): string {
  const url = URL.parse(next ?? '', window.location.origin);
  if (url?.origin !== window.location.origin) return dashboard;
  const isAdmin = url.pathname.startsWith('/admin/') && url.pathname !== '/admin/login';
  return isAdmin ? url.pathname + url.search : dashboard;
}
