import { findOperation } from '../../../src/testing/operations.ts';

/** What the home page asks for in a browser (web/src/relay/network.ts), by id: it has no variables. */
export const homeQuery = { documentId: findOperation('HomePageQuery'), variables: {} };

/** The same under its address. */
export const homeQueryAddress = `/graphql?${new URLSearchParams({
  documentId: homeQuery.documentId,
  variables: JSON.stringify(homeQuery.variables),
})}`;

export const asJson = { Accept: 'application/json' };
export const asHtml = { Accept: 'text/html' };
export const compressed = { 'Accept-Encoding': 'br' };
