/** Whether an address belongs to the admin, which is a separate application and document. */
export function isAdminAddress(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}
