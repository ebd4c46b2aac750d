/** Whether an address is the admin's, which is an application and a document of its own. */
export function isAdminAddress(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}
