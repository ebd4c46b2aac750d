import { isAdminAddress } from './adminAddress.ts';

/** The document for an address, by its file: each is the beginning of an application of its own. */
export function documentAt(pathname: string): 'index.html' | 'admin.html' | 'graphiql.html' {
  if (pathname === '/graphql') return 'graphiql.html';
  return isAdminAddress(pathname) ? 'admin.html' : 'index.html';
}
