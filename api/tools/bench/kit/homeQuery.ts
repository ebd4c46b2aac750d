import { findOperation } from '../../../src/testing/operations.ts';

/** The home page's query as a browser sends it (web/src/relay/network.ts), by id; it has no variables. */
export const homeQuery = { documentId: findOperation('HomePageQuery'), variables: {} };

/** The same query as an address, for GET. */
export const homeQueryAddress = `/graphql?${new URLSearchParams({
  documentId: homeQuery.documentId,
  variables: JSON.stringify(homeQuery.variables),
})}`;

export const asJson = { Accept: 'application/json' };
export const asHtml = { Accept: 'text/html' };
export const compressed = { 'Accept-Encoding': 'br' };
