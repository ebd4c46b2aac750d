import { isAdminAddress } from './adminAddress.ts';

/** The HTML file for an address: each one starts a separate application. */
export function documentAt(pathname: string): 'index.html' | 'admin.html' | 'graphiql.html' {
  if (pathname === '/graphql') return 'graphiql.html';
  return isAdminAddress(pathname) ? 'admin.html' : 'index.html';
}
