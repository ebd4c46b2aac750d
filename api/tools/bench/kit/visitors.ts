import { findOperation } from '../../../src/testing/operations.ts';
import { requestOf } from './connection.ts';
import { asHtml, asJson, compressed, homeQueryAddress } from './homeQuery.ts';

const newsQueryAddress = `/graphql?${new URLSearchParams({
  documentId: findOperation('NewsPageQuery'),
  variables: JSON.stringify({ category: null, search: null, language: null }),
})}`;

const pages = ['/', '/news', '/news/1', '/heritage', '/communities'];
const queries = [homeQueryAddress, newsQueryAddress];
const lists = ['/api/news', '/api/partners', '/api/communities'];

const read = (path: string, accept: object) => requestOf({ path, headers: { ...accept, ...compressed } });

/** What visitors read: pages, then the queries of the pages that they navigate to, and REST. */
export const reads: Buffer[] = [
  ...pages.map((path) => read(path, asHtml)),
  ...queries.map((path) => read(path, asJson)),
  ...lists.map((path) => read(path, asJson)),
];

let messages = 0;

/** A message to the organizers. Each comes from a different network, since the server allows few from one. */
export function contactMessage(): Buffer {
  messages += 1;
  const address = [messages, messages >> 8, messages >> 16].map((part) => part & 255).join('.');
  return requestOf({
    path: '/api/contact',
    headers: { ...asJson, 'X-Forwarded-For': `10.${address}` },
    body: {
      name: 'Sri Wahyuni',
      email: 'sri.wahyuni@example.org',
      subject: 'A visit with our class',
      message: 'We are thirty pupils from Bantul, and would like to see how batik is made.',
    },
  });
}

/** One in this many requests is a message. */
const requestsPerMessage = 20;

/** The visitors' requests, in order. */
export function requestNumber(number: number): Buffer {
  return number % requestsPerMessage === 0
    ? contactMessage()
    : (reads[number % reads.length] ?? contactMessage());
}
